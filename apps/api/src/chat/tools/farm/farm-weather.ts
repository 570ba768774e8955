import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Source } from '@smart-farming/contracts/weather'
import { displayName } from '@smart-farming/weather-core/place-name'
import { type WeatherStep, weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { FarmPlace } from '@smart-farming/weather-core/sun/daylight'
import { type DisplayUnits, displayUnits } from '@smart-farming/weather-core/words/display-units'
import { farmOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { type JudgedDay, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { AppError } from '../../../app-error.ts'
import type { ToolPorts } from '../ports.ts'
import { type ToolContext, ToolRefusal } from '../tool.ts'

/** The weather of a farm, judged by its own settings. */
export interface FarmWeather {
  /** The forecast's place and age in words; what a model, or a farmer, must be told with every figure of it. */
  evidence: { place: string; provider: string; fetched: string; note?: string }
  source: AnswerSource
  steps: readonly WeatherStep[]
  days: readonly JudgedDay[]
  place: FarmPlace
  units: DisplayUnits
  own: FarmSettings
  /** Made up, for trying the product. */
  sample: boolean
}

/**
 * The forecast at the farm's own place.
 *
 * @throws {ToolRefusal} when the place is not found or no forecast can be had
 */
export async function farmWeather(
  { weather, farms }: Pick<ToolPorts, 'weather' | 'farms'>,
  { asker, at }: Pick<ToolContext, 'asker' | 'at'>,
): Promise<FarmWeather> {
  const [found, own] = await Promise.all([
    farms.place(asker).catch(refuse('Places cannot be looked up just now.')),
    weather.settings(asker.id),
  ])
  if (found === undefined) {
    throw new ToolRefusal(
      `The place of the farm, "${asker.location}", is not found, so its weather is not known.`,
    )
  }
  const { list, city, source } = await weather
    .forecast({ lat: found.lat, lon: found.lon }, asker)
    .catch(refuse('No forecast can be had just now.'))
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone }
  const steps = list.map(weatherStep)
  const name = displayName(found)
  return {
    evidence: { place: name, provider: source.name, ...ageOf(source, at) },
    source: {
      name: source.name,
      series: `Forecast for ${name}`,
      date: source.fetchedAt.slice(0, 7),
      unit: `fetched ${moment(source.fetchedAt)}`,
      url: source.url,
      licence: source.licence,
    },
    steps,
    days: judgeForecast(steps, place, farmOf(own)),
    place,
    units: displayUnits(own.units),
    own,
    sample: source.sample === true,
  }
}

/** "Monday 21 September 2026" of a day at the place. */
export const dayInWords = (key: string): string => dayFormat.format(new Date(`${key}T00:00:00Z`))

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const moment = (iso: string): string => `${momentFormat.format(new Date(iso))} UTC`

function ageOf({ fetchedAt, stale, sample }: Source, at: Date): { fetched: string; note?: string } {
  const minutes = Math.max(0, Math.round((at.getTime() - Date.parse(fetchedAt)) / 60_000))
  const age =
    minutes < 2
      ? 'just now'
      : minutes < 90
        ? `${minutes} minutes ago`
        : `${Math.round(minutes / 60)} hours ago`
  const notes = [
    ...(sample ? ['This is made-up sample weather for trying the product, not a forecast.'] : []),
    ...(stale ? ['The provider cannot be reached: this is its last good forecast.'] : []),
  ]
  return {
    fetched: `${moment(fetchedAt)}, ${age}`,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  }
}

/** What the product tells of its own failures is for the caller; anything else is a fault of ours. */
const refuse = (words: string) => (error: unknown) => {
  throw error instanceof AppError ? new ToolRefusal(words, { cause: error }) : error
}
