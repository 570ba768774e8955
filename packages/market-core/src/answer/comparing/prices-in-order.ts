import { type Month, monthNumber } from '../../months.ts'
import { latest, type MonthlyPrice, rangeOf } from '../../series.ts'
import { isOneMonth, isUpToNow, type Period } from '../../understand/period/period.ts'
import type { Question } from '../../understand/question.ts'
import { wordsOfName } from '../../understand/stored/stored-names.ts'
import { amountAsked } from '../about-amounts.ts'
import { pricesIn } from '../about-prices.ts'
import type { Draft } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, displayOf } from '../series/shown-price.ts'
import { factPer, labelOf } from '../series/shown-values.ts'
import type { SeriesLabel, ShownPrice } from '../statement.ts'
import { displayFor } from '../tell-series.ts'

interface Standing {
  readonly series: SeriesLabel
  readonly price: ShownPrice
}

/**
 * Which of several is the dearer: of two by how much, in % of the lower and how many times; of more their order. Only
 * in one money and for the same unit; in the month asked for, else at the newest prices. False where nothing could be
 * set in order.
 */
export function sayPricesInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  question: Question,
  data: PriceData,
): boolean {
  const { standings: prices, why, month } = standing(series, question, data)
  const [first] = prices
  if (why !== undefined && series.length === 2) draft.say({ code: 'not_comparable', values: { why } })
  if (first === undefined || prices.length < 2) return false
  if (prices.length === 2) sayOfSecond(draft, prices, question)
  const ordered = prices.toSorted((a, b) => a.price.value - b.price.value)
  const [lower, higher] = [ordered[0], ordered.at(-1)]
  if (
    prices.length === 2 &&
    lower &&
    higher &&
    lower.price.value > 0 &&
    higher.price.value > lower.price.value
  )
    sayGap(draft, higher, lower, question.ordersByPrice === 'cheapest')
  else {
    const { currency, per } = first.price
    const dearestFirst = question.ordersByPrice === 'dearest'
    const told = dearestFirst ? ordered.toReversed() : ordered
    draft.say(
      {
        code: 'in_order',
        values: {
          dearestFirst,
          prices: told.map(({ series: of, price }) => ({ series: of, value: price.value })),
          currency,
          per,
          ...(month !== undefined && { month }),
        },
      },
      ...told.map(({ series: of, price }) => ({
        value: price.value,
        kind: 'price' as const,
        currency,
        per: factPer(per),
        of,
      })),
    )
  }
  return true
}

/** The first as so many times or per cent of the second, where that is asked, in the order of the question. */
function sayOfSecond(
  draft: Draft,
  prices: readonly Standing[],
  { asksTimes, asksShareOf, variety = [] }: Question,
): void {
  // Of two kinds of one thing the one that was named first.
  const namedAt = ({ series: { name } }: Standing): number =>
    variety.findIndex((word) => wordsOfName(name).includes(word))
  const isOneThing = prices[0]?.series.commodity === prices[1]?.series.commodity
  const [one, other] = isOneThing ? prices.toSorted((a, b) => namedAt(a) - namedAt(b)) : prices
  if (one === undefined || other === undefined || Math.min(one.price.value, other.price.value) <= 0) return
  const [part, whole] = asksShareOf === 'first' ? [other, one] : [one, other]
  const [first, second] = [part.series, whole.series]
  const times = part.price.value / whole.price.value
  if (asksTimes !== undefined) {
    const holds = asksTimes.way === 'over' ? times >= asksTimes.times : times <= asksTimes.times
    draft.say({ code: 'times_of', values: { first, second, times, holds } }, { value: times, kind: 'count' })
  } else if (asksShareOf) {
    const of = { of: first, against: second, role: 'difference' as const }
    draft.say(
      { code: 'share_of', values: { first, second, percent: 100 * times } },
      { value: 100 * times, kind: 'percent', ...of },
    )
  }
}

function sayGap(
  draft: Draft,
  { series: higher, price }: Standing,
  { series: lower, price: base }: Standing,
  asksCheaper: boolean,
): void {
  const difference = { ...price, value: price.value - base.value }
  const times = price.value / base.value
  const percent = (times - 1) * 100
  const of = { of: higher, against: lower, role: 'difference' as const }
  const apart = {
    value: difference.value,
    kind: 'price',
    currency: price.currency,
    per: factPer(price.per),
    ...of,
  } as const
  if (asksCheaper) {
    // How much cheaper one is, is a share of the dearer.
    const less = (1 - base.value / price.value) * 100
    const values = { higher, lower, difference, percent, times, less }
    draft.say({ code: 'gap', values }, apart, { value: less, kind: 'percent', ...of })
    return
  }
  draft.say(
    { code: 'gap', values: { higher, lower, difference, percent, times } },
    apart,
    { value: percent, kind: 'percent', ...of },
    { value: times, kind: 'count' },
  )
}

/** The prices in one money for one unit: as they are shown, else per tonne. Empty where they cannot be had so. */
function standing(
  series: readonly MonthlySeries[],
  question: Question,
  data: PriceData,
): { standings: readonly Standing[]; why?: 'time' | 'unit'; month?: Month } {
  const { period } = question
  const ofMonth = period !== undefined && isOneMonth(period) ? period : undefined
  const priced = series.flatMap((one) => {
    const price =
      period === undefined || ofMonth
        ? latest(ofMonth ? pricesIn(one, ofMonth) : one.prices)
        : meanOf(one, period, question.asksGap === true)
    return price === undefined ? [] : [{ one, price }]
  })
  const months = priced.map(({ price }) => monthNumber(price.month))
  const isOfOneMonth = (period === undefined || ofMonth !== undefined) && new Set(months).size === 1
  if (Math.max(...months) - Math.min(...months) > MOST_MONTHS_APART) {
    const others = period === undefined ? ofOneTime(series) : []
    return others.length > 1 && others.length < series.length
      ? standing(others, question, data)
      : { standings: [], why: 'time' }
  }
  const [{ price: { month = undefined } = {} } = {}] = priced
  const dated = { ...(isOfOneMonth && month !== undefined && { month }) }
  const perSack = standingsPerSack(priced, question, data)
  if (perSack !== undefined) return { standings: perSack, ...dated }
  const shown = priced.map(({ one, price }) => shownAs(one, price, displayFor(question, one, data)))
  if (areAlike(shown)) return { standings: shown, ...dated }
  const inTonnes = priced
    .filter(({ one }) => one.basis.kind === 'mass')
    .map(({ one, price }) => shownAs(one, price, displayOf(one, 't', question.currency, data.rates)))
  const isOfAll = inTonnes.length > 1 && areAlike(inTonnes)
  return isOfAll ? { standings: inTonnes, ...dated } : { standings: [], why: 'unit' }
}

/** "The difference in a 50 kg bag": prices of one such bag. Undefined where none, or more than one, is asked for. */
function standingsPerSack(
  priced: readonly { one: MonthlySeries; price: MonthlyPrice }[],
  question: Question,
  data: PriceData,
): readonly Standing[] | undefined {
  const amount = amountAsked(question)?.amount
  if (amount === undefined || !('sackKg' in amount) || amount.count !== 1) return undefined
  const { sackKg: kg } = amount
  if (priced.some(({ one }) => one.basis.kind !== 'mass')) return undefined
  const ofSacks = priced.map(({ one, price }) => {
    const inKg = displayOf(one, 'kg', question.currency, data.rates)
    return shownAs(one, price, { ...inKg, factor: inKg.factor * kg, per: { written: `${kg} kg`, kg } })
  })
  return areAlike(ofSacks) ? ofSacks : undefined
}

/** The mean of a time that has both its ends, or whose gap is asked for; of another up to now the newest price. */
function meanOf(series: MonthlySeries, period: Period, isOfGap: boolean): MonthlyPrice | undefined {
  if (isUpToNow(period) && !isOfGap) return latest(series.prices)
  const window = pricesIn(series, period)
  const [range, last] = [rangeOf(window), window.at(-1)]
  return range === undefined || last === undefined ? undefined : { month: last.month, value: range.mean }
}

/** Prices of times further apart say nothing of which thing is the dearer. */
const MOST_MONTHS_APART = 3

/** Those of several whose newest prices may be set in order: none much older than the newest of all. */
export function ofOneTime(series: readonly MonthlySeries[]): MonthlySeries[] {
  const dated = series.flatMap((one) => {
    const month = latest(one.prices)?.month
    return month === undefined ? [] : [{ one, at: monthNumber(month) }]
  })
  const newest = Math.max(...dated.map(({ at }) => at))
  return dated.flatMap(({ one, at }) => (newest - at <= MOST_MONTHS_APART ? [one] : []))
}

const shownAs = (
  series: MonthlySeries,
  { value }: MonthlyPrice,
  { factor, currency, per }: Display,
): Standing => ({ series: labelOf(series), price: { value: value * factor, currency, per } })

const areAlike = (all: readonly Standing[]): boolean =>
  all.every(
    ({ price }) =>
      price.currency === all[0]?.price.currency && factPer(price.per) === factPer(all[0].price.per),
  )
