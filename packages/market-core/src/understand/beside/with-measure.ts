import type { Question } from '../reading.ts'
import { ownMeasureIn } from './own-measure.ts'

/**
 * A question with the measure of a market that it wants a price for: "a debe of maize" is read as maize for each kg,
 * and what a debe weighs is asked back. A measure whose weight is fixed is that weight.
 *
 * @param understand reads a text
 */
export function withOwnMeasure(
  text: string,
  read: Question,
  understand: (text: string) => Question,
): Question {
  if (!mayBeMeasured(read)) return read
  const found = ownMeasureIn(text, read.unplaced ?? [])
  if (found === undefined) return read
  const again = understand(found.rest)
  const isPrice = again.topic === 'price' && again.commodities.length > 0 && again.story === undefined
  if (found.measure === undefined) return isPrice ? again : read
  if (isPrice) return { ...again, unit: again.unit ?? 'kg', ownMeasure: found.measure }
  // "How many kg is a mudu of rice": nobody knows, whatever else is asked.
  const asksWeight = read.commodities.length > 0 && (again.topic === 'sums' || again.topic === 'other')
  const { unplaced: _, isCompound: __, ...known } = read
  return asksWeight
    ? { ...known, topic: 'price', intent: 'price', unit: 'kg', ownMeasure: found.measure }
    : read
}

/** Whether a question may be of the price of a measure: not one of a sum, nor one that told what a measure weighs. */
const mayBeMeasured = ({ topic, danger, ...rest }: Question): boolean =>
  (topic === 'price' || topic === 'other') &&
  danger === undefined &&
  [rest.story, rest.conversion, rest.wanted, rest.pieces, rest.atStored, rest.basket].every(
    (one) => one === undefined,
  )
