import { expect, test } from 'vitest'
import { alpha2, alpha3 } from './iso-countries.ts'

test('converts two-letter and three-letter country codes, in either case', () => {
  expect([alpha2('KEN'), alpha2('nic'), alpha2('cg'), alpha3('CG'), alpha3('ke')]).toEqual([
    ...['KE', 'NI', 'CG', 'COG', 'KEN'],
  ])
})

test.each(['', 'Kenya', 'XX', 'QQQ', 'KENKE'])(
  'does not convert "%s", which is not a country code',
  (code) => {
    expect([alpha2(code), alpha3(code)]).toEqual([undefined, undefined])
  },
)
