import type { ReportLine } from '../report.ts'
import { median } from '../statistics.ts'

/** Results of one phone: times in ms, `precache` in bytes. NaN for features that its build lacks. */
export interface PhoneResult {
  /** Largest contentful paint of the first dashboard. */
  first: number
  firstBlocked: number
  /** Until the forecast is shown: reopened, and opened offline. */
  again: number
  /** Until the application's own days replace the picture. */
  againOwn: number
  againBlocked: number
  offline: number
  /** From a press to the next frame. */
  day: number
  tab: number
  prices: number
  farm: number
  /** From the press to the form of "My farm". */
  farmContent: number
  precache: number
}

/** Bytes for a reader who never signs up, on a metered and on an unmetered connection. */
export interface ReaderBytes {
  cellular: number
  wifi: number
}

/** All results of one build. */
export interface BuildResult {
  /** For the faster phone, and for the slower one. */
  rounds: readonly [PhoneResult[], PhoneResult[]]
  readers: ReaderBytes
}

type Written = (value: number) => string
const seconds: Written = (ms) => `${(ms / 1000).toFixed(2)} s`
const whole: Written = (ms) => `${ms.toFixed(0)} ms`
const kilobytes: Written = (bytes) => `${(bytes / 1000).toFixed(1)} KB`

interface Row extends Pick<ReportLine, 'what' | 'aim'> {
  of: (measured: BuildResult) => readonly number[]
  written: Written
}

const middle = (rounds: readonly PhoneResult[], what: keyof PhoneResult) =>
  median(rounds.map((round) => round[what]))
const both =
  (what: keyof PhoneResult): Row['of'] =>
  ({ rounds }) =>
    rounds.map((phone) => middle(phone, what))
const onFast =
  (what: keyof PhoneResult): Row['of'] =>
  ({ rounds: [fast] }) => [middle(fast, what)]

const rows: readonly Row[] = [
  {
    what: 'opening again, forecast shown, 4x / 10x',
    of: both('again'),
    written: seconds,
    aim: '0.5 / 1.2 s',
  },
  { what: 'opening offline, forecast shown', of: both('offline'), written: seconds, aim: '0.5 / 1.2 s' },
  { what: 'opening again, the application’s own days', of: both('againOwn'), written: seconds },
  { what: 'first dashboard, LCP', of: both('first'), written: seconds, aim: '1.5 / 3.8 s' },
  { what: 'blocked on the first opening', of: both('firstBlocked'), written: whole, aim: '100 / 600 ms' },
  { what: 'blocked on opening again', of: both('againBlocked'), written: whole, aim: '100 / 600 ms' },
  { what: 'click to paint of a day, 4x', of: onFast('day'), written: whole, aim: '100 ms' },
  { what: 'of a tab', of: onFast('tab'), written: whole, aim: '100 ms' },
  { what: 'of prices', of: onFast('prices'), written: whole, aim: '100 ms' },
  { what: 'of My farm', of: onFast('farm'), written: whole, aim: '100 ms' },
  { what: 'click to content of My farm', of: onFast('farmContent'), written: whole, aim: '300 ms' },
  {
    what: 'a reader who never signs up',
    of: ({ readers }) => [readers.cellular],
    written: kilobytes,
    aim: '12 KB',
  },
  { what: 'the same on Wi-Fi', of: ({ readers }) => [readers.wifi], written: kilobytes },
  { what: 'precache', of: onFast('precache'), written: kilobytes, aim: '256 KB' },
]

/**
 * Lines of the table, each with its target; of two values the second is the slower phone's.
 *
 * @param before another build, measured in alternation with this one: its values, and their ratio to this one's
 */
export function phoneTable(now: BuildResult, before?: BuildResult): ReportLine[] {
  return rows.map(({ what, of, written, aim }) => {
    const list = (values: readonly number[], write: Written) =>
      values.map((value) => (Number.isNaN(value) ? '-' : write(value))).join(' / ')
    const [mine, its] = [of(now), before && of(before)]
    const figure = list(mine, written)
    const ratios = its?.map((value, i) => (mine[i] ?? Number.NaN) / value)
    const held = its && ratios && `, before ${list(its, written)}, ratio ${list(ratios, (r) => r.toFixed(2))}`
    return { what, figure: figure + (held ?? ''), ...(aim !== undefined && { aim }) }
  })
}
