import type { ForecastEntry } from '@smart-farming/contracts/weather'
import { type CompassPoint, compassPoint } from '@smart-farming/weather-core/compass'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { msToKmh } from '@smart-farming/weather-core/unit-conversion'
import { windFigure } from '@smart-farming/words/format/weather/figures'
import { words } from '../../../words.ts'

/** The wind of a step; what the provider does not say is undefined. */
export interface WindFigures {
  /** In the farmer's unit, which stands in the head of the table: '24'. */
  speed: string | undefined
  /** Where it blows from. */
  from: CompassPoint | undefined
  /** The strongest gust in the step, in the same unit. */
  gust: string | undefined
}

/** Mean wind at 10 m, its gusts and where it comes from. */
export function windFigures({ wind }: ForecastEntry, units: DisplayUnits): WindFigures {
  const show = (ms: number | undefined) =>
    ms === undefined ? undefined : windFigure(words.figures, msToKmh(ms), units.wind)
  return {
    speed: show(wind?.speed),
    from: wind?.deg === undefined ? undefined : compassPoint(wind.deg),
    gust: show(wind?.gust),
  }
}
