import { searchKey } from '../gazetteer/search-key.ts'
import { countryCode } from './countries.ts'

/** Division or country that narrows a name. A text such as "CA" may be either. */
export interface SearchArea {
  country: string | undefined
  /** Search key of the area, as from {@link searchKey}. */
  area: string
}

export interface NameQuery {
  /** As typed, without its division or country. */
  name: string
  key: string
  within: SearchArea | undefined
}

/**
 * Possible readings of a farmer's text, most likely first. "Ludlow, England" is a Ludlow in
 * England. "Ludlow England" may be a name of two words, or a Ludlow in England. Empty if the text
 * has no letters or digits.
 */
export function parsePlaceQuery(text: string): NameQuery[] {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim())
  const narrowing = parts.filter((part) => searchKey(part) !== '')
  const key = searchKey(name)
  if (key === '') return []
  // In "town, county, country", the part after the town is the most specific and implies the
  // country.
  const [nearest] = narrowing
  if (nearest !== undefined) return withUmlauts([{ name, key, within: toWithin(nearest) }])
  const words = name.split(/\s+/)
  const splits = [1, 2]
    .filter((count) => words.length > count)
    .map((count) => {
      const first = words.slice(0, -count).join(' ')
      return { name: first, key: searchKey(first), within: toWithin(words.slice(-count).join(' ')) }
    })
  return withUmlauts([{ name, key, within: undefined }, ...splits.filter((split) => split.key !== '')])
}

/**
 * Without ö on the keyboard, people type oe. "Koeln" is therefore also read as "Koln", after all
 * other readings.
 */
function withUmlauts(readings: NameQuery[]): NameQuery[] {
  const [literal] = readings
  const key = literal?.key.replace(/([aou])e/g, '$1')
  return literal === undefined || key === undefined || key === literal.key
    ? readings
    : [...readings, { ...literal, key }]
}

function toWithin(part: string): SearchArea {
  return { country: countryCode(part), area: searchKey(part) }
}
