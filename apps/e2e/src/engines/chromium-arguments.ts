/**
 * Features that Playwright itself disables. Chromium only uses the last list it is given, so ours has to repeat these;
 * a test compares them with Playwright's own.
 */
const offForPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/**
 * Pages that the browser makes of its own address bar, in a process of their own for each test: as much work again
 * as the pages under test.
 */
const addressBarPages = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup']

/** A process for the next page, before anybody wants one: each test would start one, and end it unused. */
const sparePage = 'SpareRendererForSitePerProcess'

/** Without these a Chromium in a container does not start, talks to its maker, or works for nobody. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...addressBarPages, sparePage].join(',')}`,
]
