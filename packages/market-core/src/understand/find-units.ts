import type { PriceUnit } from '../mass.ts'
import { plainText } from './plain-text.ts'

const unitNames: readonly (readonly [PriceUnit, readonly string[]])[] = [
  [
    'kg',
    ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'किलो', 'كيلو'].map(plainText),
  ],
  ['shortTon', ['short ton', 'short tons', 'us ton', 'us tons']],
  ['longTon', ['long ton', 'long tons', 'uk ton', 'imperial ton']],
  [
    't',
    't mt tonne tonnes tone tones tonn tonns ton tons tonnen tonelada toneladas tani طن टन'
      .split(' ')
      .map(plainText)
      .concat(['metric ton', 'metric tons', 'metric tonne']),
  ],
  ['quintal', ['quintal', 'quintals', 'quintaux', 'quintales', 'qtl', 'qq', 'क्विंटल'].map(plainText)],
  ['lb', ['lb', 'lbs', 'pound', 'pounds']],
  ['cwt', ['cwt', 'hundredweight']],
  ['maund', ['maund', 'maunds', 'mann', 'mound']],
  ['bushel', ['bushel', 'bushels', 'bu', 'bushell', 'bushells', 'bsh']],
  ['bag', ['bag', 'bags', '90 kg bag', '90kg bag', 'sack', 'sacks', 'gunia', 'magunia']],
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
  [
    'USD',
    ['usd', 'dollar', 'dollars', '$', 'bucks', 'cents', 'cent', 'us cents', ...of('us american', 'dollar')],
  ],
  ['EUR', ['eur', 'euro', 'euros', '€']],
  [
    'GBP',
    [
      'gbp',
      'sterling',
      'quid',
      '£',
      'pound sterling',
      'pounds sterling',
      ...of('british english uk', 'pound'),
    ],
  ],
  ['INR', ['inr', 'rupee', 'rupees', '₹', 'rs', ...of('indian india', 'rupee')]],
  ['KES', ['kes', 'ksh', 'kshs', 'shilling', 'shillings', 'bob', ...of('kenyan kenya', 'shilling')]],
  ['NGN', ['ngn', 'naira']],
  ['NIO', ['nio', 'cordoba', 'cordobas']],
  ['ILS', ['ils', 'nis', 'shekel', 'shekels']],
  ['ETB', ['etb', 'birr']],
  ['PKR', ['pkr', ...of('pakistani pakistan', 'rupee')]],
  ['TZS', ['tzs', 'tsh', ...of('tanzanian tanzania', 'shilling')]],
  ['UGX', ['ugx', 'ush', ...of('ugandan uganda', 'shilling')]],
  ['MXN', ['mxn', ...of('mexican mexico', 'peso')]],
  ['XAF', ['xaf', 'cfa', 'fcfa', 'franc', 'francs', ...of('cfa', 'franc')]],
  ['BRL', ['brl', 'reais', ...of('brazilian brazil', 'real')]],
  ['CAD', ['cad', ...of('canadian canada', 'dollar')]],
  ['AUD', ['aud', ...of('australian australia', 'dollar')]],
  ['ZAR', ['zar', 'rand', 'rands']],
  ['CHF', ['chf', ...of('swiss', 'franc')]],
  ['JPY', ['jpy', 'yen']],
  ['CNY', ['cny', 'yuan', 'renminbi']],
]

/** Whose money it is, with what it is called: "us dollar", "us dollars". */
function of(whose: string, coin: string): string[] {
  return whose.split(' ').flatMap((one) => [`${one} ${coin}`, `${one} ${coin}s`])
}

/** Coins of a currency, by what they are a hundredth of. A price is told in the currency itself. */
const coins: readonly (readonly [code: string, words: readonly string[]])[] = [
  ['GBP', ['pence', 'penny', 'pennies']],
  ['INR', ['paise', 'paisa']],
  ['NGN', ['kobo']],
]
const coinsAsked = coins.flatMap(([code, words]) => words.map((word) => ({ code, word })))

// Longest first: "canadian dollars" before "dollars".
const currencyNames = currencies
  .flatMap(([code, words]) => words.map((word) => ({ code, word })))
  .sort((a, b) => b.word.length - a.word.length)

/** The currency that a question names, as its ISO 4217 code. "Pounds" alone are a weight. */
export function findCurrency(plain: string): string | undefined {
  return findCurrencies(plain)[0]
}

/** All currencies that a question names, in the order in which it does. */
export function findCurrencies(plain: string): string[] {
  let text = ` ${plain} `
  const found: { code: string; at: number }[] = []
  for (const { code, word } of currencyNames) {
    const at = /^[$€£₹]$/.test(word) ? text.indexOf(word) : text.indexOf(` ${word} `)
    if (at === -1) continue
    found.push({ code, at })
    text = text.replaceAll(/^[$€£₹]$/.test(word) ? word : ` ${word} `, (said) => ' '.repeat(said.length))
  }
  // Elsewhere a coin is of the farmer's own sum, and not what he wants to be told in.
  for (const { code, word } of coinsAsked) {
    const at = plain === word ? -1 : text.search(new RegExp(`(?<! (?:at|for|@|was|is|of)|\\d) ${word} `))
    if (at !== -1) found.push({ code, at })
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ code }) => code))]
}

/** True for a word for a coin of that currency: "pence" of GBP. */
export const isCoinOf = (word: string, currency: string | undefined): boolean =>
  coinsAsked.some((coin) => coin.word === word && coin.code === currency)

const currencyOf = new Map(currencyNames.map(({ code, word }) => [word, code]))
const ofTwoWords = currencyNames.filter(({ word }) => word.includes(' '))
const anyOfTwo = new RegExp(`(?<![^ ])(?:${ofTwoWords.map(({ word }) => word).join('|')})(?![^ ])`, 'g')

/** A plain text with its money by its code: the country in "kenya shillings" is no place. */
export const withCodes = (plain: string): string =>
  plain.replace(anyOfTwo, (said) =>
    /cents?$/.test(said) ? said : (currencyOf.get(said)?.toLowerCase() ?? said),
  )

/** Every word that names a currency. */
export const currencyWords: readonly string[] = currencyNames.map(({ word }) => word)

/** The currency of a word or two that stand beside a figure. */
export function currencyOfWord(word: string): string | undefined {
  return currencyOf.get(word)
}
