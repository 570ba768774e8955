import { commodityById } from '../../commodities/catalogue.ts'
import { storedNameOf } from '../../commodities/stored-name.ts'
import { hasSum, isOfAPrice, leftOf } from '../asked-alone/reads-alone.ts'
import { sentencesOf } from '../asked-alone/sentences.ts'
import { withPlaceAndTime } from '../asked-alone/told-around.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'
import { withContainer } from '../spoken/around/container-told.ts'
import { isForecastTopic, isForeignTopic } from '../topic/topic.ts'
import { asksForFigure, asksInIt } from './figure-asked.ts'
import type { Message } from './way.ts'

/** From so many words on a message tells a story round what it asks. */
const FEWEST_WORDS = 20
/** More sentences than these are read as one. */
export const MOST_SENTENCES = 14
/** What a question leaves out stands in one of so many sentences before it. */
const NEAR = 3

type Read = (part: string) => Question

interface Part {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly question: Question
}

/**
 * The price that one sentence of a long message asks for, where the story around it was taken for what is asked: its
 * weather, its pests, its subsidies and its other goods. What that sentence leaves out is read in those right before
 * it. Where another sentence asks for something else, that is named behind the price. Undefined where no sentence asks
 * for a price, and where all of it was read as one.
 */
export function pricedInStory({ text, whole, places, read }: Message): Question | undefined {
  if (whole.danger !== undefined || whole.smallTalk !== undefined || isOfSum(whole)) return undefined
  if (text.split(/\s+/).length < FEWEST_WORDS) return undefined
  const sentences = sentencesOf(text)
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return undefined
  const priced = pricePart(sentences, read)
  if (priced === undefined) return undefined
  const others = otherAsked(sentences, priced, read)
  if (!isNearer(priced.question, whole))
    return others && { ...whole, alsoAsked: [...(whole.alsoAsked ?? []), others] }
  const told = sentences.filter((_, at) => at < priced.from || at > priced.to)
  const asked = sentences.slice(priced.from, priced.to + 1).join(' ')
  const placed =
    withPlaceAndTime(
      priced.question,
      whole,
      { asked, told, at: priced.from, of: sentences.length },
      places,
    ) ?? priced.question
  const question = { ...placed, toldTopic: whole.topic }
  return others === undefined ? question : { ...question, alsoAsked: [...(placed.alsoAsked ?? []), others] }
}

/** What the figures of a message make: no sentence of it is asked by itself. */
export const isOfSum = (whole: Question): boolean =>
  whole.topic === 'sums' ||
  hasSum(whole) ||
  [whole.atStored, whole.basket, whole.conversion, whole.bought, whole.stock, whole.ofLast].some(
    (one) => one !== undefined,
  )

/** The sentence that asks for a price, the last of several, with those before it that it needs. */
function pricePart(sentences: readonly string[], read: Read): Part | undefined {
  const asking = sentences.flatMap((one, at) => (asksInIt(one) ? [at] : [])).toReversed()
  for (const at of asking) {
    const text = withContainer(sentences[at] ?? '', plainText(sentences.slice(0, at).join(' ')))
    const isOfFigures = /(?<![^ ])that (?:many|much)(?![^ ])/.test(plainText(text))
    const question = asksForFigure(text) && !isOfFigures ? read(text) : undefined
    if (question !== undefined && isOfAPrice(question)) return { text, from: at, to: at, question }
  }
  for (const to of asking) {
    const part = withBefore(sentences, to, read)
    if (part !== undefined) return part
  }
  return undefined
}

/** "They say that rubber was over 6 dollars once. True? Which month?" */
function withBefore(sentences: readonly string[], to: number, read: Read): Part | undefined {
  const asked = sentences[to] ?? ''
  if (!asksForFigure(asked) || read(asked).commodities.length > 0) return undefined
  for (let from = to - 1; from >= Math.max(0, to - NEAR); from -= 1) {
    const named = read(sentences[from] ?? '')
    if (named.commodities.length === 0) continue
    const text = sentences.slice(from, to + 1).join(' ')
    const question = clearer(read(text), withNames(asked, named, read))
    const isOfOne = question.commodities.length === 1 && named.topic === 'price'
    return isOfOne && isOfAPrice(question) ? { text, from, to, question } : undefined
  }
  return undefined
}

/** What was asked of the one thing that was named, where the words around its name are in the way. */
function withNames(
  asked: string,
  { commodities, variety = [], place }: Question,
  read: Read,
): Question | undefined {
  const [id, ...others] = commodities
  const name = id === undefined ? undefined : (commodityById(id)?.name ?? storedNameOf(id))
  if (name === undefined || others.length > 0) return undefined
  const question = read([...variety, `${name},`, asked].join(' '))
  return { ...question, ...(place && question.place === undefined && { place }) }
}

const clearer = (joined: Question, named: Question | undefined): Question =>
  named !== undefined &&
  leftOf(joined).length > 0 &&
  leftOf(named).length === 0 &&
  (named.period !== undefined || named.threshold !== undefined) &&
  joined.threshold === undefined
    ? named
    : joined

/** Whether a part says more of what is asked than the whole was read to: nothing is lost where that is of a price. */
function isNearer(alone: Question, whole: Question): boolean {
  if (whole.topic !== 'price' && whole.topic !== 'other') return true
  // So much of it is what the price is wanted for.
  if (whole.figures.amount !== undefined && alone.figures.amount === undefined && alone.wanted === undefined)
    return false
  const [left, leftOfAll] = [leftOf(alone).length, leftOf(whole).length]
  const isMixed = whole.isCompound === true || whole.commodities.some((id) => !alone.commodities.includes(id))
  return left < leftOfAll || (left === 0 && (isMixed || whole.topic === 'other'))
}

/** What another sentence asks of a field, an animal, an office or the days to come. */
function otherAsked(sentences: readonly string[], priced: Part, read: Read): Question | undefined {
  for (const [at, sentence] of sentences.entries()) {
    if ((at >= priced.from && at <= priced.to) || !asksInIt(sentence)) continue
    const alone = read(sentence)
    const before = sentences[at - 1]
    const question =
      alone.topic === 'other' && before !== undefined && at - 1 !== priced.to
        ? read(`${before} ${sentence}`)
        : alone
    if (isForeignTopic(question.topic) || isForecastTopic(question.topic)) return question
  }
  return undefined
}
