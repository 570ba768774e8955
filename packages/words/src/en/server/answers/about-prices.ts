import type { Statements } from '@smart-farming/market-core/answer/statement'
import type { Volatility } from '@smart-farming/market-core/statistics'
import { monthName } from '../../../format/dates/month-name.ts'
import { monthSpan } from '../../../format/dates/month-span.ts'
import { plainNumber } from '../../../format/figures/plain-number.ts'
import { allOf } from '../../../format/names/list.ts'
import { number } from '../../../format/number.ts'
import { priceUnits } from '../../price-units.ts'
import { tag } from '../../tag.ts'
import {
  commodityName,
  datedPrice,
  inMonth,
  movement,
  percent,
  sentence,
  seriesLabel,
  shownPrice,
  went,
  written,
} from './terms.ts'

const signedPercent = (change: number) => `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`
const index = (value: number) => number(tag, value)
const month = (of: number) => monthName(tag, of)

const before = { month: 'on the month before', year: 'on the year before' } as const

const volatilities = {
  stable: 'stable',
  moderate: 'moderate',
  volatile: 'volatile',
} satisfies Record<Volatility, string>

/** What an answer says of stored prices. */
export const aboutPrices = {
  price: ({ series, price, isLast }: Statements['price']) =>
    isLast
      ? `Last known price, ${seriesLabel(series)}: ${datedPrice(price)}.`
      : `${sentence(seriesLabel(series))}: ${datedPrice(price)}.`,
  no_price: ({ series, month: of }: Statements['no_price']) =>
    of === undefined
      ? `I have no price for ${seriesLabel(series)}.`
      : `I have no price for ${seriesLabel(series)} in ${inMonth(of)}.`,
  moved: ({ changes }: Statements['moved']) => {
    const words = changes.map(({ over, percent: change }) => `${movement(change)} ${before[over]}`)
    return `That is ${allOf(tag, words)}.`
  },
  moved_between: ({ changes }: Statements['moved_between']) => {
    const words = changes.map(({ from, to, percent: change }) => {
      const { start, end } = monthSpan(tag, from, to)
      return `${went(change)} from ${start} to ${end}`
    })
    return `It ${allOf(tag, words)}.`
  },
  change: ({ series, from, to, percent: change }: Statements['change']) =>
    `${sentence(seriesLabel(series))} went from ${datedPrice(from)} to ${datedPrice(to)}: ${movement(change)}.`,
  no_change: ({ series }: Statements['no_change']) =>
    `I cannot say how ${seriesLabel(series)} moved over that time: a price is missing at one end of it.`,
  against_mean: ({ series, start, end, mean, to, percent: change, times }: Statements['against_mean']) =>
    `${sentence(seriesLabel(series))} had a mean of ${shownPrice(mean)} from ${inMonth(start)} to ${inMonth(end)}. At ${datedPrice(to)} it is ${movement(change)}: ${written(times)} times that.`,
  means_apart: ({ series, first, second, percent: change }: Statements['means_apart']) =>
    `${sentence(seriesLabel(series))} had a mean of ${shownPrice(first.mean)} from ${inMonth(first.start)} to ${inMonth(first.end)}, and of ${shownPrice(second.mean)} from ${inMonth(second.start)} to ${inMonth(second.end)}: ${movement(change)}.`,
  no_reason: 'Why prices move I do not know: I have only the prices.',
  old_price: ({ months }: Statements['old_price']) =>
    `The newest that I have is ${number(tag, months)} months old, so this is what it was, not what it is.`,
  newer_elsewhere: ({ series, month: of }: Statements['newer_elsewhere']) =>
    `A newer one, of ${inMonth(of)}, is of ${seriesLabel(series)}.`,
  other_kinds: ({ kinds }: Statements['other_kinds']) =>
    `Other kinds: ${kinds.map(({ series, price }) => `${series.name} ${shownPrice(price)}`).join('; ')}.`,
  direction: ({ asked, did }: Statements['direction']) =>
    did === 'neither' ? 'No: it stayed where it was.' : `${asked === did ? 'Yes' : 'No'}: it went ${did}.`,
  from_extreme: ({ series, extreme, from, to, percent: change }: Statements['from_extreme']) =>
    `${sentence(seriesLabel(series))} was ${extreme} at ${datedPrice(from)}. At ${datedPrice(to)} it is ${percent(Math.abs(change))} ${change < 0 ? 'below' : 'above'} that (${signedPercent(change)}).`,
  range: ({ series, count, until, lowest, highest, mean, lead }: Statements['range']) => {
    const [name, low, high, middle] = [
      sentence(seriesLabel(series)),
      `lowest ${datedPrice(lowest)}`,
      `highest ${datedPrice(highest)}`,
      `mean ${shownPrice(mean)}`,
    ]
    const months = `${number(tag, count)} ${count === 1 ? 'month' : 'months'} up to ${inMonth(until)}`
    if (lead === undefined) return `${name}, ${months}: ${low}, ${high}, ${middle}.`
    const [first, ...others] = {
      lowest: [low, high, middle],
      highest: [high, low, middle],
      mean: [middle, low, high],
    }[lead]
    return `${name}: ${first} (${months}; ${others.join(', ')}).`
  },
  no_range: ({ series, since, until }: Statements['no_range']) =>
    since === undefined || until === undefined
      ? `I have no prices for ${seriesLabel(series)}.`
      : `I have no prices for ${seriesLabel(series)} in that time: they run from ${inMonth(since)} to ${inMonth(until)}.`,
  variation: ({ percent: of, volatility }: Statements['variation']) =>
    `Its months vary by ${percent(of)} around their mean, which we call ${volatilities[volatility]}.`,
  season: ({ series, since, until, now, peak, low }: Statements['season']) =>
    `${sentence(seriesLabel(series))}: usually dearest in ${month(peak.month)} (${index(peak.index)} where the year's average is 100) and cheapest in ${month(low.month)} (${index(low.index)}), by the months from ${inMonth(since)} to ${inMonth(until)}; ${month(now.month)} usually stands at ${index(now.index)}.`,
  no_season: ({ series }: Statements['no_season']) =>
    `I have too few years of ${seriesLabel(series)} to say what is usual at a time of year: it takes more than three.`,
  weak_season: 'Single years differ from this by more than the season itself, so it is a weak guide.',
  moved_over_year: ({ moves, until }: Statements['moved_over_year']) => {
    const words = moves.map(
      ({ commodity, percent: change }) =>
        `${commodityName(commodity)} ${change < 0 ? 'fell' : 'rose'} ${percent(change)}`,
    )
    const over = until === undefined ? 'Over a year' : `Over the year to ${inMonth(until)}`
    return `${over}, ${words.join(', ')}.`
  },
  stands: ({ series, against, percent: difference }: Statements['stands']) =>
    `${sentence(seriesLabel(series))} is ${percent(difference)} ${difference < 0 ? 'below' : 'above'} ${seriesLabel(against)}.`,
  different_kinds: 'These are different kinds of price, so part of the difference is trade and transport.',
  not_your_price: 'This is a world price, not what you will be paid.',
  price_is_world: 'The price is a world price, not what you will be paid.',
  converted: ({ rates }: Statements['converted']) => {
    const words = rates.map(({ base, quote, rate, date, fixed }) => {
      const since = fixed ? `, fixed by law since ${date}` : ` on ${date}`
      return `1 ${base} = ${plainNumber(tag, rate)} ${quote}${date === '' ? ' (your rate)' : since}`
    })
    return `Converted with ${allOf(tag, words)}.`
  },
  no_weight: ({ per, wanted }: Statements['no_weight']) =>
    `The source prices it per ${per}, which has no fixed weight, so I cannot give it per ${priceUnits[wanted]}.`,
  no_volume: ({ wanted }: Statements['no_volume']) =>
    `The source does not price it by volume, so I cannot give it per ${wanted}.`,
  by_density: ({ commodity, kgPerLitre }: Statements['by_density']) =>
    `I take a litre of ${commodityName(commodity)} as ${plainNumber(tag, kgPerLitre)} kg (Codex Alimentarius), so the figure is a close one, not an exact one.`,
  no_bushel: ({ commodity }: Statements['no_bushel']) =>
    `${commodityName(commodity)} is not sold by the bushel, so the price is per tonne.`,
  no_rate: ({ from, to }: Statements['no_rate']) =>
    `I have no exchange rate from ${from} to ${to}, so the price is in ${from}.`,
}
