import { findCommodities } from '../../find-commodities.ts'
import { plainText } from '../../plain-text.ts'
import type { Question } from '../../reading.ts'
import { clausesOf, readFigures } from '../read-figures.ts'
import { readStory } from '../read-story.ts'
import { isCostItem } from '../words.ts'

/** "At your last price", "at the arabica price you hold", "with the world price": the price that is stored. */
const stored =
  /(?<!\p{L})(?:at|with|using|by|on|for)\s+(?:the|your|ur|this|that)?\s*(?:(?:last|latest|newest|current|present|today'?s|todays|world|market|stored|going|spot|gulf)\s+)*(?:[\p{L}\d]+\s+){0,2}(?:price|prices|rate|quote|figure)(?:\s+(?:that\s+)?(?:you|u)(?:\s*['’]?ve|\s+have)?\s+(?:hold|have|got|give|show|quote|keep|know)|\s+(?:on file|stored|today|now|of today))?(?!\p{L})|(?<!\p{L})(?:at|by|on|with)\s+(?:the\s+)?(?:cotlook\s+)?a[ -]index(?:\s+price)?(?!\p{L})|(?<!\p{L})(?:going by|at|by|on)\s+(?:the\s+)?world\s+market(?!\s+(?:price|rate)|\p{L})/iu
const isOfStore =
  /(?<!\p{L})(?:your|ur|last|latest|newest|current|present|today'?s|todays|world|market|stored|going|spot|gulf|index|you(?:\s*['’]?ve|\s+have)?\s+(?:hold|have|got|give|show|quote|keep|know)|on file)(?!\p{L})/iu

const hasFigure =
  /(?<!\p{L})(?:\d|an? (?:bag|sack|tonne|ton|bale|lot|load|truck)|half|third|quarter|two|three|four|five|six|seven|eight|nine|ten|dozen|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)/iu

/** Stands in a farm sum where the stored price comes in. */
export const PRICE = '\u2020'
/** A sum with the place of its price; "what is that worth now" asks for it behind what it is worth of. */
interface AtStored {
  readonly marked: string
  readonly hasCost: boolean
  readonly isNow: boolean
}

/** With any price a sum is made, or is not. */
const ANY = 3.17

/**
 * The text of a farm sum that is to be made with the stored price of the one thing that it is of, with a sign in the
 * place of that price. Undefined where none is asked for so, or where no price makes a sum of it.
 */
export function atStoredPrice(
  text: string,
  { commodities, figures }: Pick<Question, 'commodities'> & Partial<Pick<Question, 'figures'>>,
): AtStored | undefined {
  const said = stored.exec(text)?.[0] ?? ofNamed(text, commodities) ?? ofNow(text)
  // What is milled is not sold as it came.
  const isOfOne = commodities.length === 1 || ofMill(commodities)
  if (said === undefined || !isOfOne || !(isOfStore.test(said) || isWorth(said))) return undefined
  // "What is beef per kg on the world market" has no figure to reckon with.
  if (!hasFigure.test(text)) return undefined
  const marked = text.replace(said, isWorth(said) ? ` worth at ${PRICE} ` : ` at ${PRICE} `)
  // A deduction in the farmer's own money is of a price in that.
  const own =
    figures?.currency === undefined || figures.currency === 'USD' ? [] : [`${figures.currency} per kg`]
  const sums = ['usd per tonne', 'usd per kg', ...own].flatMap((unit) => {
    const read = readStory(withPrice(marked, `${ANY} ${unit}`))?.read
    return read !== undefined && 'sum' in read ? [read.sum] : []
  })
  const hasCost = sums.some(({ terms }) => new Set(terms.map(({ part }) => part)).size > 1)
  return sums.length > 0 ? { marked, hasCost, isNow: isWorth(said) } : undefined
}

/** "Worth at your HRW wheat?": the price of what is named, without the word. */
function ofNamed(text: string, commodities: readonly string[]): string | undefined {
  const [said, name = ''] =
    /(?<!\p{L})(?:at|with|by|on)\s+(?:your|ur)\s+((?:[\p{L}\d]+\s+){0,3}[\p{L}]+)(?=\s*[?.!,;]|\s*$)/iu.exec(
      text,
    ) ?? []
  const [named, ...others] = findCommodities(plainText(name))
  return named !== undefined && others.length === 0 && commodities.includes(named) ? said : undefined
}

/** "How many tonnes, and what is that worth now": where no money but a cost is told, the price is the stored one. */
function ofNow(text: string): string | undefined {
  const said = isNow.exec(text)?.[0]
  if (said === undefined) return undefined
  const figures = readFigures(clausesOf(text))
  const isPriced = figures.some(
    ({ currency, unit, per, at, each, before, after, isPercent }) =>
      unit === undefined &&
      !isPercent &&
      (currency !== undefined || per.length > 0 || at || each) &&
      ![...before.slice(0, 4), ...after.slice(0, 4)].some(isCostItem),
  )
  return isPriced || figures.length < 2 ? undefined : said
}
const isNow =
  /(?<= (?:is|are|would|will|be)(?: (?:that|it|this|they|all|all of it|the lot|the rest|the harvest|be))* )worth (?:right )?(?:now|today|these days)(?!\p{L})/iu

const isWorth = (said: string): boolean => /^worth /i.test(said)

/** Paddy, and the rice that it becomes. */
export const ofMill = (commodities: readonly string[]): boolean =>
  commodities.length === 2 && commodities.includes('rough-rice') && commodities.includes('rice')

/** The sum's text with the price, as the farmer would have told it. */
export const withPrice = (marked: string, price: string): string => marked.replace(PRICE, price)
