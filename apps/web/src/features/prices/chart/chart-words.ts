import type { Month } from '@smart-farming/market-core/months'
import type { SeasonBand } from '@smart-farming/market-core/season-band'
import { monthOfYear } from '@smart-farming/words/format/dates/month'
import { priceFigure } from '@smart-farming/words/format/figures/price-figure'
import { partWords } from '../../../words.ts'
import { type Charted, type OwnPrice, shownValues, valueAt } from './charted.ts'

const figure = (value: number) => priceFigure(partWords.tag, value)

/** "180 to 240": the band in a month; undefined where it has none. */
export function bandAt(band: SeasonBand, month: Month): string | undefined {
  const found = band.months.find((one) => one.month === month)
  return found && partWords.prices.past.span({ least: figure(found.low), most: figure(found.high) })
}

/** Label of the seasonal band, with its years. */
export function bandWords({ years: [least, most], from, to }: SeasonBand): string {
  const { tag, prices } = partWords
  return prices.past.band({ least, most, from: monthOfYear(tag, from), to: monthOfYear(tag, to) })
}

export const ownWords = (kind: OwnPrice['kind']): string => partWords.prices.past[kind]

/** Text alternative of the chart. */
export function chartInShort({ lines, band, own, unit }: Charted): string {
  const words = partWords.prices.past
  const values = shownValues(lines, undefined)
  const of = (kind: OwnPrice['kind']) => own.find((one) => one.kind === kind)?.value
  const [target, breakEven] = [of('target'), of('breakEven')]
  return [
    words.inShort({ unit, least: figure(Math.min(...values)), most: figure(Math.max(...values)) }),
    ...(lines.length > 1 ? lines.map(({ label }) => label) : []),
    ...(band ? [bandWords(band)] : []),
    ...(target === undefined ? [] : [words.targetInShort({ target: figure(target) })]),
    ...(breakEven === undefined ? [] : [words.breakEvenInShort({ breakEven: figure(breakEven) })]),
  ].join(words.inShortBetween)
}

/** The selected month's values as one sentence, for screen readers. */
export function monthInShort({ lines, band, unit }: Charted, month: Month): string {
  const { tag, prices } = partWords
  const words = prices.past
  const said = lines.map((line) => {
    const value = valueAt(line, month)
    const amount = value === undefined ? words.noFigure : words.withUnit({ figure: figure(value), unit })
    return lines.length > 1 ? words.lineSays({ line: line.label, amount }) : amount
  })
  const usual = band && bandAt(band, month)
  return [
    words.monthSays({ month: monthOfYear(tag, month), amount: said[0] ?? '' }),
    ...said.slice(1),
    ...(usual === undefined ? [] : [words.bandSays({ range: usual })]),
  ].join(words.inShortBetween)
}
