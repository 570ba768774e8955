import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { homeCountry } from '../../http/server/home-country.ts'
import { searchKey } from '../gazetteer/search-key.ts'
import { countryCode } from './countries.ts'
import { parsePlaceQuery } from './place-query.ts'

test('compares names without case, accents and marks', () =>
  checkRows(
    [
      ['São Paulo', 'sao paulo'],
      ['  SAINT-Étienne ', 'saint etienne'],
      ['N’Djamena', 'ndjamena'],
      ["N'Djamena", 'ndjamena'],
      ['Łódź', 'lodz'],
      ['Straße', 'strasse'],
      ['Tromsø', 'tromso'],
      ['東京', '東京'],
      ['%_\\', ''],
    ],
    ([name, key]) => {
      expect(searchKey(name)).toBe(key)
    },
  ))

test('recognises countries by name or code', () =>
  checkRows(
    [
      ['Kenya', 'KE'],
      ['ke', 'KE'],
      ['United Kingdom', 'GB'],
      ['UK', 'GB'],
      ['Deutschland', 'DE'],
      ['Côte d’Ivoire', 'CI'],
      ['Tanzania', 'TZ'],
      ['England', undefined],
      ['zz', undefined],
    ],
    ([text, code]) => {
      expect(countryCode(text)).toBe(code)
    },
  ))

describe('reading a place query', () => {
  const read = (text: string) =>
    parsePlaceQuery(text).map(({ key, within }) => [key, within?.country, within?.area])

  test('reads one word as a name', () => {
    expect(read('Nakuru')).toEqual([['nakuru', undefined, undefined]])
  })

  test('reads the text after a comma as the area or country', () => {
    expect(read('Ludlow, Shropshire, UK')).toEqual([['ludlow', undefined, 'shropshire']])
    expect(read('London, CA')).toEqual([['london', 'CA', 'ca']])
  })

  test('reads words without a comma as one name first, then as a name followed by its area', () => {
    expect(read('Tenbury Wells England')).toEqual([
      ['tenbury wells england', undefined, undefined],
      ['tenbury wells', undefined, 'england'],
      ['tenbury', undefined, 'wells england'],
    ])
  })

  test('tries oe as ö only after the spelling as typed', () => {
    expect(read('Koeln, DE').map(([key]) => key)).toEqual(['koeln', 'koln'])
  })

  test.each(['', ' ', ',', '%', ', Kenya'])('finds no query in %j', (text) => {
    expect(read(text)).toEqual([])
  })
})

test('takes the home country from the browser’s languages', () =>
  checkRows(
    [
      ['en-GB,en;q=0.9', 'GB'],
      ['sw,en-KE;q=0.8', 'KE'],
      ['zh-Hant-TW', 'TW'],
      ['de', undefined],
      ['*', undefined],
      [undefined, undefined],
    ],
    ([header, country]) => {
      expect(homeCountry(header)).toBe(country)
    },
  ))
