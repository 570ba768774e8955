// Sums as they are told in short: lots whose prices stand behind "for", numbered buyers, trays by their eggs.

import { countingWords } from './counting-words.ts'

const number = '\\d+(?:[.,]\\d+)*'
const start = '(?<![\\p{L}\\d.,])'
const edge = '(?![\\p{L}\\d])'
const few = Object.keys(countingWords).join('|')
const figureOf = (said: string): number =>
  countingWords[said.toLowerCase()] ?? Number(said.replace(/,(?=\d{3}(?!\d))/g, ''))

const coin = '(?:(?:kes|ksh|ugx|tzs|inr|rs|usd|eur|gbp|zar|ngn|ghs|etb|\\$|€|£|₹) ?)?'
const lot = new RegExp(
  `${start}(${number}|${few})((?: (?!for)\\p{L}+){0,2}) for (${coin})(${number})${edge}(?! ?(?:each|apiece|a piece|an?|per|every|all|together|the lot|in all|altogether|%|days?|weeks?|months?|kg|kilos?)(?!\\p{L}))`,
  'giu',
)
/** Prices of one thing are this near to each other, where the lots are not: then each is of one. */
const NEAR = 1.6
const UNLIKE = 2

/**
 * "40 bags for 18, 25 for 21.50 and the last ten for 16": prices that stay alike while the lots do not are of one of
 * each. Where both are as near, they may be of all of each lot, and the text stays.
 */
function withPricesOfOne(text: string): string {
  const lots = [...text.matchAll(lot)]
  if (lots.length < 2) return text
  const spread = (values: readonly number[]) => Math.max(...values) / Math.min(...values)
  const [counts, prices] = [
    lots.map(([, count = '']) => figureOf(count)),
    lots.map(([, , , , price = '']) => figureOf(price)),
  ]
  return spread(prices) <= NEAR && spread(counts) >= UNLIKE ? text.replace(lot, '$1$2 at $3$4') : text
}

const pair =
  '(\\d{1,2}|sixty|seventy|eighty|fifty|forty|thirty|twenty) ?(?:[:\\/-]| to | )? ?(\\d{1,2}|sixty|seventy|eighty|fifty|forty|thirty|twenty)'
const tens: Readonly<Record<string, number>> = { ...countingWords, sixty: 60, seventy: 70, eighty: 80 }
const percentOf = (said: string): number => tens[said.toLowerCase()] ?? Number(said)
const inParts = new RegExp(
  `(,? ?(?:is |was )?(?:shared?|split|divided?)(?: (?:it|this|that|the [a-z]+|${number}))?(?: (?:it|the money|crop))?)((?: with [^.,;]+?)?) ${pair}((?: with [^.,;]+?)?)(?=[,.;:])`,
  'iu',
)
const myPart =
  /(?<!\p{L})(?:i (?:get|take|keep|have)|mine is|my (?:share|part) is|for me|we (?:get|take|keep)) the (\d{1,2}|sixty|seventy|eighty|fifty|forty|thirty|twenty)(?![\p{L}\d])/iu

/** "Shared 60:40, mine is the 60": my share of a hundred, where the two are all of it. */
function withMyPart(text: string): string {
  const [said = '', how = '', , first = '', second = ''] = inParts.exec(text) ?? []
  const [mine = '', part = ''] = myPart.exec(text) ?? []
  const [one, two, own] = [percentOf(first), percentOf(second), percentOf(part)]
  const isAll = said !== '' && mine !== '' && one + two === 100 && (own === one || own === two)
  const [money = ''] = /\d[\d,.]*$/u.exec(how.trim()) ?? []
  return isAll
    ? text.replace(said, money === '' ? '' : ` money ${money}`).replace(mine, `i get ${own} %`)
    : text
}

const rules: readonly (readonly [written: RegExp, meant: string])[] = [
  // "How many 30-egg trays": what a tray holds is told, and how many there are is asked.
  [
    new RegExp(`how many (\\d+)[- ]egg (trays|crates|boxes|cartons)${edge}`, 'giu'),
    '$2 of $1 eggs. how many $2',
  ],
  [new RegExp(`${start}(\\d+)[- ]egg (trays?|crates?|boxes|box|cartons?)${edge}`, 'giu'), '$2 of $1 eggs'],
  // "Buyer one: 31 a bag. Buyer two: 34": which of them it is, and no figure.
  [
    /(?<!\p{L})(?:merchant|broker|agent|middleman|collector) (?=(?:number |no\.? ?|#)?(?:one|two|[12ab])(?:\s*[:=,–—-]| (?:pays?|gives?|offers?|says|is)(?!\p{L})))/giu,
    'buyer ',
  ],
  [
    /(?<!\p{L})(buyer|trader|dealer|mill|shop|offer|option|quote|coop|store|man) (?:number |no\.? ?|#)?(?:one|1|a)(?=\s*(?:[:=–—-]|,(?!\d)|pays?|gives?|offers?|says|is|at|takes|wants|will)(?!\p{L}))/giu,
    'first $1',
  ],
  [
    /(?<!\p{L})(buyer|trader|dealer|mill|shop|offer|option|quote|coop|store|man) (?:number |no\.? ?|#)?(?:two|2|b)(?=\s*(?:[:=–—-]|,(?!\d)|pays?|gives?|offers?|says|is|at|takes|wants|will)(?!\p{L}))/giu,
    'second $1',
  ],
  // "Which price a kilo do I ask": the one that is needed.
  [
    /(?<!\p{L})(?:what|which) price (?:an?|per|for (?:an?|each|one)) (\p{L}+) (?:do|must|should|can|shall|would) (?:i|we) (?:have to )?(?:ask|charge|get|want|set|quote|hold out|sell)(?: for)?(?!\p{L})/giu,
    'what price per $1 do i need',
  ],
  // "Transport 300 plus 2 a bag": so much for all, and so much for each.
  [
    new RegExp(
      `(?<!\\p{L})(transport|lorry|truck|haulage|hall rent|rent|grading|loading|hire|levy|fee|charge|commission|drying|milling|storage)((?: (?:is|was|costs?|of|at))?) (${coin}${number}) (?:plus|and|\\+|then) (${coin}${number}) ?((?:an?|per|each|every|for each|for every) (?:bag|sack|crate|tonne|ton|kg|kilo|head|animal|box|tray|litre|quintal))${edge}`,
      'giu',
    ),
    '$1$2 $3, $1 $4 $5',
  ],
  [/(?<=\d )(?:equal |monthly |weekly |yearly )+(?=instal?lments?(?!\p{L}))/giu, ''],
  // "To clear 2,000 on onions, which price": a profit that is wanted.
  [
    new RegExp(
      `(?<=^|[.,;?!] ?|and |so )(?:in order )?to (?:clear|net|pocket|bank|earn myself|make myself|come out with) (?:a profit of |a clean )?(${coin}${number})(?= )`,
      'giu',
    ),
    'i want to clear $1,',
  ],
]

/** A text whose sums, as they are told in short, stand in the words that their figures are read by. */
export const withShortSums = (text: string): string =>
  rules.reduce((all, [written, meant]) => all.replace(written, meant), withMyPart(withPricesOfOne(text)))
