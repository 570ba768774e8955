import { type Inputs, readInputs } from '../inputs.ts'
import { known, type Maybe, mapKnown, unknown } from '../result.ts'

/**
 * Daily reference evapotranspiration from temperature alone, mm, at least 0 (Hargreaves & Samani;
 * FAO-56 Eq. 52). For days without humidity, wind or cloud data. Too low in wind above 3 m/s, too
 * high in humid air; FAO recommends sums over several days. `raMj` is in MJ/m2/day.
 */
export function hargreavesEvapotranspiration(
  inputs: Inputs<'maxTempC' | 'minTempC'>,
  raMj: number,
  meanTempC?: number,
): Maybe<number> {
  return mapKnown(readInputs(['maxTempC', 'minTempC'], inputs), ({ maxTempC, minTempC }) => {
    if (maxTempC < minTempC) return unknown('max_below_min')
    const mean = meanTempC ?? (maxTempC + minTempC) / 2
    return known(Math.max(0, 0.0023 * (mean + 17.8) * Math.sqrt(maxTempC - minTempC) * 0.408 * raMj))
  })
}
