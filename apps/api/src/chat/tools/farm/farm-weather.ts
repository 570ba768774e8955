import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Place } from '@smart-farming/contracts/places'
import type { Source } from '@smart-farming/contracts/weather'
import { type DisplayUnits, displayUnits } from '@smart-farming/weather-core/display-units'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { type NightStatement, tonightStatement } from '@smart-farming/weather-core/outlook/tonight'
import { displayName } from '@smart-farming/weather-core/place-name'
import { stepsInOrder } from '@smart-farming/weather-core/steps/local-days'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { farmOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { type Before, type JudgedDay, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import type { AnswerWords } from '@smart-farming/words/catalogues'
import { AppError } from '../../../app-error.ts'
import type { ToolPorts } from '../ports.ts'
import { type ToolContext, ToolRefusal } from '../tool.ts'

/** What the farm's weather is told from, and in. */
export type FarmPorts = Pick<ToolPorts, 'weather' | 'farms' | 'words'>

/** As {@link FarmPorts}, in any language of the chat. */
type InAnyLanguage = Omit<FarmPorts, 'words'> & { words: AnswerWords }

/** The weather of a farm, judged by its own settings. */
export interface JudgedFarmWeather {
  /** The forecast's place and age in words; what a model, or a farmer, must be told with every figure of it. */
  evidence: { place: string; provider: string; fetched: string; note?: string }
  source: AnswerSource
  /** In order and without a gap: of hours that were not given steps stand of which nothing is known. */
  steps: readonly WeatherStep[]
  /** Steps that have elapsed. */
  past: readonly WeatherStep[]
  /** The night that is next, or under way. */
  tonight: NightStatement | undefined
  days: readonly JudgedDay[]
  /** How much the topsoil lacks on the morning of the first day; undefined where its past is not known. */
  soil: Before['soil']
  /** Evaporation (ET0) of past and coming days, mm, by `YYYY-MM-DD`. */
  et0Mm: Before['et0Mm']
  /** A day of it, `YYYY-MM-DD`, in words. */
  nameDay: (key: string) => string
  place: PlaceOnMap
  units: DisplayUnits
  own: FarmSettings & Pick<OutlookFarm, 'country'>
  /** Made up, for trying the product. */
  sample: boolean
}

/**
 * The forecast at the farm's own place.
 *
 * @param elsewhere another place that was asked about
 * @throws {ToolRefusal} when the place is not found or no forecast can be had
 */
export async function farmWeather(
  { weather, farms, words }: InAnyLanguage,
  { asker, at }: Pick<ToolContext, 'asker' | 'at'>,
  elsewhere?: Place,
): Promise<JudgedFarmWeather> {
  const { farm: say } = words.chat
  const [found, own] = await Promise.all([
    elsewhere ?? placeOfFarm(farms, asker, say),
    weather.settings(asker.id),
  ])
  const { hours, before, elevationM, city, source } = await weather
    .forecast({ lat: found.lat, lon: found.lon }, asker)
    .catch(refuse(say.noForecast))
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const farm = farmOf(own)
  const known = before(farm.soil)
  const days = judgeForecast(hours, place, farm, known)
  const name = displayName(found)
  return {
    evidence: { place: name, provider: source.name, ...ageOf(source, at, say) },
    source: forecastSource(say, name, source),
    steps: stepsInOrder(hours),
    past: known.steps ?? [],
    soil: known.soil,
    et0Mm: known.et0Mm,
    days,
    tonight: tonightStatement(days, place),
    nameDay: (key) => say.day({ key }),
    place,
    units: displayUnits(own.units),
    own: { ...own, country: found.country },
    sample: source.sample === true,
  }
}

/** @throws {ToolRefusal} where it is not found, or places cannot be looked up */
export async function placeOfFarm(
  farms: FarmPorts['farms'],
  asker: ToolContext['asker'],
  say: AnswerWords['chat']['farm'],
): Promise<Place> {
  const found = await farms.place(asker).catch(refuse(say.placesAway))
  if (found === undefined) throw new ToolRefusal(say.placeNotFound({ place: asker.location }))
  return found
}

/** A provider as the source of figures for a place. */
export const forecastSource = (
  { source: say }: AnswerWords['chat']['farm'],
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

function ageOf(
  { fetchedAt, stale, sample }: Source,
  at: Date,
  say: AnswerWords['chat']['farm'],
): { fetched: string; note?: string } {
  const minutes = Math.max(0, Math.round((at.getTime() - Date.parse(fetchedAt)) / 60_000))
  const notes = [...(sample ? [say.sample] : []), ...(stale ? [say.stale] : [])]
  return {
    fetched: say.fetched({ at: fetchedAt, minutes }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  }
}

/** Failures that the product foresees are refused in these words; anything else is a fault of ours. */
export const refuse = (words: string) => (error: unknown) => {
  throw error instanceof AppError ? new ToolRefusal(words, { cause: error }) : error
}
