import type { Outlook } from '@smart-farming/contracts/weather'
import { displayUnits } from '@smart-farming/weather-core/display-units'
import { dayStatement } from '@smart-farming/weather-core/outlook/day-statement'
import { alertOutlook, type OutlookFarm, spokenOf } from '@smart-farming/weather-core/outlook/outlook'
import { tonightStatement } from '@smart-farming/weather-core/outlook/tonight'
import { stepHours } from '@smart-farming/weather-core/steps/weather-step'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { farmOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayDay } from '@smart-farming/words/say/day'
import { sayAlertOutlook } from '@smart-farming/words/say/outlook'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import { judgedWork, windowsOf } from './work-outlook.ts'

/** As much of a forecast as the rules go by: its hours, not the wire's list. */
export type JudgedForecast = Omit<ForecastAnswer, 'list'>

/**
 * What a forecast means for a farm: each day in a sentence and with what it allows, and alerts where the weather is
 * real.
 *
 * @param own undefined when the farmer's settings could not be had: the usual limits stand in, and the answer says so
 */
export function outlookOf(
  { weather: words }: Pick<ServerWords, 'weather'>,
  { hours, past, elevationM, city, source }: JudgedForecast,
  own: OutlookFarm | undefined,
): Outlook {
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const units = displayUnits(own?.units)
  const works = worksFor(own?.enterprises)
  const farm = farmOf(own ?? {})
  const days = judgeForecast(hours, place, farm)
  const tonight = tonightStatement(days, place)
  return {
    fetchedAt: source.fetchedAt,
    units,
    ...(own === undefined && { usual: true }),
    works: works.map((work) => judgedWork(words, work, farm)),
    days: days.map((day, i) => ({
      day: day.key,
      sentence: sayDay(
        words,
        dayStatement(day, place, spokenOf(own ?? {}), i === 0 ? tonight : undefined),
        place,
        units,
      ),
      stepHours: Math.max(...day.steps.map(({ step }) => stepHours(step))),
      windows: windowsOf(day, works),
    })),
    ...(!source.sample && {
      alerts: sayAlertOutlook(words, alertOutlook(hours, place, own, past?.hours), place, units),
    }),
  }
}
