import type { LanguageTables } from '../languages/tables.ts'
import type { KnownPlaces, Place } from '../places.ts'
import aliases from '../words/country-aliases.json' with { type: 'json' }
import { addPhrase, findOrAddNode, splitPhrase, type TrieNode } from './trie.ts'

/**
 * Adds stored markets and areas, and all countries by their names in all languages (Unicode CLDR).
 */
export function addPlaces(root: TrieNode, places: KnownPlaces, languages: readonly LanguageTables[]): void {
  const add = (name: string, place: Place) => addPhrase(root, splitPhrase(name), { kind: 'place', place })
  const areas = areasOf(places)
  for (const { name, country } of places.markets) {
    // A town may be a market and also an area with more markets.
    const around = areas.get(keyOf(name, country))?.map(({ market }) => market)
    const markets = around && { markets: [...new Set([name, ...around])] }
    for (const form of formsOf(name, languages)) add(form, { country, market: name, ...markets })
  }
  for (const [first, ...others] of areas.values()) {
    if (
      first === undefined ||
      findOrAddNode(root, splitPhrase(first.area))?.meanings.some((one) => one.kind === 'place')
    )
      continue
    const markets = [first, ...others].map(({ market }) => market)
    add(first.area, { country: first.country, market: first.area, markets: [...new Set(markets)] })
  }
  const stored = new Set(places.markets.map(({ country }) => country))
  const also: Readonly<Record<string, string>> = aliases
  const inLanguages = languages.map(
    ({ language }) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  // Of two countries with one name, the country with prices wins.
  const countries = [...places.countries].sort(
    (a, b) => Number(stored.has(b.code)) - Number(stored.has(a.code)),
  )
  for (const { code, names } of countries) {
    const translated = inLanguages.flatMap((list) => list.of(code) ?? [])
    for (const name of [...names, ...(also[code]?.split(', ') ?? []), ...translated])
      add(name, { country: code })
  }
}

/** Sources list the smallest area first. */
function areasOf({ markets }: KnownPlaces) {
  const each = markets.flatMap(({ name, country, area }) =>
    (area ?? '').split(', ').flatMap((one) => (one === '' ? [] : [{ area: one, country, market: name }])),
  )
  return Map.groupBy(each, ({ area, country }) => keyOf(area, country))
}

const keyOf = (area: string, country: string): string => JSON.stringify([area, country])

/** "Managua (oriental)" is also "oriental market"; "Betou Centre" is commonly "Betou". */
function formsOf(name: string, languages: readonly LanguageTables[]): string[] {
  const [base = '', inner = ''] = name.split(/[()]/).map((part) => part.trim())
  const words = languages.flatMap(({ names }) => names.market)
  const turned =
    inner === ''
      ? []
      : [
          `${base} ${inner}`,
          `${inner} ${base}`,
          ...words.flatMap((word) => [`${inner} ${word}`, `${word} ${inner}`]),
        ]
  const parts = name.includes('/') ? name.split('/') : []
  const short = base.replace(/ (?:cent(?:re|er|ro|ral)|town|city|ville|market|march[eé]|mercado)$/i, '')
  return [name, ...turned, ...parts, ...(short.length > 3 ? [short] : [])]
}
