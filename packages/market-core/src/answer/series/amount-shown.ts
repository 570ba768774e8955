import type { Question } from '../../understand/question.ts'
import { amountAsked } from '../about-amounts.ts'
import type { MonthlySeries } from './price-series.ts'
import type { Display } from './shown-price.ts'

/**
 * Prices for each of the bag that a question names, whatever it asks of them; and of a time longer than a month for as
 * much as it asks the price of. A display that shows them so already, and one of what has no weight, stays what it is.
 *
 * @param inKg how the series is shown by the kilogram
 */
export function forAmount(
  display: Display,
  inKg: Display,
  question: Question,
  { basis }: MonthlySeries,
): Display {
  const kg = weightShown(question)
  if (kg === undefined || basis.kind !== 'mass' || question.unit !== undefined) return display
  return { ...display, factor: inKg.factor * kg, per: { written: `${kg} kg`, kg } }
}

/** The kilograms that prices are told for: of one bag, or of what the price of a time was asked for. */
function weightShown(question: Question): number | undefined {
  const { amount, kg } = amountAsked(question) ?? {}
  if (amount === undefined || kg === undefined) return undefined
  const isOneBag = 'sackKg' in amount && amount.count === 1
  const isOfATime = question.period !== undefined && question.intent === 'price'
  return isOneBag || isOfATime ? kg : undefined
}
