import type { Outlook, Source } from '@smart-farming/contracts/weather'
import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import { RECENT_RAIN_HOURS, recentRain } from '@smart-farming/weather-core/steps/recent-rain'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import { initialSoil } from './initial-conditions.ts'
import type { RecentWeather } from './recent-weather.ts'

type Told = NonNullable<Outlook['before']>

/** Initial conditions of a forecast in wire format, each part with its source. */
export function pastWeatherDto(
  { hours, past, source }: Pick<ForecastAnswer, 'hours' | 'past' | 'source'>,
  place: PlaceZone,
  soil: SoilType,
  known: RecentWeather,
): Told {
  const [first] = hours
  const steps = past?.hours ?? known.past?.hours
  const fallenFrom = past ? source : known.past?.source
  const morning = initialSoil(hours, place, soil, known)
  return {
    ...(first && steps && fallenFrom && { fallen: fallenOf(steps, first.dt, fallenFrom) }),
    ...(morning &&
      known.soil && {
        soil: {
          wettestMm: tenth(morning.wettestMm),
          driestMm: tenth(morning.driestMm),
          ...(morning.metOn !== undefined && { metOn: morning.metOn }),
          source: known.soil.source,
        },
      }),
  }
}

function fallenOf(steps: ForecastAnswer['hours'], untilDt: number, source: Source): Told['fallen'] {
  const fallen = recentRain(steps, untilDt)
  const lately = RECENT_RAIN_HOURS.map((hours) => {
    const mm = fallen[hours]
    return { hours, ...(mm.known && { mm: tenth(mm.value) }) }
  })
  return { untilDt, lately, source }
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10 + 0
