import { soilFromPast } from '@smart-farming/weather-core/field/soil-from-past'
import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import type { Before } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { KnownBefore } from './known-before.ts'

/** What is known of the time before a forecast, as the rules take it. */
export function beforeOf(
  { hours, past }: Pick<ForecastAnswer, 'hours' | 'past'>,
  place: PlaceZone,
  soil: SoilType,
  known: KnownBefore,
): Before {
  const [first] = hours
  const steps = past?.hours ?? known.past?.hours
  return {
    ...(steps && { steps }),
    ...(first && known.soil && { soil: soilFromPast(known.soil.days, localDay(place, first.dt), soil) }),
  }
}
