import { commodityById } from '../../commodities/catalogue.ts'
import { isOneMonth, type Period } from '../../understand/period/period.ts'
import type { Question } from '../../understand/question.ts'
import { pricesIn } from '../about-prices.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import { chooseSeries } from '../series/choose-series.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { notFound } from '../series/series-for.ts'
import { sayInputRatio } from '../sums/input-ratio.ts'

/** How much of one thing another buys: of that whose quantity is asked for first, and the usual way behind it. */
export function sayBarter(question: Question, data: PriceData): PriceAnswer {
  const draft = new Draft()
  const { period, counted, commodities } = question
  const month = period !== undefined && isOneMonth(period) ? period : undefined
  if (period !== undefined && month === undefined) draft.say({ code: 'only_newest', values: {} })
  const [products, inputs] = sidesOf(question)
  const isTurned = counted !== undefined && !products.includes(counted)
  let answered = isTurned && sayRatios(draft, [counted], commodities, question, month, data)
  // What is said of the sizes of its sacks is of the way that was asked.
  const { figures: _, unit: __, wanted: ___, ...bare } = question
  answered =
    sayRatios(draft, products, inputs, isTurned ? { ...bare, figures: {} } : question, month, data) ||
    answered
  if (answered) draft.say({ code: 'ratio_at_world_prices', values: {} })
  return draft.done(answered, answered ? [] : SUGGESTIONS)
}

/** True where one was told. */
function sayRatios(
  draft: Draft,
  products: readonly string[],
  inputs: readonly string[],
  question: Question,
  month: Period | undefined,
  data: PriceData,
): boolean {
  let answered = false
  for (const product of products) {
    for (const input of inputs.filter((id) => id !== product)) {
      const [sold, bought] = [
        chooseSeries(data.series, product, question.place ?? 'world', data.local, question.variety),
        chooseSeries(data.series, input, 'world', data.local, question.variety),
      ]
      if (sold === undefined || bought === undefined)
        draft.sayOnce(notFound(sold === undefined ? product : input, question.place, data))
      else
        for (const at of question.againstNow ? [month, undefined] : [month])
          answered = sayInputRatio(draft, upTo(sold, at), upTo(bought, at), question) || answered
    }
  }
  return answered
}

/** What is paid with and what is bought: a fertiliser with a crop, else as the question puts them. */
function sidesOf({ commodities, ratioOfFirst }: Question): [products: string[], inputs: string[]] {
  const [inputs, products] = [commodities.filter(isFertiliser), commodities.filter((id) => !isFertiliser(id))]
  if (inputs.length > 0 && products.length > 0) return [products, inputs]
  const [first, second] = commodities
  if (first === undefined || second === undefined) return [products, inputs]
  return ratioOfFirst ? [[second], [first]] : [[first], [second]]
}

/** The series as it stood in the month asked about. */
const upTo = (series: MonthlySeries, month: Period | undefined): MonthlySeries =>
  month === undefined ? series : { ...series, prices: pricesIn(series, month) }

const isFertiliser = (id: string): boolean => commodityById(id)?.category === 'fertilisers'
