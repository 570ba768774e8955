export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Days and hours of a question about the weather or field work, local to the farm. */
export interface When {
  /** Days from today, 0 to 6, in order: 0 is today, 1 is tomorrow. */
  readonly days?: readonly number[]
  /** From Sunday, 0, to Saturday, 6: the next of that name, including today. */
  readonly weekdays?: readonly number[]
  /** Days of a month, 1 to 31: the next one with that number. */
  readonly dates?: readonly number[]
  readonly part?: DayPart
  /** Clock hours: the start, 0 to 23, and the end, 1 to 24. */
  readonly hours?: { readonly from: number; readonly until?: number }
  /** Number of hours from now on. */
  readonly nextHours?: number
  /** All days of the forecast: "this week". */
  readonly week?: true
  /** From now, or the first named day, to the last. */
  readonly through?: true
  /** The days of next week, from Monday. */
  readonly nextWeek?: true
  /** Beyond any daily forecast: a month, a season. */
  readonly far?: true
  /** Days before today: 1 is yesterday. With `through`, from that day until now. */
  readonly daysAgo?: number
}
