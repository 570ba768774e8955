import { moneyAtFarm } from '../../farm/farm-view.ts'
import { latest } from '../../series.ts'
import type { Question } from '../../understand/reading.ts'
import { isNear } from '../../understand/story/behind/lot-of-term.ts'
import { readStory } from '../../understand/story/read-story.ts'
import { ofMill, withPrice } from '../../understand/story/stored/at-stored.ts'
import { Draft, type PriceAnswer } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import { caveats, rateFacts } from '../series/caveats.ts'
import { chooseSeries } from '../series/choose-series.ts'
import { displayOf } from '../series/shown-price.ts'
import { labelOf, priced } from '../series/shown-values.ts'
import { sayAge } from '../with-prices.ts'
import { tellBehind, tellSum } from './story.ts'

/** What is asked at the stored price. */
const ofPrice = /(?:(?:,|;)? ?and)?[^.?!,;]*\u2020[^.?!,;]*/u

/**
 * The answer to a farm sum that asks for the stored price of what it is of: the price with its month, then the sum with
 * it. Undefined where there is no such price, or none in the farmer's money.
 */
export function sumAtStored(question: Question, marked: string, data: PriceData): PriceAnswer | undefined {
  const [first] = question.commodities
  const commodity = ofMill(question.commodities) ? 'rice' : first
  const series =
    commodity === undefined
      ? undefined
      : (chooseSeries(data.series, commodity, question.place, data.local, question.variety) ??
        (question.place === 'here'
          ? chooseSeries(data.series, commodity, 'world', data.local, question.variety)
          : undefined))
  const newest = series === undefined ? undefined : latest(series.prices)
  if (series === undefined || newest === undefined || series.basis.kind !== 'mass') return undefined
  const { figures, currency = figures.currency } = question
  const wanted = currency ?? moneyAtFarm(data.farm ?? {}, series.currency, data.rates)
  // What a market sells by the bag is reckoned by the tonne.
  const display = displayOf(series, series.basis.kg <= 1 ? 'kg' : 't', wanted, data.rates)
  if (currency !== undefined && display.currency !== currency) return undefined
  if (display.per !== 'kg' && display.per !== 't') return undefined
  const { price, fact } = priced(newest, display, labelOf(series))
  const asTold = `${Number(price.value.toPrecision(9))} ${price.currency} per ${display.per === 't' ? 'tonne' : 'kg'}`
  const story = readStory(withPrice(marked, asTold))
  if (story === undefined || !('sum' in story.read)) return undefined
  // A price a tonne that is still one leaves its amount out: of litres, of a bag that nobody weighed.
  const { result, per } = story.read.sum
  if (result === 'comes-to' && (per === 't' || per === 'kg')) return undefined
  const draft = new Draft()
  sayAge(draft, series, question, data.today)
  draft.from(series).say({ code: 'price', values: { series: labelOf(series), price } }, fact)
  // "How many bags, and what at the world price?": the amount needs no price.
  const alone = readStory(marked.replace(ofPrice, ''))
  const { next } = story.read
  const amount =
    alone?.isChain && 'sum' in alone.read && alone.read.sum.value.said !== undefined && next === undefined
      ? alone.read.sum
      : undefined
  if (amount !== undefined) tellSum(draft, amount)
  const told = tellSum(draft, story.read.sum)
  if (next !== undefined) tellSum(draft, next)
  tellBehind(
    draft,
    story.read.behind?.filter(
      ({ value }) => amount === undefined || !isNear(value.value, amount.value.value),
    ),
  )
  for (const caveat of caveats(series, display)) told?.sayOnce(caveat, ...rateFacts(display))
  return told?.done()
}
