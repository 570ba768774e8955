export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** The days and hours that a question about the weather or field work is about, counted at the farm's place. */
export interface When {
  /** Days from today, 0 to 6, in order: 0 is today, 1 is tomorrow. */
  readonly days?: readonly number[]
  /** From Sunday, 0, to Saturday, 6: the next of that name, today included. */
  readonly weekdays?: readonly number[]
  /** Days of a month, 1 to 31: the next of that number. */
  readonly dates?: readonly number[]
  readonly part?: DayPart
  /** By the clock, 0 to 23, and until then, 1 to 24. */
  readonly hours?: { readonly from: number; readonly until?: number }
  /** So many hours from now on. */
  readonly nextHours?: number
  /** All days that the forecast has: "this week". */
  readonly week?: true
  /** From now, or the first day named, to the last. */
  readonly through?: true
  /** The days of next week, from Monday. */
  readonly nextWeek?: true
  /** Further than any forecast by the day: a month, a season. */
  readonly far?: true
  /** That day before today: 1 is yesterday. With `through`, from that day until now. */
  readonly daysAgo?: number
}
