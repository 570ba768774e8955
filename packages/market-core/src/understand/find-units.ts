import type { PriceUnit } from '../mass.ts'
import { hasPhrase } from './plain-text.ts'

const unitNames: readonly (readonly [PriceUnit, readonly string[]])[] = [
  ['kg', ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme']],
  ['t', ['t', 'mt', 'tonne', 'tonnes', 'ton', 'tons', 'metric ton', 'metric tons', 'tonnen', 'tonelada']],
  ['quintal', ['quintal', 'quintals', 'qtl', 'qq']],
  ['lb', ['lb', 'lbs', 'pound', 'pounds']],
  ['cwt', ['cwt', 'hundredweight']],
  ['maund', ['maund', 'maunds', 'mann', 'mound']],
  ['bushel', ['bushel', 'bushels', 'bu']],
  ['bag', ['bag', 'bags', '90 kg bag', '90kg bag', 'sack', 'sacks', 'gunia']],
]

const unitOf = new Map(unitNames.flatMap(([unit, names]) => names.map((name) => [name, unit] as const)))
// Longest first: "metric tons" before "t".
const anyUnit = [...unitOf.keys()].sort((a, b) => b.length - a.length).join('|')
const unitAsked = new RegExp(`(?<![^ ])(?:per|an?|in|each|the|one|to|into|/) (?<unit>${anyUnit})(?![^ ])`)

/**
 * The unit in which a price is asked for: "per bag", "a bushel", "in kg", "/t". Undefined when none is named that way.
 */
export function findUnit(plain: string): PriceUnit | undefined {
  return unitOf.get(unitAsked.exec(plain)?.groups?.unit ?? '')
}

/** The unit of a word that follows a number: "50 bags". */
export function unitOfWord(word: string): PriceUnit | undefined {
  return unitOf.get(word)
}

const currencies: readonly (readonly [code: string, words: readonly string[]])[] = [
  ['USD', ['usd', 'dollar', 'dollars', 'us dollars', '$', 'bucks']],
  ['EUR', ['eur', 'euro', 'euros', '€']],
  ['GBP', ['gbp', 'sterling', 'quid', 'british pounds', 'pounds sterling', '£']],
  ['INR', ['inr', 'rupee', 'rupees', 'indian rupees', '₹', 'rs']],
  ['KES', ['kes', 'ksh', 'kenyan shillings', 'shillings', 'bob']],
  ['NGN', ['ngn', 'naira']],
  ['NIO', ['nio', 'cordoba', 'cordobas']],
  ['XAF', ['xaf', 'cfa', 'fcfa', 'francs', 'cfa francs']],
  ['BRL', ['brl', 'reais']],
  ['CAD', ['cad', 'canadian dollars']],
  ['AUD', ['aud', 'australian dollars']],
  ['ZAR', ['zar', 'rand']],
  ['CHF', ['chf', 'swiss francs']],
  ['JPY', ['jpy', 'yen']],
  ['CNY', ['cny', 'yuan', 'renminbi']],
]

// Longest first: "canadian dollars" before "dollars".
const currencyNames = currencies
  .flatMap(([code, words]) => words.map((word) => ({ code, word })))
  .sort((a, b) => b.word.length - a.word.length)

/** The currency that a question names, as its ISO 4217 code. "Pounds" alone are a weight. */
export function findCurrency(plain: string): string | undefined {
  return currencyNames.find(({ word }) =>
    /^[$€£₹]$/.test(word) ? plain.includes(word) : hasPhrase(plain, word),
  )?.code
}
