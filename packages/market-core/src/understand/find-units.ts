import type { PriceUnit } from '../mass.ts'
import { OWN_MONEY, withOwnMoney } from '../own-money.ts'
import { plainText } from './plain-text.ts'
import { adjectivesOf, currencyOfName } from './quantities/every-currency.ts'

const unitNames: readonly (readonly [PriceUnit, readonly string[]])[] = [
  [
    'kg',
    ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'किलो', 'كيلو'].map(plainText),
  ],
  ['g', ['gram', 'grams', 'gramme', 'grammes', 'grammo', 'gramo', 'gramos', 'grama', 'gramas', 'gramu']],
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
  ['ukCwt', ['longcwt']],
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
  ['MXN', ['mxn', 'peso', 'pesos', ...of('mexican mexico', 'peso')]],
  ['XAF', ['xaf', 'cfa', 'fcfa', 'franc', 'francs', ...of('cfa', 'franc')]],
  ['BRL', ['brl', 'reais', ...of('brazilian brazil', 'real')]],
  ['CAD', ['cad', ...of('canadian canada', 'dollar')]],
  ['AUD', ['aud', ...of('australian australia', 'dollar')]],
  ['ZAR', ['zar', 'rand', 'rands']],
  ['AED', ['aed', 'dirham', 'dirhams', ...of('emirati uae', 'dirham')]],
  ['MAD', ['mad', 'dh', 'dhs', ...of('moroccan morocco', 'dirham')]],
  // Coins of several countries: whose they are is known by the farm's own.
  ['ZMW', ['zmw', 'kwacha', 'kwachas']],
  ['JOD', ['jod', 'dinar', 'dinars']],
  ['SAR', ['sar', 'riyal', 'riyals', 'rial', 'rials']],
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

const listed = new Map(currencies.flatMap(([code, words]) => words.map((word) => [word, code] as const)))
/** A coin of several countries is what is written here; every other currency is called as CLDR does. */
/** As {@link withCodes} writes a currency: "try" and "all" are codes, and words besides. */
const written = (code: string): string =>
  listed.has(code.toLowerCase()) ? code.toLowerCase() : `cur-${code.toLowerCase()}`
const currencyOf: ReadonlyMap<string, string> = new Map([
  ...currencyOfName,
  ...[...currencyOfName.values()].map((code) => [written(code), code] as const),
  // "Brazilian reais": whose a coin is, before any name of it.
  ...[...listed].flatMap(([coin, code]) =>
    /^[a-z]{3,}$/.test(coin) ? adjectivesOf(code).map((whose) => [`${whose} ${coin}`, code] as const) : [],
  ),
  ...listed,
  [`cur-${OWN_MONEY.toLowerCase()}`, OWN_MONEY],
])
const signs = /[$€£₹]/g

/** The currency that a question names, as its ISO 4217 code. "Pounds" alone are a weight. */
export function findCurrency(plain: string): string | undefined {
  return findCurrencies(plain)[0]
}

/** All currencies that a question names, in the order in which it does. */
export function findCurrencies(plain: string): string[] {
  const words = plain.replace(signs, ' $& ').split(/ +/)
  const found: { code: string; at: number }[] = []
  for (let at = 0; at < words.length; ) {
    // Longest first: "canadian dollars" before "dollars".
    const length = [3, 2, 1].find((count) => currencyOf.has(words.slice(at, at + count).join(' ')))
    const code = length && currencyOf.get(words.slice(at, at + length).join(' '))
    if (code !== undefined && code !== 0) found.push({ code, at })
    at += length ?? 1
  }
  // Elsewhere a coin is of the farmer's own sum, and not what he wants to be told in.
  for (const { code, word } of coinsAsked) {
    const at = words.findIndex(
      (one, index) =>
        one === word &&
        index > 0 &&
        !/^(?:at|for|@|was|is|of)$/.test(words[index - 1] ?? '') &&
        !/\d$/.test(words[index - 1] ?? ''),
    )
    if (at !== -1) found.push({ code, at })
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ code }) => code))]
}

/** True where a price is wanted in coins: "in cents per pound", "corn, cents a bushel", "in pence". */
export const asksForCoins = (plain: string): boolean =>
  /(?<![^ ])(?<!(?:\d|at|for|was|is|of|by|percent|cent) )(?:cents?|us¢|usc|pence|p|paise|kobo)(?= (?:an?|per|each|the|\/|please|pls)(?![^ ])|$)|(?<![^ ])in (?:us |u s |american |usd |euro )?(?:cents?|pence|paise|kobo)(?![^ ])/.test(
    plain,
  )

/** True for a word for a coin of that currency: "pence" of GBP. */
export const isCoinOf = (word: string, currency: string | undefined): boolean =>
  coinsAsked.some((coin) => coin.word === word && coin.code === currency)

/** A plain text with its money by its code: the country in "kenya shillings" is no place. */
export function withCodes(said: string): string {
  // No weight is for each of a weight: "in pounds a tonne" is money.
  const plain = withOwnMoney(
    said
      .replace(/(?<![^ ])r ?\$/g, 'brl ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ).replace(/(?<![^ ])pounds (?=(?:an?|per) (?:tonne|ton|kg|kilo|litre)(?![^ ]))/g, 'gbp ')
  const words = plain.split(' ')
  const told: string[] = []
  for (let at = 0; at < words.length; ) {
    const count = [3, 2].find((one) => currencyOf.has(words.slice(at, at + one).join(' ')))
    const said = words.slice(at, at + (count ?? 1)).join(' ')
    const code = count === undefined || /cents?$/.test(said) ? undefined : currencyOf.get(said)
    told.push(code === undefined ? said : written(code))
    at += count ?? 1
  }
  return told.join(' ')
}

/** The words for money that farmers misspell: the names of far currencies are near to too much else. */
export const currencyWords: readonly string[] = [...listed.keys()].sort((a, b) => b.length - a.length)

/** The currency of a word or two that stand beside a figure. */
export function currencyOfWord(word: string): string | undefined {
  return currencyOf.get(word)
}
