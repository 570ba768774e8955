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

/** "Rape oil, palm oil": beside each other these hold the name of the oil palm. */
const withOilNames = (text: string): string =>
  text
    .replace(/(?<!\p{L})(?:rape(?: ?seed)?|osr|canola) oils?(?!\p{L})/giu, 'rapeseed oil')
    .replace(/(?<!\p{L})soya?(?: ?beans?)? oils?(?!\p{L})/giu, 'soybean oil')

const aMonth =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const anyMoney =
  '(?:dollars?|usd|euros?|eur|pounds sterling|sterling|gbp|rands?|zar|rupees?|inr|rs|shillings?|kes|ksh|naira|ngn|reais|brl|shekels?|ils|pesos?|cents?|pence)'
/** An animal is sold by no weight of the meat, and a mean is no container. */
const noContainer =
  'cows?|bulls?|heifers?|steers?|goats?|sheep|lambs?|pigs?|cal(?:f|ves)|chickens?|birds?|fish|yields?|total|weight|average|mean|minimum|crop|harvest|profit|price|sack|bag|box|crate|bale|carton|tin|drum|sale|delivery|hectare|acre|tonne|ton|kg|kilo|amount'

const shorts: readonly (readonly [written: RegExp, meant: string])[] = [
  // Rice in the husk, by its name in Indonesia and Malaysia, too: names that no page of the web need carry.
  [/(?<!\p{L})(?:gabah|padi|dhaan|(?:unhusked|unmilled) rice)(?!\p{L})/giu, 'paddy rice'],
  // What a tea factory pays for.
  [/(?<!\p{L})(green ?leaf)(?= (?:prices?|rates?|payments?|bonus)(?!\p{L}))/giu, '$1 tea'],
  // What an animal bears besides is no meat of it: "lamb's wool", "goat skins".
  [
    /(?<!\p{L})(?:lamb|sheep|goat|cow|ox|calf|pig|chicken|duck|goose)(?:[’']?s[’']?)? (?=(?:wool|hides?|skins?|feathers)(?!\p{L}))/giu,
    '',
  ],
  // Who packs them holds no pack.
  [/(?<=(?<!\p{L})(?:i|we) )pack(?= \p{L})/giu, 'keep'],
  [/(?<!\p{L})c\.?p\.?o(?!\p{L})\.?/giu, 'palm oil'],
  [/(?<=\d) ?pct\.?(?!\p{L})/giu, '%'],
  [/(?<!\p{L})pct(?!\p{L})/giu, 'percent'],
  [/(?<!\p{L})(\d+(?:\.\d+)?%) broken white(?!\p{L})/giu, '$1 broken rice'],
  // A year is no price, where a price, a mean or a month stands before it and the money behind it.
  [
    /(?<=(?<!\p{L})(?:prices?|rates?|averages?|avg|mean) (?:(?:for|of|in) )?)(?:in )?((?:19|20)\d\d),? in (?=\p{L})/giu,
    'in $1, in ',
  ],
  [new RegExp(`((?:19|20)\\d\\d), (?=(?:us |usd )?${anyMoney} (?:per|an?|\\/) ?\\p{L})`, 'giu'), '$1, in '],
  [
    new RegExp(`(?<=(?:${aMonth}) )((?:19|20)\\d\\d),? (?=${anyMoney} (?:per|an?|\\/) ?\\p{L})`, 'giu'),
    '$1, in ',
  ],
  // Whatever holds so much as is said is a sack of that weight: "a candy of 356 kg".
  [
    new RegExp(
      `(?<!\\p{L})(one|an?|1|per|each|every) (?!(?:${noContainer})(?!\\p{L}))(\\p{L}{3,}) (?:of|weighing|that weighs|which weighs|is|=) (\\d+(?:\\.\\d+)?) ?(kgs?|kilos?|lbs?|pounds?)(?!\\p{L})`,
      'giu',
    ),
    '$1 sack of $3 $4',
  ],
  // On an exchange beans that are set against corn are soybeans.
  [
    /(?<!\p{L})(?:soy ?)?beans?(?= ?(?:to|\/|-|and|vs\.?|over) ?(?:the )?corn (?:price )?ratio(?!\p{L}))/giu,
    'soybeans',
  ],
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

const holdsLitres =
  /(?<!\p{L})(?<litres>\d+(?:\.\d+)?)[ -]?(?:litres?|liters?|ltrs?|l) (?<one>jerry ?cans?|drums?|buckets?|tins?|cans?|bottles?|kegs?|gallons?|containers?)(?!\p{L})/iu

/** "In 20 litre jerrycans. What is one jerrycan": the price of 20 litres. */
function withLitres(text: string): string {
  const { litres, one = '' } = holdsLitres.exec(text)?.groups ?? {}
  if (litres === undefined) return text
  const again = new RegExp(
    `(?<!\\p{L})(?:one|an?|per|each|every|the) ${one.replace(/s$/i, '')}s?(?!\\p{L})`,
    'giu',
  )
  const asked = text.replace(again, `${litres} litres`)
  return asked === text
    ? text
    : asked.replace(
        new RegExp(`(?:in |into |by )?(?:the |an? )?${litres}[ -]?(?:litres?|liters?|ltrs?|l) ${one}`, 'iu'),
        '',
      )
}

/** A text in which what the trade shortens has its whole name. */
export const withTradeWords = (text: string): string =>
  withOilNames(
    withSharedNoun(
      withLitres(withWeights(shorts.reduce((all, [written, meant]) => all.replace(written, meant), text))),
    ),
  )
