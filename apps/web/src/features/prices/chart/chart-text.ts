import type { Month } from '@smart-farming/market-core/months'
import type { SeasonBand } from '@smart-farming/market-core/season-band'
import { formatMonth } from '@smart-farming/words/format/dates/month'
import { formatPrice } from '@smart-farming/words/format/figures/price-figure'
import { lazyWords } from '../../../words.ts'
import { chartValues, type PriceChartData, type ReferencePrice, valueAt } from './chart-data.ts'

const figure = (value: number) => formatPrice(lazyWords.tag, value)

/** Formats the band in a month, such as "180 to 240"; undefined if missing. */
export function bandRangeText(band: SeasonBand, month: Month): string | undefined {
  const found = band.months.find((one) => one.month === month)
  return found && lazyWords.prices.past.span({ least: figure(found.low), most: figure(found.high) })
}

/** Labels the seasonal band with its years. */
export function bandLabel({ years: [least, most], from, to }: SeasonBand): string {
  const { tag, prices } = lazyWords
  return prices.past.band({ least, most, from: formatMonth(tag, from), to: formatMonth(tag, to) })
}

export const referencePriceLabel = (kind: ReferencePrice['kind']): string => lazyWords.prices.past[kind]

/** Text alternative for the chart. */
export function describeChart({ lines, band, own, unit }: PriceChartData): string {
  const words = lazyWords.prices.past
  const values = chartValues(lines, undefined)
  const of = (kind: ReferencePrice['kind']) => own.find((one) => one.kind === kind)?.value
  const [target, breakEven] = [of('target'), of('breakEven')]
  return [
    words.inShort({ unit, least: figure(Math.min(...values)), most: figure(Math.max(...values)) }),
    ...(lines.length > 1 ? lines.map(({ label }) => label) : []),
    ...(band ? [bandLabel(band)] : []),
    ...(target === undefined ? [] : [words.targetInShort({ target: figure(target) })]),
    ...(breakEven === undefined ? [] : [words.breakEvenInShort({ breakEven: figure(breakEven) })]),
  ].join(words.inShortBetween)
}

/** Describes the selected month's values in one sentence, for screen readers. */
export function describeMonth({ lines, band, unit }: PriceChartData, month: Month): string {
  const { tag, prices } = lazyWords
  const words = prices.past
  const said = lines.map((line) => {
    const value = valueAt(line, month)
    const amount = value === undefined ? words.noFigure : words.withUnit({ figure: figure(value), unit })
    return lines.length > 1 ? words.lineSays({ line: line.label, amount }) : amount
  })
  const usual = band && bandRangeText(band, month)
  return [
    words.monthSays({ month: formatMonth(tag, month), amount: said[0] ?? '' }),
    ...said.slice(1),
    ...(usual === undefined ? [] : [words.bandSays({ range: usual })]),
  ].join(words.inShortBetween)
}
