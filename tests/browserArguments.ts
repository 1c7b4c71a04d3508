/**
 * The browser features to switch off: first those of Playwright's own list, which this list replaces, then the popups of the address bar.
 */
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

/** The command-line arguments of the browser. They switch off work that the tests do not need: network, updates, graphics card. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  // The processor paints the pages anyway. Without this argument it would also emulate a graphics card, which takes longer.
  '--disable-gpu',
  '--disable-sync',
  // Makes a headless browser draw text as a browser with windows does.
  '--font-render-hinting=none',
  '--no-first-run',
  `--disable-features=${switchedOff.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
