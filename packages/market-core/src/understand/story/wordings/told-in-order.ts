import { findCommodities } from '../../find-commodities.ts'
import { currencyOfWord, unitOfWord } from '../../find-units.ts'
import { english } from '../../languages/english-words.ts'
import { ordinaryWords } from '../../spelling/ordinary-words.ts'
import { measureOfWord } from '../units.ts'
import { isCostItem, isRole, saysNothing } from '../words.ts'

const number = '\\d+(?:[.,]\\d+)*'
const start = '(?<![\\p{L}\\d.,])'
const edge = '(?![\\p{L}\\d])'
const coin =
  '(?:f|francs?|fcfa|cfa|usd|dollars?|rupees?|inr|pesos?|reais|shillings?|kes|tzs|kz|mt|meticais|(?:egyptian |sudanese )?pounds?|dirhams?|dinars?|cordobas?|lempiras?|quetzales|soles)'

const year = '(?:19|20)\\d\\d(?!\\d)'
const lots = 'bags?|quintals?|kg|tonnes?|boxes|crates|loads?|ardeb|sheep|goats'

const rule = (written: string, meant: string): readonly [RegExp, string] => [
  new RegExp(`${start}(?:${written})${edge}`, 'giu'),
  meant,
]

/** What other languages say behind a figure or a verb, English says before it. */
const rules: readonly (readonly [RegExp, string])[] = [
  // "5 quintals for the house kept": what is taken off is told before it.
  rule(`(${number}(?: \\p{L}+)?) for (?:the )?(?:home|house|family|food|seed) kept`, ', kept $1 for home ,'),
  rule(
    `(?<!(?:kept|spent|paid|cost|pay|spend),? ?)(${number}(?: (?:${lots}))?) for (?:the )?(?:home|family)`,
    ', kept $1 for home ,',
  ),
  // "5 have rotted", "the rest sells to 7500".
  rule(`(${number}) (?:ont |se |it |me |i )*(rotten|rotted|died|spoiled|lost)`, ', $1 $2 ,'),
  rule(
    `(?:and )?the rest(?: (?:sold|sell|the|to|in|per|it|i|cost|me))* (${number})(?! ?(?:${lots})${edge})`,
    ', sold the rest at $1',
  ),
  rule(
    `kept (${number}(?: \\p{L}+)?) (?:for|of) (?:the )?(?:home|house|family|food|seed)`,
    'kept $1 for home ,',
  ),
  rule(`(?:and )?the rest(?: \\p{L}+)? (at ${number})`, ', sold the rest $1'),
  rule(
    `(${number} (?!and)\\p{L}+(?: (?!harvested|sold|and)\\p{L}+)?) harvested(?! \\d)(?: is)?(?: the)?`,
    ', harvested $1 ,',
  ),
  rule(`(each (?:feddan|hectare|acre) gave ${number} \\p{L}+)`, ', $1 ,'),
  // "Of 50 bags 30 bags at 2200 and the rest at 2400 sold".
  rule(`(${number} \\p{L}+(?: (?:of )?\\p{L}+){0,2}) of which`, 'of $1 ,'),
  rule(
    `((?:the rest|${number} \\p{L}+)(?: (?!sold|sell|the|and)\\p{L}+){0,2} at ${number}(?: (?!sold|sell)(?:\\p{L}+|${number})){0,14}) (?:sold|sell)`,
    ', sold $1 ,',
  ),
  rule(`(?:and )?(sold (?:the rest|${number}(?: \\p{L}+)?) at)`, ', $1'),
  // "30 boxes to 450", "20 quintals 5200 in": at so much.
  rule(
    `(${number} (?:${lots})(?: (?:of )?\\p{L}+)?) (?:to|the) (?!${year})(${number})(?= ?(?:[.,;?]|$|and${edge}))`,
    '$1 at $2',
  ),
  rule(
    `(${number} (?:${lots})(?: (?:of )?\\p{L}+)?) (${number}) in(?= ?(?:[.,;?]|$|(?:and|sold|sell)${edge}))`,
    '$1 at $2 each',
  ),
  rule(`(?<=sold )(${number}) (?:to|the) (?!${year})(${number})`, '$1 at $2'),
  rule(
    `(?<=(?:sold|have) [^.?!]*)(?!${year})(${number}) (?:to|the) (?!${year})(${number}) and (?!${year})(${number}) (?:to|the) (?!${year})(${number})`,
    '$1 at $2 and $3 at $4',
  ),
  rule(
    `(?<=sold ${number} at ${number}(?:,| and|, and) )(${number}) (?:to|the|in) (?!${year})(${number})`,
    '$1 at $2',
  ),
  rule(`(${number} (quintal|kg|tonne)s?(?: (?:of )?\\p{L}+)? at ${number}) each`, '$1 per $2'),
  // "Sold 120 quintals, 90 at 75 and 30 at 85": of as many.
  rule(
    `(?:sold )?(${number} (?:${lots})(?: (?:of )?\\p{L}+)?) ?[,:],? ?(?:sold )?(${number} at ${number} (?:and|,))`,
    'of $1 sold $2',
  ),
  // A day's work on the field is a cost where money stands beside it.
  rule(`combine (${number})`, 'harvesting $1'),
  rule(`plough (${number})`, 'ploughing $1'),
]

const word = '\\p{L}[\\p{L}-]+'
const behind = new RegExp(
  `(?<!kept )${start}(${number})( thousand)?( ${coin})? (?:of|for|in|on|with|from|to|per)(?: the| her| his)? (${word})${edge}`,
  'giu',
)
const costing = new RegExp(
  `${start}(${word})(?: (?:it|me|us|was|were|is|are|ont|have|has|in|of|per|the)){0,2}(?: cost)?(?: me| us)? (${number})${edge}`,
  'giu',
)
/** What is work of the field or a danger elsewhere is a cost where money stands beside it. */
const meant: Readonly<Record<string, string>> = {
  combine: 'harvesting',
  plough: 'ploughing',
  poison: 'pesticide',
}

/** What money is spent on, by the word that a sum reads for it; undefined where the word is of no cost. */
const costOf = (said: string): string | undefined =>
  meant[said.toLowerCase()] ?? (isCostItem(said.toLowerCase()) ? said : undefined)

/**
 * A story that was told in another language, with its words in the order that sums are read in: a cost before its
 * figure ("1200 of freight"), what is kept, and the rest with its price, behind their verbs.
 */
export function toldInOrder(text: string): string {
  return withUnknownCosts(withKnownCosts(ofOneLand(text.replace(passed, 'went from $1 to '))))
}

/** "Passé de 420 à 355", "passou de 50 para 60": what it was, and what it is. */
const passed = new RegExp(
  `${start}(?:passe|passou|paso|pasaron|passaram|pasado|passado)(?![\\p{L}]) +(?:from|of|de) +(${number})(?: *[$€£₹\\p{L}]+)? +(?:to|for|a|para) +(?=\\d)`,
  'giu',
)

/** What one acre yields is what was harvested: of all the land or of each of it is the same. */
function ofOneLand(text: string): string {
  const told = [...text.matchAll(lands)].map(([, figure]) => figure)
  return told.length > 0 && told.every((figure) => figure === '1')
    ? text.replace(yields, ', harvested ')
    : text
}
const lands = new RegExp(
  `${start}(${number}) +(?:acres?|ha|hectares?|feddans?|manzanas?|bighas?)${edge}`,
  'giu',
)
const yields = new RegExp(`${start}(?:the )?yield(?: +(?:of|is|was|get))* +(?=\\d)`, 'giu')

function withKnownCosts(text: string): string {
  const spaced = text.replace(/ {2,}/g, ' ').replace(/ (?=[.,;?!])/g, '')
  const ordered = rules.reduce((told, [written, meant]) => told.replace(written, meant), spaced)
  return ordered
    .replace(behind, (said, figure, thousand = '', money = '', name: string) => {
      const cost = costOf(name)
      return cost === undefined ? said : `${cost} ${figure}${thousand}${money}`
    })
    .replace(costing, (said, name: string, figure) => {
      const cost = costOf(name)
      return cost === undefined ? said : `${cost} ${figure}`
    })
}

const listed = new RegExp(
  `(?<=^|[,:;]|${start}and) ?(?:the )?(?:(${number}) (?:of|for|in|on)(?: the)? (${word})|(${word}) (${number}))(?= ?(?:[,.;?!]|$|and${edge}))`,
  'giu',
)

/**
 * A name that nobody knows, in a list of costs ("transport 4000, 400 of caixaria"), is one more of them. Not where it
 * is many times as much as the largest of them: that may be what came in.
 */
function withUnknownCosts(text: string): string {
  return text
    .split(/(?<=[.?!] )/)
    .map((sentence) => {
      const largest = Math.max(
        0,
        ...[...sentence.matchAll(known)].flatMap(([, name = '', figure = '']) =>
          isCostItem(name.toLowerCase()) ? [Number(figure.replaceAll(',', ''))] : [],
        ),
      )
      return sentence
        .replace(ofMore, (said, cost: string, figure, name: string) =>
          isCostItem(cost.toLowerCase()) && isUnknown(name) ? `${cost} ${figure}` : said,
        )
        .replace(listed, (said, first, behindIt, before, second) => {
          const [name, figure]: [string, string] = [behindIt ?? before ?? '', first ?? second ?? '']
          const isOne =
            isUnknown(name) &&
            Number(figure.replaceAll(',', '')) <= MOST * largest &&
            Number(figure.replaceAll(',', '')) * LEAST >= largest
          return isOne ? ` ${name} cost ${figure}` : said
        })
    })
    .join('')
}
const ofMore = new RegExp(`${start}(${word}) (${number}) of (${word})${edge}`, 'giu')
const known = new RegExp(`${start}(${word}) (${number})${edge}`, 'giu')
/** How many times as much as the largest known cost one may be of which nothing is known. */
const MOST = 3
/** Below this part of the largest it may as well be a count: "3 of perte". */
const LEAST = 20

/** A word of another language that was not put into English. */
const isUnknown = (name: string): boolean => {
  const said = name.toLowerCase()
  return (
    !ordinaryWords.has(said) &&
    !english.has(said) &&
    !isCostItem(said) &&
    !isRole(said) &&
    !saysNothing(said) &&
    measureOfWord(said) === undefined &&
    unitOfWord(said) === undefined &&
    currencyOfWord(said) === undefined &&
    findCommodities(said).length === 0
  )
}
