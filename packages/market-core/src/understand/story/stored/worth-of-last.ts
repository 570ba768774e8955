import type { Question } from '../../reading.ts'

/** "Cocoa per kg?" and then "so 30 bags of 64 kg is how much": an amount alone is of the price that was asked for. */
export function worthOfLast(
  question: Question,
  text: string,
  previous: Question | undefined,
): Question | undefined {
  const { figures, commodities, topic, danger } = question
  const { given = [], unused } = figures
  const isAmount = given.length > 0 && given.every(({ role }) => role === 'amount') && unused === undefined
  if (previous?.topic !== 'price' || previous.commodities.length !== 1 || danger !== undefined)
    return undefined
  if (topic !== 'sums' || commodities.length > 0 || !isAmount || !asksWorth.test(text)) return undefined
  const { place, variety, currency } = previous
  return {
    ...question,
    topic: 'price',
    intent: 'price',
    commodities: previous.commodities,
    ...(place !== undefined && { place }),
    ...(variety !== undefined && { variety }),
    ...(question.currency === undefined && currency !== undefined && { currency }),
    told: text,
  }
}
const asksWorth =
  /(?<!\p{L})(?:how much(?! (?:is|are) (?:it |that )?in )|worth|value|come to|comes to|what (?:is|would|will|does))(?!\p{L})/iu
