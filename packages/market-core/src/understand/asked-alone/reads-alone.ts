import type { Question } from '../reading.ts'

const ofPrices: ReadonlySet<string> = new Set([
  'price',
  'range',
  'change',
  'compare',
  'season',
  'from-extreme',
  'input-ratio',
  'forecast',
  'advice',
])

/** Whether a part that asks says all that an answer needs, and nothing that nobody knows. */
export const isComplete = (alone: Question): boolean => isOfAPrice(alone) && leftOf(alone).length === 0

/** The same of one in which words are left over, which stand in the question itself. */
export function isOfAPrice(alone: Question): boolean {
  const { topic, intent, commodities, figures, story, atStored, basket, danger, smallTalk } = alone
  const given = figures.given ?? []
  return (
    topic === 'price' &&
    ofPrices.has(intent) &&
    commodities.length > 0 &&
    [story, atStored, basket, danger, smallTalk, figures.unused].every((one) => one === undefined) &&
    given.every(({ role, per }) => role === 'amount' && per === undefined) &&
    !(needsTwo.has(intent) && !hasTwo(alone))
  )
}

const needsTwo: ReadonlySet<string> = new Set(['compare', 'input-ratio'])

const hasTwo = ({ commodities, placeAlso, periodAlso, againstNow, variety = [] }: Question): boolean =>
  commodities.length > 1 ||
  [placeAlso, periodAlso, againstNow].some((one) => one !== undefined) ||
  variety.length > 1

/** The words and figures that nobody could place. */
export const leftOf = ({ unplaced = [], asides = [] }: Question): readonly string[] => [
  ...unplaced,
  ...asides,
]

/**
 * Whether the story got between a message and its question: what is left over, asked back, or made of its figures.
 *
 * @param isNew the price of a thing is asked that the story does not name: no sum of the story is of it
 */
export function isTroubled(whole: Question, alone: Question, isNew: boolean): boolean {
  const { topic, story, product, period, atStored, basket } = whole
  if (atStored !== undefined || basket !== undefined || (hasSum(whole) && !isNew)) return false
  const saysMore = whole.commodities.some((id) => !alone.commodities.includes(id))
  return (
    topic !== 'price' ||
    leftOf(whole).length > 0 ||
    saysMore ||
    story !== undefined ||
    whole.isCompound === true ||
    (product !== undefined && alone.product === undefined) ||
    (period !== undefined && alone.period === undefined) ||
    pricesIn(whole) > 0
  )
}

/** A sum of the farmer's figures that leaves none over. */
export const hasSum = ({ story }: Question): boolean => story !== undefined && 'sum' in story

const pricesIn = ({ figures: { given = [] } }: Question): number =>
  given.filter(({ role }) => role !== 'amount').length
