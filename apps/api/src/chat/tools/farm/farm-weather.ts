import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Place } from '@smart-farming/contracts/places'
import type { Source } from '@smart-farming/contracts/weather'
import { displayUnits } from '@smart-farming/weather-core/display-units'
import { createTonightStatement } from '@smart-farming/weather-core/outlook/tonight'
import { displayName } from '@smart-farming/weather-core/place-name'
import { stepsInOrder } from '@smart-farming/weather-core/steps/local-days'
import { createFarmRules } from '@smart-farming/weather-core/work/farm/own-farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import type { AnswerMessages } from '@smart-farming/words/catalogues'
import { AppError } from '../../../app-error.ts'
import type { ToolPorts } from '../ports.ts'
import { type ToolContext, ToolRefusal } from '../tool.ts'

export type FarmPorts = Pick<ToolPorts, 'weather' | 'farms' | 'words'>

export type JudgedFarmWeather = Awaited<ReturnType<typeof farmWeather>>

/**
 * Returns the judged forecast for the farm's own place.
 * @param elsewhere another place, if the farmer asked about one
 * @throws {ToolRefusal} if the place is not found or no forecast is available
 */
export async function farmWeather(
  { weather, farms, words }: Omit<FarmPorts, 'words'> & { words: AnswerMessages },
  { asker, at }: Pick<ToolContext, 'asker' | 'at'>,
  elsewhere?: Place,
) {
  const { farm: say } = words.chat
  const [found, own] = await Promise.all([
    elsewhere ?? findFarmPlace(farms, asker, say),
    weather.settings(asker.id),
  ])
  const { hours, before, elevationM, city, source } = await weather
    .forecast({ lat: found.lat, lon: found.lon }, asker)
    .catch(toToolRefusal(say.noForecast))
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const farm = createFarmRules(own)
  const known = before(farm.soil)
  const days = judgeForecast(hours, place, farm, known)
  const name = displayName(found)
  const { fetchedAt, sample = false } = source
  const minutes = Math.max(0, Math.round((at.getTime() - Date.parse(fetchedAt)) / 60_000))
  const notes = [...(sample ? [say.sample] : []), ...(source.stale ? [say.stale] : [])]
  return {
    /** Place and age of the forecast as text, to accompany each of its values. */
    evidence: {
      place: name,
      provider: source.name,
      fetched: say.fetched({ at: fetchedAt, minutes }),
      ...(notes.length > 0 && { note: notes.join(' ') }),
    },
    source: forecastSource(say, name, source),
    /** In order and without gaps: missing hours are steps without data. */
    steps: stepsInOrder(hours),
    past: known.steps ?? [],
    /** Water deficit of the topsoil on the first morning, if recent weather is known. */
    soil: known.soil,
    /** Evaporation (ET0) of past and forecast days, in mm, by `YYYY-MM-DD`. */
    et0Mm: known.et0Mm,
    days,
    /** The current night, or else the next. */
    tonight: createTonightStatement(days, place),
    /** Name of a day, `YYYY-MM-DD`. */
    nameDay: (key: string): string => say.day({ key }),
    place,
    units: displayUnits(own.units),
    own: { ...own, country: found.country },
    /** True for sample weather, which is only for trying out the product. */
    sample,
  }
}

/**
 * Finds the farm's place. @throws {ToolRefusal} if the place is not found or places are unavailable
 */
export async function findFarmPlace(
  farms: FarmPorts['farms'],
  asker: ToolContext['asker'],
  say: AnswerMessages['chat']['farm'],
): Promise<Place> {
  const found = await farms.place(asker).catch(toToolRefusal(say.placesAway))
  if (found === undefined) throw new ToolRefusal(say.placeNotFound({ place: asker.location }))
  return found
}

/**
 * Finds the place that a question names: 'unknown' if there is none, undefined for the farm's own.
 * @throws {ToolRefusal} if places cannot be looked up
 */
export async function findNamedPlace(
  farms: FarmPorts['farms'],
  asker: ToolContext['asker'],
  name: string,
  say: AnswerMessages['chat']['farm'],
): Promise<Place | 'unknown' | undefined> {
  const looked = Promise.all([farms.place(asker), farms.placeCalled(asker, name)])
  const [own, found] = await looked.catch(toToolRefusal(say.placesAway))
  if (found === undefined) return 'unknown'
  return own && own.lat === found.lat && own.lon === found.lon ? undefined : found
}

/** Source of the forecast for a place. */
export const forecastSource = (
  { source: say }: AnswerMessages['chat']['farm'],
  place: string,
  { name, url, licence, fetchedAt }: Pick<Source, 'name' | 'url' | 'licence' | 'fetchedAt'>,
): AnswerSource => ({
  name,
  series: say.series({ place }),
  date: fetchedAt.slice(0, 7),
  unit: say.fetched({ at: fetchedAt }),
  url,
  licence,
})

/** Creates an error handler that refuses for expected failures and rethrows others. */
export const toToolRefusal = (words: string) => (error: unknown) => {
  throw error instanceof AppError ? new ToolRefusal(words, { cause: error }) : error
}
