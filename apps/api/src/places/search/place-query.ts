import { searchKey } from '../gazetteer/search-key.ts'
import { countryCode } from './countries.ts'

/** What a name is narrowed by: a country, or a division such as a state or county, or either ("CA"). */
export interface Within {
  country: string | undefined
  /** As {@link searchKey} writes it. */
  area: string
}

export interface NameQuery {
  /** The name as typed, without what narrows it. */
  name: string
  key: string
  within: Within | undefined
}

/**
 * The ways to read what a farmer typed, likeliest first: "Ludlow, England" is a Ludlow in England; "Ludlow England" may
 * be a name of two words, or a Ludlow in England. Empty when there is nothing to look for.
 */
export function readPlaceQuery(text: string): NameQuery[] {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim())
  const narrowing = parts.filter((part) => searchKey(part) !== '')
  const key = searchKey(name)
  if (key === '') return []
  // Of "town, county, country" the nearest part says most: the country follows from it.
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

/** Whoever has no ö on the keyboard types oe: "Koeln" may also be read as "Koln", after everything else. */
function withUmlauts(readings: NameQuery[]): NameQuery[] {
  const [literal] = readings
  const key = literal?.key.replace(/([aou])e/g, '$1')
  return literal === undefined || key === undefined || key === literal.key
    ? readings
    : [...readings, { ...literal, key }]
}

function toWithin(part: string): Within {
  return { country: countryCode(part), area: searchKey(part) }
}
