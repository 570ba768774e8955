import { moneyAtFarm } from '../../farm/farm-view.ts'
import { latest } from '../../series.ts'
import type { Question } from '../../understand/reading.ts'
import type { Basket } from '../../understand/story/stored/goods.ts'
import type { Reckoned, Term } from '../../understand/story/story.ts'
import { ratioOf } from '../../understand/story/units.ts'
import { Draft, type PriceAnswer } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import { caveats, rateFacts } from '../series/caveats.ts'
import { chooseSeries } from '../series/choose-series.ts'
import { displayOf } from '../series/shown-price.ts'
import { labelOf, priced } from '../series/shown-values.ts'
import { sayAge } from '../with-prices.ts'
import { tellSum } from './story.ts'

/**
 * What amounts of several goods come to at their stored prices: each price with its month, then the sum. Undefined
 * where one of them has no price by weight, or they have no money in common.
 */
export function tellBasket(question: Question, basket: Basket, data: PriceData): PriceAnswer | undefined {
  const draft = new Draft()
  const terms: Term[] = []
  const notes: (() => void)[] = []
  for (const { commodity, value, unit } of basket.goods) {
    const series = chooseSeries(data.series, commodity, question.place, data.local)
    const newest = series === undefined ? undefined : latest(series.prices)
    if (series === undefined || newest === undefined || series.basis.kind !== 'mass') return undefined
    const wanted = question.currency ?? moneyAtFarm(data.farm ?? {}, series.currency, data.rates)
    const display = displayOf(series, series.basis.kg <= 1 ? 'kg' : 't', wanted, data.rates)
    const { price, fact } = priced(newest, display, labelOf(series))
    if (price.per !== 'kg' && price.per !== 't') return undefined
    const amount = (value * unit.size) / (price.per === 't' ? 1000 : 1)
    terms.push({
      part: 'in',
      factors: [
        { value: amount, said: price.per },
        { value: price.value, currency: price.currency, isMoney: true },
      ],
      value: amount * price.value,
    })
    sayAge(draft, series, question, data.today)
    draft.from(series).say({ code: 'price', values: { series: labelOf(series), price } }, fact)
    notes.push(() => {
      for (const caveat of caveats(series, display)) draft.sayOnce(caveat, ...rateFacts(display))
    })
  }
  const [currency, ...others] = new Set(
    terms.flatMap(({ factors }) => factors.flatMap((one) => one.currency ?? [])),
  )
  if (currency === undefined || others.length > 0) return undefined
  for (const sum of sumsOf(basket, terms, currency)) tellSum(draft, sum)
  for (const note of notes) note()
  return draft.done()
}

function sumsOf({ per, land, isDivided }: Basket, terms: readonly Term[], currency: string): Reckoned[] {
  const all = terms.reduce((sum, { value }) => sum + value, 0)
  const money = (value: number) => ({ value, currency, isMoney: true as const })
  const first: Reckoned = {
    terms,
    result: 'comes-to',
    value: money(all),
    ...(per !== undefined && { per: per.name }),
  }
  if (land === undefined) return [first]
  const field = { value: land.value, said: land.unit.name }
  if (per === undefined) {
    const each = all / land.value
    const divided: Term = {
      part: 'in',
      factors: [money(all), { ...field, isDivisor: true }],
      value: each,
    }
    return isDivided
      ? [first, { terms: [divided], result: 'comes-to', value: money(each), per: land.unit.name }]
      : [first]
  }
  const times = land.value * ratioOf(land.unit, per)
  const factors = land.unit.name === per.name ? [field] : [{ value: times, said: per.name }]
  const whole: Term = { part: 'in', factors: [money(all), ...factors], value: all * times }
  return [first, { terms: [whole], result: 'comes-to', value: money(whole.value) }]
}
