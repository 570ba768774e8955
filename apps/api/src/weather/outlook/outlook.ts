import type { Outlook } from '@smart-farming/contracts/weather'
import { findWarningService } from '@smart-farming/weather-core/alerts/official-warnings'
import { displayUnits } from '@smart-farming/weather-core/display-units'
import { assessWorkerExposure, type WorkerExposure } from '@smart-farming/weather-core/heat/people-at-work'
import { createDayStatement } from '@smart-farming/weather-core/outlook/day-statement'
import { createLaterStatements } from '@smart-farming/weather-core/outlook/later-statements'
import { findAlertOutlook, type OutlookFarm, sentenceJobs } from '@smart-farming/weather-core/outlook/outlook'
import { createTonightStatement } from '@smart-farming/weather-core/outlook/tonight'
import { stepEnd, stepHours } from '@smart-farming/weather-core/steps/weather-step'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { findNights } from '@smart-farming/weather-core/sun/nights-within'
import { jobsToJudge } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { createFarmRules } from '@smart-farming/weather-core/work/farm/own-farm'
import { type JudgedDay, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { describeDay } from '@smart-farming/words/sentences/day'
import { describeAlertOutlook } from '@smart-farming/words/sentences/outlook'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import { initialConditions } from '../history/initial-conditions.ts'
import { pastWeatherDto } from '../history/past-weather-dto.ts'
import type { RecentWeather } from '../history/recent-weather.ts'
import { laterSentences } from './later-sentences.ts'
import { todayOutlook } from './today-outlook.ts'
import { jobWindows, toJudgedWork } from './work-outlook.ts'

function peopleOf({ steps }: JudgedDay, place: PlaceOnMap): { people?: WorkerExposure } {
  const people = assessWorkerExposure(
    steps.map(({ step }) => step),
    place,
  )
  return Object.keys(people).length === 0 ? {} : { people }
}

/** Gaps are also steps, but without data. */
const longestStep = ({ steps }: JudgedDay): number =>
  Math.max(1, ...steps.flatMap(({ step }) => (step.tempC === undefined ? [] : stepHours(step))))

function nightsOf(hours: ForecastAnswer['hours'], place: PlaceOnMap): NonNullable<Outlook['nights']> {
  const [first, last] = [hours[0], hours.at(-1)]
  return first && last ? findNights(place, { startDt: first.dt, endDt: stepEnd(last) }) : []
}

/** The part of a forecast that the rules use, without the list that is sent. */
export type JudgedForecast = Omit<ForecastAnswer, 'list'>

/**
 * Builds a farm's outlook: a sentence and work windows for each day, and alerts unless the weather
 * is a sample.
 * @param known recent weather, if the forecast does not include it
 * @param own undefined if the farmer's settings are unavailable; the outlook then uses the default
 * limits and says so
 */
export function buildOutlook(
  { weather: words }: Pick<ServerMessages, 'weather'>,
  { hours, past, elevationM, city, source, named }: JudgedForecast,
  own: OutlookFarm | undefined,
  known: RecentWeather = {},
): Outlook {
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const units = displayUnits(own?.units)
  const works = jobsToJudge(own ?? {})
  const farm = createFarmRules(own ?? {})
  const before = initialConditions({ hours, past }, place, farm.soil, known)
  const days = judgeForecast(hours, place, farm, before)
  const jobs = sentenceJobs(own ?? {})
  const tonight = createTonightStatement(days, place)
  const later = laterSentences(createLaterStatements(days, place, jobs), (statement) =>
    describeDay(words, statement, place, units),
  )
  const ahead = source.sample ? undefined : findAlertOutlook(hours, place, own, before.steps, named)
  return {
    fetchedAt: source.fetchedAt,
    units,
    ...(own === undefined && { usual: true }),
    works: works.map((work) => toJudgedWork(words, work, farm)),
    days: days.map((day, i) => ({
      day: day.key,
      sentence: describeDay(
        words,
        createDayStatement(day, place, jobs, i === 0 ? tonight : undefined),
        place,
        units,
      ),
      ...later(day.key),
      stepHours: longestStep(day),
      windows: jobWindows(day, works),
      ...peopleOf(day, place),
    })),
    nights: nightsOf(hours, place),
    today: todayOutlook(words, days, ahead?.found ?? [], own ?? {}, place, units),
    ...(ahead && {
      before: pastWeatherDto({ hours, past, source }, place, farm.soil, known),
      alerts: {
        ...describeAlertOutlook(words, ahead, place, units),
        official: findWarningService(own?.country ?? city.country),
      },
    }),
  }
}
