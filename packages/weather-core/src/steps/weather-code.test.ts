import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { readWeatherCode } from './weather-code.ts'

test('I11 reads thunder, hail and freezing rain from the weather code', () =>
  checkRows(
    [
      ['no code', undefined, { thunder: undefined, hail: undefined, freezing: undefined }],
      ['a clear sky', 0, { thunder: false, hail: false, freezing: false }],
      ['rain', 63, { thunder: false, hail: false, freezing: false }],
      ['thunder, which may bring hail', 95, { thunder: true, hail: undefined, freezing: false }],
      ['thunder with hail', 96, { thunder: true, hail: true, freezing: false }],
      ['heavy thunder with hail', 99, { thunder: true, hail: true, freezing: false }],
      ['freezing drizzle', 56, { thunder: false, hail: false, freezing: true }],
      ['freezing rain', 67, { thunder: false, hail: false, freezing: true }],
    ],
    ([, code, signs]) => {
      expect(readWeatherCode(code)).toEqual(signs)
    },
  ))
