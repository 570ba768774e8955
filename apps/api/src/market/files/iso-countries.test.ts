import { expect, test } from 'vitest'
import { toAlpha2, toAlpha3 } from './iso-countries.ts'

test('converts two-letter and three-letter country codes, in either case', () => {
  expect([toAlpha2('KEN'), toAlpha2('nic'), toAlpha2('cg'), toAlpha3('CG'), toAlpha3('ke')]).toEqual([
    ...['KE', 'NI', 'CG', 'COG', 'KEN'],
  ])
})

test.each(['', 'Kenya', 'XX', 'QQQ', 'KENKE'])(
  'does not convert "%s", which is not a country code',
  (code) => {
    expect([toAlpha2(code), toAlpha3(code)]).toEqual([undefined, undefined])
  },
)
