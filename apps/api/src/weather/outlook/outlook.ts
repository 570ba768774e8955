import type { Outlook } from '@smart-farming/contracts/weather'
import { officialWarnings } from '@smart-farming/weather-core/alerts/official-warnings'
import { displayUnits } from '@smart-farming/weather-core/display-units'
import { type PeopleAtWork, peopleAtWork } from '@smart-farming/weather-core/heat/people-at-work'
import { dayStatement } from '@smart-farming/weather-core/outlook/day-statement'
import { laterStatements } from '@smart-farming/weather-core/outlook/later-statements'
import { alertOutlook, type OutlookFarm, spokenOf } from '@smart-farming/weather-core/outlook/outlook'
import { tonightStatement } from '@smart-farming/weather-core/outlook/tonight'
import { stepEnd, stepHours } from '@smart-farming/weather-core/steps/weather-step'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { nightsWithin } from '@smart-farming/weather-core/sun/nights-within'
import { worksFor } from '@smart-farming/weather-core/work/farm/enterprise-needs'
import { farmOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { type JudgedDay, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import type { ServerWords } from '@smart-farming/words/catalogues'
import { sayDay } from '@smart-farming/words/say/day'
import { sayAlertOutlook } from '@smart-farming/words/say/outlook'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import { beforeOf } from '../past/before-of.ts'
import type { KnownBefore } from '../past/known-before.ts'
import { toldBefore } from '../past/told-before.ts'
import { laterSentences } from './later-sentences.ts'
import { todayOutlook } from './today-outlook.ts'
import { judgedWork, windowsOf } from './work-outlook.ts'

/** Risks of a day for people outdoors; nothing without any. */
function peopleOf({ steps }: JudgedDay, place: PlaceOnMap): { people?: PeopleAtWork } {
  const people = peopleAtWork(
    steps.map(({ step }) => step),
    place,
  )
  return Object.keys(people).length === 0 ? {} : { people }
}

/** The longest given step of a day, hours. Gaps are also steps, without data. */
const longestStep = ({ steps }: JudgedDay): number =>
  Math.max(1, ...steps.flatMap(({ step }) => (step.tempC === undefined ? [] : stepHours(step))))

/** The nights that the forecast reaches into. */
function nightsOf(hours: ForecastAnswer['hours'], place: PlaceOnMap): NonNullable<Outlook['nights']> {
  const [first, last] = [hours[0], hours.at(-1)]
  return first && last ? nightsWithin(place, { startDt: first.dt, endDt: stepEnd(last) }) : []
}

/** The part of a forecast that the rules use: its hours, not the sent list. */
export type JudgedForecast = Omit<ForecastAnswer, 'list'>

/**
 * A forecast's meaning for a farm: each day in a sentence with its work windows, and alerts where the weather is real.
 * @param known data about earlier weather, where the forecast does not include it
 * @param own undefined when the farmer's settings were unavailable: the default limits are used, and the answer says so
 */
export function outlookOf(
  { weather: words }: Pick<ServerWords, 'weather'>,
  { hours, past, elevationM, city, source, named }: JudgedForecast,
  own: OutlookFarm | undefined,
  known: KnownBefore = {},
): Outlook {
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const units = displayUnits(own?.units)
  const works = worksFor(own ?? {})
  const farm = farmOf(own ?? {})
  const before = beforeOf({ hours, past }, place, farm.soil, known)
  const days = judgeForecast(hours, place, farm, before)
  const jobs = spokenOf(own ?? {})
  const tonight = tonightStatement(days, place)
  const later = laterSentences(laterStatements(days, place, jobs), (statement) =>
    sayDay(words, statement, place, units),
  )
  // Sample weather raises no alert.
  const ahead = source.sample ? undefined : alertOutlook(hours, place, own, before.steps, named)
  return {
    fetchedAt: source.fetchedAt,
    units,
    ...(own === undefined && { usual: true }),
    works: works.map((work) => judgedWork(words, work, farm)),
    days: days.map((day, i) => ({
      day: day.key,
      sentence: sayDay(words, dayStatement(day, place, jobs, i === 0 ? tonight : undefined), place, units),
      ...later(day.key),
      stepHours: longestStep(day),
      windows: windowsOf(day, works),
      ...peopleOf(day, place),
    })),
    nights: nightsOf(hours, place),
    today: todayOutlook(words, days, ahead?.found ?? [], own ?? {}, place, units),
    ...(ahead && {
      before: toldBefore({ hours, past, source }, place, farm.soil, known),
      alerts: {
        ...sayAlertOutlook(words, ahead, place, units),
        official: officialWarnings(own?.country ?? city.country),
      },
    }),
  }
}
