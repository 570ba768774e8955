import type { Inputs } from '../inputs.ts'
import { known, type Maybe, mapKnown } from '../result.ts'
import { airMoisture } from './dew-point.ts'
import { wetBulb } from './wet-bulb.ts'

/**
 * Delta T, °C: temperature minus wet bulb, which shows how fast a spray droplet dries (definition of the Australian
 * Bureau of Meteorology and GRDC). At least 0. Needs the temperature and the humidity or dew point; valid within the
 * limits of the wet bulb.
 */
export function deltaT(inputs: Inputs<'tempC' | 'humidityPct' | 'dewPointC'>, elevationM = 0): Maybe<number> {
  return mapKnown(airMoisture(inputs), (air) =>
    mapKnown(wetBulb(air, elevationM), (wetBulbC) => known(Math.max(0, air.tempC - wetBulbC))),
  )
}
