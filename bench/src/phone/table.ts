import { formatMs, type Row } from '../report.ts'
import { median } from '../statistics.ts'

/** Results of one round on one phone, in ms; see {@link lines}. */
export type Round = Record<
  | ('first' | 'firstBlocked' | 'again' | 'againOwn' | 'againBlocked' | 'offline')
  | ('day' | 'tab' | 'prices' | 'farm' | 'farmContent'),
  number
>

/** All rounds of one build, on the faster and on the slower phone. */
export type RoundsByBuild = readonly [Round[], Round[]]

type Write = (value: number) => string
const seconds: Write = (value) => `${(value / 1000).toFixed(2)} s`

/** Lines of the table with their aims, in ms. A line with one aim covers only the faster phone. */
const lines: readonly (readonly [line: string, what: keyof Round, write: Write, aims?: readonly number[]])[] =
  [
    ['Opening again, forecast shown, 4x / 10x', 'again', seconds, [500, 1_200]],
    ['Opening offline, forecast shown', 'offline', seconds, [500, 1_200]],
    ["Opening again, the application's own days", 'againOwn', seconds],
    ['First dashboard, LCP', 'first', seconds, [1_500, 3_800]],
    ['Blocked on the first opening', 'firstBlocked', formatMs, [100, 600]],
    ['Blocked on opening again', 'againBlocked', formatMs, [100, 600]],
    ['Click to paint of a day, 4x', 'day', formatMs, [100]],
    ['Click to paint of a tab, 4x', 'tab', formatMs, [100]],
    ['Click to paint of prices, 4x', 'prices', formatMs, [100]],
    ['Click to paint of My farm, 4x', 'farm', formatMs, [100]],
    ['Click to content of My farm, 4x', 'farmContent', formatMs, [300]],
  ]

/**
 * Rows of the table, with medians of the rounds. The second of two values is for the slower phone.
 * @param before another build to compare with, measured in alternation
 */
export function phoneRows(now: RoundsByBuild, before?: RoundsByBuild): Row[] {
  return lines.map(([line, what, write, aims]) => {
    const phones = aims?.length ?? now.length
    const mediansOf = (measured: RoundsByBuild) =>
      measured.slice(0, phones).map((rounds) => median(rounds.map((round) => round[what])))
    const mine = mediansOf(now)
    const list = (values: readonly number[], write: Write) => values.map(write).join(' / ')
    const its = before && mediansOf(before)
    const ratios = mine.map((value, i) => value / (its?.[i] ?? Number.NaN))
    const beside = its
      ? `, before ${list(its, write)}, ratio ${list(ratios, (value) => value.toFixed(2))}`
      : ''
    return {
      line,
      figure: list(mine, write) + beside,
      ...(aims && { aim: list(aims, write), isMet: aims.every((aim, i) => (mine[i] ?? Number.NaN) <= aim) }),
    }
  })
}
