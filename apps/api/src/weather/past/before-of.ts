import { type SoilFromPast, soilFromPast } from '@smart-farming/weather-core/field/soil-from-past'
import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import type { Before } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { KnownBefore } from './known-before.ts'

type Hours = ForecastAnswer['hours']

/** Initial conditions of a forecast, for the rules. */
export function beforeOf(
  { hours, past }: Pick<ForecastAnswer, 'hours' | 'past'>,
  place: PlaceZone,
  soil: SoilType,
  known: KnownBefore,
): Before {
  return {
    steps: past?.hours ?? known.past?.hours,
    soil: soilBefore(hours, place, soil, known),
    et0Mm: new Map(known.soil?.days.flatMap(({ day, et0Mm }) => (et0Mm === undefined ? [] : [[day, et0Mm]]))),
  }
}

/** The soil on the morning of the first of these hours; undefined where its past is not available. */
export function soilBefore(
  [first]: Hours,
  place: PlaceZone,
  soil: SoilType,
  known: KnownBefore,
): SoilFromPast | undefined {
  return first && known.soil && soilFromPast(known.soil.days, localDay(place, first.dt), soil)
}
