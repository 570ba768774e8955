import type { WeatherStep } from '../../steps/weather-step.ts'
import type { HarvestLimits } from '../limits/harvest-limits.ts'
import { missing, type Reason } from '../verdict.ts'

/** Snow of a step, mm of water; where its share is not given, all that falls in such cold. */
const snowOf = ({ snowMm, rainMm }: WeatherStep): number | undefined =>
  rainMm === undefined ? snowMm : Math.min(rainMm, snowMm ?? rainMm)

/**
 * Whether snow lies in step `index`: it has fallen, in this step or before, and since then the air has not been warmer
 * than what it lies in. A rule of thumb; what the forecast does not reach back to is not looked for.
 */
export function lyingSnow(
  steps: readonly WeatherStep[],
  index: number,
  { snowLiesC, wetMm }: HarvestLimits,
): Reason | undefined {
  let snow = 0
  for (let i = index; i >= 0; i--) {
    const step = steps[i]
    if (!step) break
    const { tempC, maxTempC = tempC } = step
    if (maxTempC !== undefined && tempC !== undefined && Math.max(tempC, maxTempC) > snowLiesC.value) break
    const fallen = snowOf(step)
    if (fallen === undefined) return missing('rainMm', step.dt)
    if (tempC === undefined && fallen > 0) return missing('tempC', step.dt)
    snow += fallen
    if (snow >= wetMm.value && fallen > 0)
      return { code: 'snow_lies', verdict: 'dont', value: snow, limit: wetMm, atDt: step.dt }
  }
  return undefined
}
