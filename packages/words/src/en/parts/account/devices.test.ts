import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { deviceName } from './devices.ts'

test('deviceName names the system and browser, even when unknown', () =>
  checkRows(
    [
      [{ system: 'android', browser: 'chrome' }, 'Android phone, Chrome'],
      [{ system: 'kaios', browser: 'other' }, 'KaiOS phone, another browser'],
      [{ system: 'other', browser: 'firefox' }, 'Unknown device, Firefox'],
      [{ system: 'other', browser: 'other' }, 'Unknown device'],
      [undefined, 'Unknown device'],
    ] as const,
    ([device, name]) => expect(deviceName(device)).toBe(name),
  ))
