import { airMoisture } from '../../air/dew-point.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { HARVEST_LIMITS, type HarvestLimits } from '../limits/harvest-limits.ts'
import { above, atLeast, firstReason, type Judgement, judgement, missing, type Reason } from '../verdict.ts'
import { rainBefore } from './rain-around.ts'

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: HarvestLimits,
  rainBeforeMm: number | undefined,
): (Reason | undefined)[] {
  const { rainMm, pop } = steps[index] ?? {}
  const now = firstReason(
    ...atLeast(rainMm, limits.wetMm, 'rain', 'dont'),
    ...above(pop, limits.maxPop, 'rain_chance', 'careful'),
  )
  if (now?.verdict === 'dont') return [now]
  const lately = rainBefore(steps, index, limits.dryHours.value, rainBeforeMm)
  const longer = rainBefore(steps, index, limits.soakedDryHours.value, rainBeforeMm)
  const recent = lately.known && lately.value >= limits.wetMm.value
  const soaked = longer.known && longer.value > limits.soakedMm.value
  return [
    now,
    rainMm === undefined ? missing('rainMm') : undefined,
    pop === undefined ? missing('pop') : undefined,
    recent
      ? { code: 'rain_before', verdict: 'dont', value: lately.value, limit: limits.dryHours }
      : undefined,
    soaked && !recent
      ? { code: 'rain_before', verdict: 'dont', value: longer.value, limit: limits.soakedDryHours }
      : undefined,
    !(recent || soaked) && !(lately.known && longer.known)
      ? { code: 'rain_before_unknown', verdict: 'unknown', limit: limits.soakedDryHours }
      : undefined,
  ]
}

/**
 * Judges combining in step `index`: no rain now or lately, dry air, no storm. `rainBeforeMm` is the rain of the day
 * before the forecast begins; without it the first day cannot be judged, unless something speaks against it.
 */
export function judgeHarvest(
  steps: readonly WeatherStep[],
  index: number,
  rainBeforeMm?: number,
  limits: HarvestLimits = HARVEST_LIMITS,
): Judgement {
  const step = steps[index]
  if (!step) return judgement([missing('rainMm')])
  const air = airMoisture(step)
  const moist = air.known
    ? [
        firstReason(
          [
            air.value.humidityPct > limits.maxHumidityPct.value,
            'humidity_high',
            'dont',
            air.value.humidityPct,
            limits.maxHumidityPct,
          ],
          [
            air.value.humidityPct > limits.carefulHumidityPct.value,
            'humidity_raised',
            'careful',
            air.value.humidityPct,
            limits.carefulHumidityPct,
          ],
        ),
        firstReason([
          air.value.tempC - air.value.dewPointC < limits.minDewSpreadC.value,
          'dew_near',
          'careful',
          air.value.tempC - air.value.dewPointC,
          limits.minDewSpreadC,
        ]),
      ]
    : [missing(step.tempC === undefined ? 'tempC' : 'humidityPct')]
  return judgement([
    ...rainReasons(steps, index, limits, rainBeforeMm),
    ...moist,
    step.gustKmh === undefined
      ? missing('gustKmh')
      : firstReason(...atLeast(step.gustKmh, limits.maxGustKmh, 'gust_high', 'dont')),
  ])
}
