import { type Device, deviceBrowsers, deviceSystems } from '@smart-farming/contracts/accounts/my-account'

// Order matters: Edge and Opera call themselves Chrome, Chrome calls itself Safari, and Android
// calls itself Linux.
const systems: readonly (readonly [RegExp, Device['system']])[] = [
  [/KAIOS/i, 'kaios'],
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'macos'],
  [/Linux|X11/, 'linux'],
]
const browsers: readonly (readonly [RegExp, Device['browser']])[] = [
  [/SamsungBrowser/, 'samsung'],
  [/Edg(A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Safari\//, 'safari'],
]

/**
 * The device in a User-Agent header, in a few classes. Users can recognise their own phone by it.
 */
export function parseUserAgent(userAgent: string | undefined): Device {
  const said = userAgent?.slice(0, 400) ?? ''
  return {
    system: systems.find(([pattern]) => pattern.test(said))?.[1] ?? 'other',
    browser: browsers.find(([pattern]) => pattern.test(said))?.[1] ?? 'other',
  }
}

/** Stored form: `android/chrome`. */
export const formatDevice = ({ system, browser }: Device): string => `${system}/${browser}`

/** Parses the result of {@link formatDevice}; undefined if the device is unknown. */
export function parseDevice(text: string | null): Device | undefined {
  const [first, second] = text?.split('/') ?? []
  const system = deviceSystems.find((one) => one === first)
  const browser = deviceBrowsers.find((one) => one === second)
  return system === undefined || browser === undefined ? undefined : { system, browser }
}
