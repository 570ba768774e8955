import type { ForecastEntry } from '@smart-farming/contracts/weather'
import { type CompassPoint, compassPoint } from '@smart-farming/weather-core/compass'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { msToKmh } from '@smart-farming/weather-core/unit-conversion'
import { formatWindValue } from '@smart-farming/words/format/weather/figures'
import { words } from '../../../words.ts'

/** A step's wind. Values that the provider omits are undefined. */
export interface WindTexts {
  /** In the farmer's unit, which the table's heading names: '24'. */
  speed: string | undefined
  /** The direction the wind blows from. */
  from: CompassPoint | undefined
  /** The step's strongest gust, in the same unit. */
  gust: string | undefined
}

/** Formats mean wind at 10 m, gusts and direction. */
export function windTexts({ wind }: ForecastEntry, units: DisplayUnits): WindTexts {
  const show = (ms: number | undefined) =>
    ms === undefined ? undefined : formatWindValue(words.figures, msToKmh(ms), units.wind)
  return {
    speed: show(wind?.speed),
    from: wind?.deg === undefined ? undefined : compassPoint(wind.deg),
    gust: show(wind?.gust),
  }
}
