import type { MonthlySeries } from '@smart-farming/market-core/answer/series/price-series'
import type { Statement } from '@smart-farming/market-core/answer/statement'
import type { Amount, Composed, Time, Unit } from './composed.fixture.ts'
import { allSeries, perEuro } from './prices-in-memory.fixture.ts'
import { things } from './things.fixture.ts'

/** A figure that an answer must hold: of this month, in this money. */
interface Figure {
  readonly value: number
  readonly currency?: string
  readonly month?: string
  /** Other ways to say the same. */
  readonly either?: readonly number[]
}

export interface Expected {
  readonly figures: readonly Figure[]
  /** What a price is for: kilograms or litres. */
  readonly basis?: number
  readonly code?: readonly Statement['code'][]
  /** What of a range is to be told first. */
  readonly lead?: string
}

const FIRST = '2023-03'
const NEWEST = '2026-02'

const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const named = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
export const ago = (months: number) => named(index(NEWEST) - months)

/** First and last month of a time, both among it. */
export function monthsOf(time: Time): readonly [string, string] {
  switch (time.of) {
    case 'month':
      return [time.month, time.month]
    case 'year':
      return [`${time.year}-01`, `${time.year}-12`]
    case 'between':
      return [time.start, time.end]
    case 'last':
      return [ago(time.months - 1), NEWEST]
    case 'ago':
      return [ago(12 * time.years), ago(12 * time.years)]
    case 'quarter':
      return [named(time.year * 12 + 3 * (time.quarter - 1)), named(time.year * 12 + 3 * time.quarter - 1)]
    case 'half':
      return [named(time.year * 12 + 6 * (time.half - 1)), named(time.year * 12 + 6 * time.half - 1)]
    case 'since':
      return [time.month, NEWEST]
  }
}

const kgOf: Readonly<Record<string, number>> = {
  kg: 1,
  t: 1000,
  quintal: 100,
  bag: 90,
  lb: 0.45359237,
  cwt: 45.359237,
  shortTon: 907.18474,
  litre: 1,
  gallon: 3.785411784,
}
const bushelLb: Readonly<Record<string, number>> = { maize: 56, wheat: 60, soybeans: 60, beans: 60 }

function sizeOf(unit: Unit | Amount['unit'], series: MonthlySeries): number {
  if (typeof unit === 'object') return unit.sack
  // Where a market sells by 46 kg, that is its quintal.
  if (unit === 'quintal' && series.unitWritten === '46 KG') return 46
  if (unit === 'bushel') return (bushelLb[series.commodity] ?? Number.NaN) * 0.45359237
  return kgOf[unit] ?? Number.NaN
}

const ownSize = ({ basis }: MonthlySeries): number =>
  basis.kind === 'mass' ? basis.kg : basis.kind === 'volume' ? basis.litres : 1

/** The series that a composed question is of. */
export function seriesAsked(thing: string, { place, home }: Composed): MonthlySeries {
  const { series: world, wfp } = things[thing] ?? {}
  const inPlace = allSeries.filter(({ name, country, market }) => {
    if (name !== wfp) return false
    if (typeof place === 'object' && 'market' in place) return market === place.market
    if (typeof place === 'object') return country === place.country
    return place === 'here' && country === home
  })
  const found = inPlace[0] ?? allSeries.find(({ name }) => name === world)
  if (found === undefined) throw new Error(`no series of ${thing}`)
  return found
}

/** What a composed question must be answered with, worked out from the stored prices. */
export function expectedOf(asked: Composed): Expected {
  const { kind, unit, amount, time } = asked
  const series = seriesAsked(asked.thing, asked)
  const currency = asked.currency ?? series.currency
  const factorOf = (of: MonthlySeries): number => {
    const size = unit === undefined ? ownSize(of) : sizeOf(unit, of)
    return (size / ownSize(of)) * ((perEuro[currency] ?? 1) / (perEuro[of.currency] ?? 1))
  }
  const [start, end] = time === undefined ? [NEWEST, NEWEST] : monthsOf(time)
  const within = ({ prices }: MonthlySeries, from = start, to = end) =>
    prices.filter(({ month }) => month >= from && month <= to)
  const figure = (value: number, month?: string): Figure => ({
    value: value * factorOf(series),
    currency,
    ...(month !== undefined && { month }),
  })
  if (kind === 'compare' || kind === 'ratio') {
    const other = seriesAsked(asked.other ?? '', asked)
    const [one, two] = [within(series)[0], within(other)[0]]
    if (one === undefined || two === undefined) throw new Error('no price to compare')
    const [a, b] = [one.value / ownSize(series), two.value / ownSize(other)]
    if (kind === 'ratio')
      return { figures: [{ value: b / a, either: [a / b] }], code: ['input_ratio', 'gap', 'times_of'] }
    const times = Math.max(a, b) / Math.min(a, b)
    return {
      figures: [
        ...(unit === undefined && asked.currency === undefined ? [] : [figure(one.value, one.month)]),
        { value: times, either: [(times - 1) * 100, (1 - 1 / times) * 100] },
      ],
      code: ['gap'],
    }
  }
  if (amount !== undefined) {
    const [price] = within(series)
    if (price === undefined) throw new Error('no price of that amount')
    const times = (amount.count * sizeOf(amount.unit, series)) / ownSize(series)
    return {
      figures: [
        {
          value: price.value * times * ((perEuro[currency] ?? 1) / (perEuro[series.currency] ?? 1)),
          currency,
          month: price.month,
        },
      ],
    }
  }
  if (kind === 'price' && (time === undefined || start === end)) {
    const [price] = within(series)
    return { figures: [figure(price?.value ?? Number.NaN, price?.month)] }
  }
  // Of the prices of a longer time its first and its last are told, whatever else is.
  if (kind === 'change' || kind === 'price') {
    const from = time === undefined ? ago(12) : time.of === 'last' ? ago(time.months) : start
    const window = within(series, from < FIRST ? FIRST : from, end)
    const [first, last] = [window[0], window.at(-1)]
    if (first === undefined || last === undefined) throw new Error('no change')
    return {
      figures: [
        figure(first.value, first.month),
        figure(last.value, last.month),
        ...(kind === 'change' ? [{ value: (last.value / first.value - 1) * 100 }] : []),
      ],
    }
  }
  // Without a time the highest and the lowest are those of all that is stored; a mean is of the last year.
  const window =
    time !== undefined ? within(series) : within(series, kind === 'average' ? ago(11) : FIRST, NEWEST)
  const sorted = window.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  const mean = window.reduce((sum, { value }) => sum + value, 0) / window.length
  if (low === undefined || high === undefined) throw new Error('no price in that time')
  // Of two months with the same price either may be told.
  const isTie = (value: number) => window.filter((one) => one.value === value).length > 1
  const extreme = ({ value, month }: { value: number; month: string }) =>
    isTie(value) ? figure(value) : figure(value, month)
  const told = {
    highest: extreme(high),
    lowest: extreme(low),
    average: figure(mean),
  }
  return { figures: [told[kind]], code: ['range'], lead: kind === 'average' ? 'mean' : kind }
}
