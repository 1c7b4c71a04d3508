/**
 * The browser features to switch off. First come those of Playwright, which this list replaces; then the address bars of windows, which
 * nobody sees.
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

/** The command-line arguments of the browser. They keep it from doing other work than showing pages: network, updates, graphics card. */
export const browserArguments: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  // The processor paints the pages anyway. Without this argument it would emulate a graphics card for that, which costs more.
  '--disable-gpu',
  '--disable-sync',
  // Makes a browser without windows draw text as one with windows does.
  '--font-render-hinting=none',
  '--no-first-run',
  `--disable-features=${switchedOff.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
