import type { Inputs } from '../inputs.ts'
import { known, type Maybe, mapKnown } from '../result.ts'
import { airMoisture } from './dew-point.ts'
import { wetBulb } from './wet-bulb.ts'

/**
 * Delta T, °C, at least 0: temperature minus wet bulb (Australian Bureau of Meteorology and GRDC).
 * It shows how fast spray droplets dry. Needs the temperature and the humidity or dew point; valid
 * where the wet bulb is.
 */
export function deltaT(inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>, elevationM = 0): Maybe<number> {
  return mapKnown(airMoisture(inputs), (air) =>
    mapKnown(wetBulb(air, elevationM), (wetBulbC) => known(Math.max(0, air.tempC - wetBulbC))),
  )
}
