/**
 * Features that Playwright disables. Chromium uses only its last list, so ours must repeat these. A
 * test compares the two lists.
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

/** Pages for the address bar, each in its own process, which double the work of a test. */
const addressBarPages = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup']

/** A spare process for the next page, which each test would start and end unused. */
const sparePage = 'SpareRendererForSitePerProcess'

/**
 * Without these, Chromium in a container does not start, contacts Google, or does needless work.
 */
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
