import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'

/**
 * Ontario crop heat units of one day, for maize and soybean, from °C. The mean of a day and a night
 * part, each at least 0: 3.33 (Tmax - 10) - 0.084 (Tmax - 10)^2 and 1.8 (Tmin - 4.4). The day part
 * peaks near 30 °C.
 */
export function cropHeatUnits(inputs: Inputs<'maxTempC' | 'minTempC'>): Maybe<number> {
  return mapKnown(readInputs(['maxTempC', 'minTempC'], inputs), ({ maxTempC, minTempC }) => {
    if (maxTempC < minTempC) return unknown('max_below_min')
    const above = Math.max(0, maxTempC - 10)
    const day = Math.max(0, 3.33 * above - 0.084 * above ** 2)
    return known((day + Math.max(0, 1.8 * (minTempC - 4.4))) / 2)
  })
}
