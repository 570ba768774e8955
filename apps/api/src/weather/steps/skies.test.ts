import { SKY_NAMES, type SkyName } from '@smart-farming/words/skies'
import { expect, test } from 'vitest'
import { metSymbols } from '../providers/met-norway/met-symbols.ts'
import { wmoCodes } from './wmo-codes.ts'

const known: ReadonlySet<string> = new Set<SkyName>(SKY_NAMES)

test('lists each sky name once', () => expect(known.size).toBe(SKY_NAMES.length))

test('every sky name for a WMO code is in the vocabulary that the catalogues translate', () => {
  const called = Array.from({ length: 100 }, (_, code) => wmoCodes.condition(code)?.description)
  const found = called.filter((sky) => sky !== undefined)
  expect(found).toContain('freezing fog')
  expect(found.filter((sky) => !known.has(sky))).toEqual([])
})

test('every sky name for a MET Norway symbol is in the vocabulary too', () => {
  const wet = ['light', '', 'heavy'].flatMap((strength) =>
    ['rain', 'sleet', 'snow'].flatMap((kind) =>
      ['', 'showers', 'andthunder', 'showersandthunder'].map((more) => `${strength}${kind}${more}`),
    ),
  )
  const symbols = ['clearsky', 'fair', 'partlycloudy', 'cloudy', 'fog', ...wet]
  const found = symbols.map((symbol) => metSymbols.condition(symbol)?.description ?? symbol)
  expect(found.filter((sky) => !known.has(sky))).toEqual([])
})
