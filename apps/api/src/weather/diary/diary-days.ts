import { JOBS, type JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import type { Verdict } from '@smart-farming/weather-core/work/verdict'

/** Maximum lead time in the diary, in days. Today has lead 0. */
export const MAX_LEAD_DAYS = 4
export const OBSERVED = -1

/**
 * One day in the diary, forecast or observed. A value is null if it is unknown for part of the day.
 */
export interface DiaryDay {
  /** Local date, 'YYYY-MM-DD'. */
  day: string
  /** 0..{@link MAX_LEAD_DAYS} days ahead, or {@link OBSERVED}. */
  lead: number
  minC: number | null
  maxC: number | null
  rainMm: number | null
  gustKmh: number | null
  /**
   * Number of good, careful, don't and unknown hours for each job, one byte each, in the order of
   * `JOBS`.
   */
  hours: Buffer
}

const VERDICTS: readonly Verdict[] = ['good', 'careful', 'dont', 'unknown']

/** The days of a judged forecast within the diary's range. `today` is local, 'YYYY-MM-DD'. */
export const forecastDiaryDays = (days: readonly JudgedDay[], today: string): DiaryDay[] =>
  days.flatMap((day) => {
    const lead = Math.round((Date.parse(day.key) - Date.parse(today)) / 86_400_000)
    if (lead < 0 || lead > MAX_LEAD_DAYS) return []
    // A later day that the forecast covers only in part gets hours, but no extremes.
    return lead === 0 || day.complete ? diaryDay(day, lead) : { ...diaryDay(day, lead), ...NOT_KNOWN }
  })

/** The complete past days of judged hours. `today` is local, 'YYYY-MM-DD'. */
export const observedDiaryDays = (days: readonly JudgedDay[], today: string): DiaryDay[] =>
  days.flatMap((day) => (day.complete && day.key < today ? diaryDay(day, OBSERVED) : []))

const NOT_KNOWN = { minC: null, maxC: null, rainMm: null, gustKmh: null } as const

function diaryDay({ key, steps, windows, rainMm }: JudgedDay, lead: number): DiaryDay {
  const weather = steps.map(({ step }) => step)
  const hoursOf = (work: (typeof JOBS)[number], verdict: Verdict): number =>
    windows[work].reduce(
      (sum, { verdict: its, startDt, endDt }) => (its === verdict ? sum + (endDt - startDt) / 3600 : sum),
      0,
    )
  return {
    day: key,
    lead,
    minC: extreme(
      weather.map(({ tempC, minTempC = tempC }) => minTempC),
      Math.min,
    ),
    maxC: extreme(
      weather.map(({ tempC, maxTempC = tempC }) => maxTempC),
      Math.max,
    ),
    rainMm: rainMm.known ? rainMm.value : null,
    gustKmh: extreme(
      weather.map(({ gustKmh }) => gustKmh),
      Math.max,
    ),
    hours: Buffer.from(JOBS.flatMap((work) => VERDICTS.map((verdict) => Math.round(hoursOf(work, verdict))))),
  }
}

/** Null if a value is missing, because it might be the extreme. */
function extreme(
  figures: readonly (number | undefined)[],
  of: (...known: number[]) => number,
): number | null {
  const known = figures.filter((figure) => figure !== undefined)
  return known.length > 0 && known.length === figures.length ? of(...known) : null
}
