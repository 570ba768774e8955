import {
  completeDayExtremes,
  type DayExtremes,
  type HourTemp,
  mergeSources,
} from '@smart-farming/weather-core/growth/season'
import { knownValue } from '@smart-farming/weather-core/result'
import { dayExtremes } from '@smart-farming/weather-core/steps/day-weather'
import { addDays, localDays, stepsInOrder } from '@smart-farming/weather-core/steps/local-days'
import { localDay } from '@smart-farming/weather-core/zone'
import type { CropGrowthContext } from './crop-growth-context.ts'

/** Maximum age of a start date, in days. */
const OLDEST_DAYS = 366

/** Why nothing can be counted from a start date. */
export type StartDateFault = 'none' | 'future' | 'too_old'

/** The fault of a start date ('YYYY-MM-DD'); undefined if the date is valid. */
export function startDateFault(
  { today }: Pick<CropGrowthContext, 'today'>,
  from: string | undefined,
): StartDateFault | undefined {
  if (from === undefined) return 'none'
  if (from >= today) return 'future'
  return from < addDays(today, -OLDEST_DAYS) ? 'too_old' : undefined
}

/**
 * The temperature of each past hour, oldest first. The most recent source wins; the archive fills
 * in earlier hours.
 */
export function pastTemperatures({
  elapsed,
  season,
}: Pick<CropGrowthContext, 'elapsed' | 'season'>): HourTemp[] {
  const archive = season?.tempsC.map((tempC, i) => ({
    dt: season.fromDt + i * 3600,
    ...(tempC !== null && { tempC }),
  }))
  return mergeSources([elapsed, archive ?? []])
}

/** The temperature extremes of past days, and separately those of today and the forecast days. */
export function seasonDays(a: CropGrowthContext): { over: DayExtremes[]; ahead: DayExtremes[] } {
  const over = completeDayExtremes(pastTemperatures(a), a.place).filter(({ day }) => day < a.today)
  const ahead = localDays(stepsInOrder([...a.elapsed, ...a.hours]), a.place)
    .filter(({ key }) => key >= a.today)
    .flatMap(({ key, steps }) => {
      const extremes = knownValue(dayExtremes(steps))
      return extremes ? [{ day: key, ...extremes }] : []
    })
  return { over, ahead }
}

/** Hourly temperatures from the day `from` to yesterday; undefined for an unknown hour. */
export function tempsSince(a: CropGrowthContext, from: string): (number | undefined)[] {
  const hours = pastTemperatures(a).filter(({ dt }) => {
    const day = localDay(a.place, dt)
    return day >= from && day < a.today
  })
  const [first] = hours
  // The first known hour must be the start of `from`; otherwise earlier hours are missing.
  return first && localDay(a.place, first.dt - 3600) < from ? hours.map(({ tempC }) => tempC) : [undefined]
}
