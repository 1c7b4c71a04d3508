/** Playwright's own list, which the browser forgets when it is given another, and the windows' address bars that nobody sees. */
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** What the browser is started with: nothing that the network, an update, a graphics card or an address bar would do beside the pages. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  // Pages are painted by the processor all the same, and without a make-believe graphics card at less cost.
  '--disable-gpu',
  '--disable-sync',
  // So a browser without windows sets its letters as one with windows does.
  '--font-render-hinting=none',
  '--no-first-run',
  `--disable-features=${switchedOff.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
