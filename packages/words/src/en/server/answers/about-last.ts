import type { Adjusted } from '@smart-farming/market-core/answer/last/last-statements'
import type { Statements } from '@smart-farming/market-core/answer/statement'
import { inMonth, percent, perUnit, sentence, seriesLabel, written } from './terms.ts'

const shown = ({ value, currency, per }: Adjusted): string => {
  const money = currency === undefined ? written(value) : `${currency} ${written(value)}`
  return per === undefined ? money : `${money} per ${perUnit(per)}`
}

/** What an answer says of the figure that was told before. */
export const aboutLast = {
  origin: ({ series, start, end, source }: Statements['origin']) =>
    `${sentence(seriesLabel(series))}: of ${start === end ? inMonth(end) : `${inMonth(start)} to ${inMonth(end)}`}, published by ${source}.`,
  origin_own: 'That is worked out of your own figures: no stored price is in it.',
  reaches: ({ series, until, source, others }: Statements['reaches']) => {
    const told = `${sentence(seriesLabel(series))}: my prices reach until ${inMonth(until)}; ${source} publishes them.`
    return others === undefined
      ? told
      : `${told} Others of that source go on until ${inMonth(others)}: this one has ended.`
  },
  nothing_newer:
    'I hold nothing newer: I know only the monthly prices of those publications as they were loaded here, and none of the day. What it is worth today is known where it is traded.',
  no_figure_before: 'I have told you no figure yet that this could be about.',
  adjusted: ({ from, percent: change, to }: Statements['adjusted']) =>
    `${sentence(shown(from))} ${change < 0 ? 'less' : 'plus'} ${percent(Math.abs(change))} is ${shown(to)}.`,
}
