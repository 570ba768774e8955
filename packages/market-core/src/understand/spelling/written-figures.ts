/** Signs of money that another sign stands in: a "$" alone is another country's. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}$])r\$ ?(?=\d)/gu, 'brl '],
  [/(?<![\p{L}$])c\$ ?(?=\d)/gu, 'nio '],
  // So has a kwacha; "K 60" and "K2O" are potash.
  [/(?<![\p{L}\d])k(?=\d{1,3},\d{3}(?!\d)|\d{3,}(?!\d))/gu, 'zmw '],
  // A rand has no sign but its letter; "R7" is a stage of soybeans.
  [
    /(?<![\p{L}\d])r(?=\d{3}|\d{1,3}[ ,]\d{3}(?!\d)|\d{1,3}\.\d\d(?!\d)|\d\d ?(?:\/|per |an? (?!\d)))/gu,
    'zar ',
  ],
]

/** Letters of a currency before its figure: "R14 500", "Ksh 3 900". */
const coin =
  '(?:[$€£₹]|(?<!\\p{L})(?:r|rs|rand|ksh|kes|tsh|ush|usd|eur|gbp|inr|zar|ngn|nio|brl|xaf|fcfa|cfa))'

/** A space between the thousands of money: which of two figures it parts it never is behind a currency. */
const thousands = new RegExp(`(?<=${coin} ?)(\\d{1,3}) (?=\\d{3}(?![\\d.,%]))`, 'gu')

/** "From 22 to 15.5 percent" are two shares. */
const shares = /(?<=from )(\d+(?:\.\d+)?) ?(?:to|down to) ?(?=\d+(?:\.\d+)? ?(?:%|per ?cent|pct))/gu
/** "1000 wet bu": how wet they are stands behind their unit. */
const wetUnits =
  /(?<=\d ?)(wet|dry|green) (bu|bushels?|kg|kgs|kilos?|t|tonnes?|tons?|lb|lbs|quintals?)(?!\p{L})/gu

/**
 * Figures, in a text of small letters, as the rest reads them: "r$ 128" is of Brazil, "r14 500" is one figure, "from 22
 * to 15 %" are two shares.
 */
export const writtenFigures = (text: string): string =>
  signs
    .reduce((told, [sign, meant]) => told.replace(sign, meant), text)
    .replace(thousands, '$1')
    .replace(/(?<![\d.,])(\d{1,3}) (?=000(?![\d.,%]))/g, '$1')
    .replace(shares, '$1 % to ')
    .replace(wetUnits, '$2 $1')
