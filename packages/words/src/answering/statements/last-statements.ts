import type { Adjusted } from '@smart-farming/market-core/answer/last/last-statements'
import type { Statements } from '@smart-farming/market-core/answer/statement'
import type { StatementWords } from '../../statement-words.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Sentences } from '../sentences.ts'
import type { Terms } from '../terms.ts'

/** What an answer says of the figure that was told before, in any language. */
export function lastStatements(
  { run }: Lexicon,
  say: Sentences,
  { seriesLabel, month, money, percent, shownPrice }: Terms,
) {
  const shown = ({ value, currency, per }: Adjusted): string =>
    currency === undefined || per === undefined
      ? money(currency, value)
      : shownPrice({ value, currency, per })
  return {
    origin: ({ series, start, end, source }: Statements['origin']) =>
      say.origin({
        series: seriesLabel(series),
        months: start === end ? month(end) : `${month(start)} – ${month(end)}`,
        source: run(source),
      }),
    origin_own: say.origin_own,
    reaches: ({ series, until, source, others }: Statements['reaches']) => {
      const told = say.reaches({ series: seriesLabel(series), until: month(until), source: run(source) })
      return others === undefined ? told : `${told} ${say.ended_before_others({ others: month(others) })}`
    },
    nothing_newer: say.nothing_newer,
    no_figure_before: say.no_figure_before,
    adjusted: ({ from, percent: change, to }: Statements['adjusted']) => {
      const values = { from: shown(from), percent: percent(Math.abs(change)), to: shown(to) }
      return change < 0 ? say.adjusted_down(values) : say.adjusted_up(values)
    },
  } satisfies Partial<StatementWords>
}
