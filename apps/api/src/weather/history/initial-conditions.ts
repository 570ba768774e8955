import { type DerivedSoil, deriveSoil } from '@smart-farming/weather-core/field/derive-soil'
import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import type { PastWeather } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { RecentWeather } from './recent-weather.ts'

type Hours = ForecastAnswer['hours']

/** Initial conditions of a forecast, for the rules. */
export function initialConditions(
  { hours, past }: Pick<ForecastAnswer, 'hours' | 'past'>,
  place: PlaceZone,
  soil: SoilType,
  known: RecentWeather,
): PastWeather {
  return {
    steps: past?.hours ?? known.past?.hours,
    soil: initialSoil(hours, place, soil, known),
    et0Mm: new Map(known.soil?.days.flatMap(({ day, et0Mm }) => (et0Mm === undefined ? [] : [[day, et0Mm]]))),
  }
}

/** The soil on the morning of the first of these hours; undefined if the soil data is missing. */
export function initialSoil(
  [first]: Hours,
  place: PlaceZone,
  soil: SoilType,
  known: RecentWeather,
): DerivedSoil | undefined {
  return first && known.soil && deriveSoil(known.soil.days, localDay(place, first.dt), soil)
}
