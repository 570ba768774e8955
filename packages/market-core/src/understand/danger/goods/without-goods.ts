import { readCommodities } from '../../find-commodities.ts'
import { COMMODITY } from '../../quantities/measures.ts'
import { ofAnimals } from '../../topic/asked-of.ts'

/** What is done to goods before they are sold, by its verbs; a body that it happens to is told by a subject. */
const doneToGoods =
  '(?:burnt|burned|scorched|smoked|cured|crushed|cracked|broken|split|cut|chopped|shot|fallen|dropped|drop|bruised|drowned|choked|bleeding|dead|killing|shredded|torn|stripped|crumbled|blown|bitten)'
const kinds = `(?:(?:fire|flue|air|sun|hand|dark) )?${doneToGoods}(?: (?:sheets?|weight|out|grade))?`
/** A thing begins so: behind it no verb has its subject. */
const begins = `(?<=^|(?<![^ ])(?:of|for|as|a|an|the|per|in|at|from|with|and|or|vs|than|price|prices|cost|sells?|sold|selling|buys?|bought|buying|weighed|weighs|kg|kgs|kilos?|tonnes?|tons?|t|bags?|sacks?|quintals?|bushels?|lbs?|head|\\d[^ ]*) )`
const beforeGoods = new RegExp(`${begins}${kinds} (?=${COMMODITY})`, 'gu')
const behindGoods = new RegExp(
  `(?<=${COMMODITY}(?: as)? )(?:[a-z]+\\d[a-z\\d]* )?${kinds}(?= (?:sheets?|price|prices|rate|per|at|today|now|last|worth|what|how|in|on|this|sells|sold|is|are|cost)(?![^ ])|$)`,
  'gu',
)

/** A plain text with its goods as {@link COMMODITY}, but for animals, and whatever is said of them. */
function marked(plain: string): { text: string; names: string[] } {
  const { marked: text, order } = readCommodities(plain)
  const pieces = text.split(COMMODITY)
  let at = 0
  const names = pieces.slice(0, -1).map((piece, i) => {
    const from = at + piece.length
    const next = pieces[i + 1] ?? ''
    const to = next === '' ? plain.length : plain.indexOf(next, from)
    at = to
    return { name: plain.slice(from, to), isAnimal: ofAnimals(order.slice(i, i + 1)) }
  })
  return {
    text: pieces
      .map((piece, i) => piece + (i < names.length ? (names[i]?.isAnimal ? names[i]?.name : COMMODITY) : ''))
      .join(''),
    names: names.filter(({ isAnimal }) => !isAnimal).map(({ name }) => name),
  }
}

const withoutKinds = (text: string): string =>
  text.replace(beforeGoods, '').replace(behindGoods, '').replace(/ {2,}/g, ' ')

/** What falls by so much is a price, and whoever is sick of it is not ill. */
const ofPrices =
  /(?<![^ ])(?:dropped|drops?|fell|fallen|falling|crashed|collapsed|plunged|tanked|down|lost)(?: [^ ]+){0,3} \d+(?:\.\d+)? ?(?:%|per ?cent|pct)(?![^ ])|(?<![^ ])(?:worried|worrying|scared|bored) (?:myself |himself |herself )?(?:sick|to death)(?![^ ])|(?<![^ ])sick (?:with worry|(?:and tired )?of)(?![^ ])/gu

/** A plain text without the goods in it, and without the kinds of them that sound like harm: "RSS3 smoked sheet". */
export const withoutGoods = (plain: string): string =>
  withoutKinds(marked(plain).text.replace(ofPrices, ' '))
    .replaceAll(COMMODITY, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The same with the names of the goods left in: whoever swallowed urea has swallowed it. */
export function withoutKindsOfGoods(plain: string): string {
  if (!new RegExp(`(?<![^ ])${doneToGoods}(?![^ ])`).test(plain)) return plain
  const { text, names } = marked(plain)
  const left = [...names]
  return withoutKinds(text).replaceAll(COMMODITY, () => left.shift() ?? '')
}
