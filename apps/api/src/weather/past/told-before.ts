import type { Outlook, Source } from '@smart-farming/contracts/weather'
import type { SoilType } from '@smart-farming/weather-core/field/soil-moisture-deficit'
import { FALLEN_HOURS, fallenBefore } from '@smart-farming/weather-core/steps/fallen-before'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import { soilBefore } from './before-of.ts'
import type { KnownBefore } from './known-before.ts'

type Told = NonNullable<Outlook['before']>

/** Initial conditions of a forecast in wire format: each part with its source. */
export function toldBefore(
  { hours, past, source }: Pick<ForecastAnswer, 'hours' | 'past' | 'source'>,
  place: PlaceZone,
  soil: SoilType,
  known: KnownBefore,
): Told {
  const [first] = hours
  const steps = past?.hours ?? known.past?.hours
  const fallenFrom = past ? source : known.past?.source
  const morning = soilBefore(hours, place, soil, known)
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
  const fallen = fallenBefore(steps, untilDt)
  const lately = FALLEN_HOURS.map((hours) => {
    const mm = fallen[hours]
    return { hours, ...(mm.known && { mm: tenth(mm.value) }) }
  })
  return { untilDt, lately, source }
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10 + 0
