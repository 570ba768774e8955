export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Days and hours of a weather question, in the farm's local time. */
export interface ForecastPeriod {
  /** Days from today, 0 to 6, in order: 0 is today, 1 is tomorrow. */
  readonly days?: readonly number[]
  /** 0 is Sunday. Each means the next such day, or today. */
  readonly weekdays?: readonly number[]
  /** Days of the month, 1 to 31. Each means the next such date. */
  readonly dates?: readonly number[]
  readonly part?: DayPart
  /** Clock hours: `from` 0 to 23, `until` 1 to 24. */
  readonly hours?: { readonly from: number; readonly until?: number }
  /** Hours from now. */
  readonly nextHours?: number
  /** All days of the forecast: "this week". */
  readonly week?: true
  /** True for all days from now, or from the first named day, to the last. */
  readonly through?: true
  /** The days of next week, from Monday. */
  readonly nextWeek?: true
  /** Beyond any daily forecast: a month, a season. */
  readonly far?: true
  /** Days before today: 1 is yesterday. With `through`, from that day until now. */
  readonly daysAgo?: number
}
