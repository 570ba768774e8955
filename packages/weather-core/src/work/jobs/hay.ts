import { airMoisture } from '../../air/dew-point.ts'
import { hayEquilibriumMoisture } from '../../field/hay-moisture.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { BALING_LIMITS, type BalingLimits } from '../limits/baling-limits.ts'
import { above, atLeast, firstReason, type Judgement, judgement, missing, type Reason } from '../verdict.ts'
import { rainBefore } from './rain-around.ts'

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: BalingLimits,
  rainBeforeMm: number | undefined,
): (Reason | undefined)[] {
  const { rainMm, pop } = steps[index] ?? {}
  const now = firstReason(...atLeast(rainMm, limits.wetMm, 'rain', 'dont'))
  if (now) return [now]
  const before = rainBefore(steps, index, limits.dryHours.value, rainBeforeMm)
  const wet = before.known && before.value >= limits.wetMm.value
  return [
    firstReason(...above(pop, limits.maxPop, 'rain_chance', 'careful')),
    rainMm === undefined ? missing('rainMm') : undefined,
    pop === undefined ? missing('pop') : undefined,
    wet ? { code: 'rain_before', verdict: 'dont', value: before.value, limit: limits.dryHours } : undefined,
    before.known ? undefined : { code: 'rain_before_unknown', verdict: 'unknown', limit: limits.dryHours },
  ]
}

/**
 * Judges baling hay in step `index`: a day without rain, dry air, and air that lets hay come down to the bale's
 * moisture. When to mow is decided by days: see `mowingDays`.
 */
export function judgeBaling(
  steps: readonly WeatherStep[],
  index: number,
  rainBeforeMm?: number,
  limits: BalingLimits = BALING_LIMITS,
): Judgement {
  const step = steps[index]
  if (!step) return judgement([missing('rainMm')])
  const air = airMoisture(step)
  const moisture = hayEquilibriumMoisture(step)
  const reasons = rainReasons(steps, index, limits, rainBeforeMm)
  if (!air.known || !moisture.known)
    return judgement([...reasons, missing(step.tempC === undefined ? 'tempC' : 'humidityPct')])
  const { tempC, dewPointC, humidityPct } = air.value
  return judgement([
    ...reasons,
    firstReason(
      [
        humidityPct > limits.maxHumidityPct.value,
        'humidity_high',
        'dont',
        humidityPct,
        limits.maxHumidityPct,
      ],
      [
        tempC - dewPointC <= limits.minDewSpreadC.value,
        'dew_near',
        'dont',
        tempC - dewPointC,
        limits.minDewSpreadC,
      ],
      [
        moisture.value > limits.maxMoisturePct.value,
        'hay_moist',
        'dont',
        moisture.value,
        limits.maxMoisturePct,
      ],
    ),
  ])
}
