import type { Line } from '../report.ts'
import { median } from '../statistics.ts'

/** What one phone measured: times in ms, `precache` in bytes. */
export interface Round {
  /** Largest contentful paint of the first dashboard. */
  first: number
  firstBlocked: number
  /** Until the forecast is shown, opened again and opened without a network. */
  again: number
  /** Until the application's own days stand in the place of the picture. */
  againOwn: number
  againBlocked: number
  offline: number
  /** From a press to the next picture. */
  day: number
  tab: number
  prices: number
  farm: number
  /** From the press to the form of "My farm". */
  farmContent: number
  precache: number
}

/** Bytes of a reader who never signs up, where bytes are paid for and where they are not. */
export interface Readers {
  cellular: number
  wifi: number
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const whole = (ms: number) => `${ms.toFixed(0)} ms`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** The lines of the table, each with its aim; of two figures the second is the slower phone's. */
export function phoneTable([fast, slow]: readonly [Round[], Round[]], readers: Readers): Line[] {
  const middle = (rounds: readonly Round[], what: keyof Round) => median(rounds.map((round) => round[what]))
  const both = (what: keyof Round, written: (value: number) => string) =>
    `${written(middle(fast, what))} / ${written(middle(slow, what))}`
  const onFast = (what: keyof Round) => whole(middle(fast, what))
  return [
    { what: 'opening again, forecast shown, 4x / 10x', figure: both('again', seconds), aim: '0.5 / 1.2 s' },
    { what: 'opening offline, forecast shown', figure: both('offline', seconds), aim: '0.5 / 1.2 s' },
    { what: 'opening again, the application’s own days', figure: both('againOwn', seconds) },
    { what: 'first dashboard, LCP', figure: both('first', seconds), aim: '1.5 / 3.8 s' },
    { what: 'blocked on the first opening', figure: both('firstBlocked', whole), aim: '100 / 600 ms' },
    { what: 'blocked on opening again', figure: both('againBlocked', whole), aim: '100 / 600 ms' },
    { what: 'click to paint of a day, 4x', figure: onFast('day'), aim: '100 ms' },
    { what: 'of a tab', figure: onFast('tab'), aim: '100 ms' },
    { what: 'of prices', figure: onFast('prices'), aim: '100 ms' },
    { what: 'of My farm', figure: onFast('farm'), aim: '100 ms' },
    { what: 'click to content of My farm', figure: onFast('farmContent'), aim: '300 ms' },
    { what: 'a reader who never signs up', figure: kilobytes(readers.cellular), aim: '12 KB' },
    { what: 'the same on Wi-Fi', figure: kilobytes(readers.wifi) },
    { what: 'precache', figure: kilobytes(middle(fast, 'precache')), aim: '250 KB' },
  ]
}
