import type { Device } from '@smart-farming/contracts/accounts/my-account'

const systems = {
  android: 'Android phone',
  ios: 'iPhone or iPad',
  windows: 'Windows computer',
  macos: 'Mac',
  linux: 'Linux computer',
  chromeos: 'Chromebook',
  kaios: 'KaiOS phone',
  other: 'Unknown device',
} satisfies Record<Device['system'], string>

const browsers = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  other: 'another browser',
} satisfies Record<Device['browser'], string>

/** Names a device: "Android phone, Chrome". */
export function deviceName(device: Device | undefined): string {
  if (device === undefined || (device.system === 'other' && device.browser === 'other')) return systems.other
  return `${systems[device.system]}, ${browsers[device.browser]}`
}
