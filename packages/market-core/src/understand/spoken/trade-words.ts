// What the trade writes for short, with its whole name: before anything else is read of a question.

const container = 'box(?:es)?|cartons?|crates?|bales?|baskets?|tins?|bins?|cases?'
const weight = '\\d+(?:\\.\\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)'
const saidOnce = new RegExp(`(?<![\\p{L}\\d.])(${weight})[ -](${container})(?!\\p{L})`, 'iu')
const packedIn = /(?<!\p{L})(?:in|into)\s*$/iu

/**
 * A text in which a container whose weight is told is a sack of that weight wherever else it stands: "in 20kg boxes.
 * The price of one box" asks for 20 kg. A box that nobody weighs stays one.
 */
function withWeights(text: string): string {
  const [told = '', weighs = '', said = ''] = saidOnce.exec(text) ?? []
  if (told === '') return text
  const one = said.toLowerCase().replace(/(?<=box)es$|(?<!box)s$/, '')
  const again = new RegExp(
    `(?<!\\p{L})(one|an?|per|each|every|the) ${one}(?!\\p{L})(?! (?:of|is|weighs) \\d)`,
    'giu',
  )
  const at = text.indexOf(told)
  const [before, after] = [text.slice(0, at), text.slice(at + told.length)]
  const asked = after.replace(again, `$1 sack of ${weighs}`)
  if (asked === after) return text
  return packedIn.test(before) ? `${before.replace(packedIn, '')}${asked}` : `${before}${told}${asked}`
}

const oilCrops =
  '(?:palm|sunflower|soya|soy|soybean|soyabean|rape|rapeseed|coconut|groundnut|peanut|olive|palm kernel)'
const link = '(?:,? (?:and|or|vs|versus|against) |, ?)'
const shared = new RegExp(`(?<!\\p{L})(?:${oilCrops}(?: oil)?${link})+${oilCrops} oils?(?!\\p{L})`, 'giu')
const eachCrop = new RegExp(`(?<!\\p{L})(${oilCrops})(?: oils?)?(?=${link}|$)`, 'giu')

/** "Palm, sunflower or soya oil" are three oils: the last noun of a list belongs to all of it. */
const withSharedNoun = (text: string): string =>
  text.replace(shared, (list) => list.replace(eachCrop, '$1 oil'))

const shorts: readonly (readonly [written: RegExp, meant: string])[] = [
  // Who packs them holds no pack.
  [/(?<=(?<!\p{L})(?:i|we) )pack(?= \p{L})/giu, 'keep'],
  [/(?<!\p{L})c\.?p\.?o(?!\p{L})\.?/giu, 'palm oil'],
  [/(?<=\d) ?pct\.?(?!\p{L})/giu, '%'],
  [/(?<!\p{L})pct(?!\p{L})/giu, 'percent'],
  [/(?<!\p{L})(\d+(?:\.\d+)?%) broken white(?!\p{L})/giu, '$1 broken rice'],
  // On an exchange beans that are set against corn are soybeans.
  [/(?<!\p{L})(?:soy ?)?beans?(?= ?(?:to|\/|-) ?corn ratio(?!\p{L}))/giu, 'soybeans'],
  [/(?<=(?<!\p{L})corn ?(?:to|\/|-) ?)(?:soy ?)?beans?(?= ratio(?!\p{L}))/giu, 'soybeans'],
  // "480 pounders" are bales of 480 lb.
  [
    /(?<!\p{L})(bales?),? (?:the |of the )?(?:(?:regular|standard|usual|normal|ordinary|full) )?(\d+)[ -]?pounders?(?!\p{L})/giu,
    '$1 of $2 lb',
  ],
  [/(?<![\p{L}\d])(\d+)[ -]?pound(?:er)? (bales?)(?!\p{L})/giu, '$1 lb $2'],
  // What one drum holds is an amount.
  [
    /(?<![\p{L}\d])(?:one|an?|1) (\d+)[ -]?(?:litres?|liters?|l|ltr) (?:drum|barrel|tank|can|jerrycan) (?=of \p{L})/giu,
    '$1 litres ',
  ],
]

/** A text in which what the trade shortens has its whole name. */
export const withTradeWords = (text: string): string =>
  withSharedNoun(withWeights(shorts.reduce((all, [written, meant]) => all.replace(written, meant), text)))
