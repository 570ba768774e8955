import { deltaT } from '../../air/delta-t.ts'
import { airMoisture } from '../../air/dew-point.ts'
import { read } from '../../inputs.ts'
import { stepInterval, type WeatherStep } from '../../steps/weather-step.ts'
import { type Interval, shareWithin } from '../../sun/daylight.ts'
import { SPRAY_LIMITS, type SprayLimits } from '../limits/spray-limits.ts'
import { above, atLeast, firstReason, type Judgement, judgement, missing, type Reason } from '../verdict.ts'
import { INVERSION, type InversionRule, inversionRisk } from './inversion.ts'
import { rainAfter } from './rain-around.ts'

function windReasons(step: WeatherStep, limits: SprayLimits): (Reason | undefined)[] {
  const wind = read(['windKmh'], step)
  const gust = read(['gustKmh'], step)
  const { minWindKmh, carefulWindKmh, maxWindKmh, carefulGustKmh, maxGustKmh } = limits
  const speed = wind.known ? wind.value.windKmh : Number.NaN
  const peak = gust.known ? gust.value.gustKmh : Number.NaN
  return [
    wind.known
      ? firstReason(
          [speed < minWindKmh.value, 'wind_low', 'dont', speed, minWindKmh],
          [speed >= maxWindKmh.value, 'wind_high', 'dont', speed, maxWindKmh],
          [speed > carefulWindKmh.value, 'wind_brisk', 'careful', speed, carefulWindKmh],
        )
      : missing('windKmh'),
    gust.known
      ? firstReason(
          [peak > maxGustKmh.value, 'gust_high', 'dont', peak, maxGustKmh],
          [peak > carefulGustKmh.value, 'gust_brisk', 'careful', peak, carefulGustKmh],
        )
      : missing('gustKmh'),
  ]
}

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: SprayLimits,
): (Reason | undefined)[] {
  const { rainMm, pop } = steps[index] ?? {}
  const { wetMm, carefulPop, maxPop, rainFreeHours, rainFreePop } = limits
  const now = firstReason(
    ...atLeast(rainMm, wetMm, 'rain', 'dont'),
    ...above(pop, maxPop, 'rain_chance', 'dont'),
    ...atLeast(pop, carefulPop, 'rain_chance', 'careful'),
  )
  if (now?.verdict === 'dont') return [now]
  if (rainMm === undefined) return [missing('rainMm')]
  if (pop === undefined) return [missing('pop')]
  const after = rainAfter(steps, index, rainFreeHours.value, { rainMm: wetMm.value, pop: rainFreePop.value })
  if (!after.known) return [now, { code: 'rain_after_unknown', verdict: 'unknown', limit: rainFreeHours }]
  const { wetDt } = after.value
  return [
    now,
    wetDt === undefined
      ? undefined
      : { code: 'rain_soon', verdict: 'dont', limit: rainFreeHours, atDt: wetDt },
  ]
}

function airReasons(step: WeatherStep, limits: SprayLimits, elevationM: number): (Reason | undefined)[] {
  const air = airMoisture(step)
  const drying = deltaT(step, elevationM)
  if (!air.known || !drying.known) return [missing(step.tempC === undefined ? 'tempC' : 'humidityPct')]
  const { tempC, humidityPct } = air.value
  return [
    firstReason(
      [drying.value > limits.maxDeltaT.value, 'delta_t_high', 'dont', drying.value, limits.maxDeltaT],
      [
        drying.value > limits.carefulDeltaT.value,
        'delta_t_raised',
        'careful',
        drying.value,
        limits.carefulDeltaT,
      ],
      [drying.value < limits.minDeltaT.value, 'delta_t_low', 'careful', drying.value, limits.minDeltaT],
    ),
    firstReason(
      [tempC > limits.maxTempC.value, 'temp_high', 'dont', tempC, limits.maxTempC],
      [tempC > limits.carefulTempC.value, 'temp_warm', 'careful', tempC, limits.carefulTempC],
      [tempC < limits.minTempC.value, 'temp_low', 'careful', tempC, limits.minTempC],
    ),
    firstReason(
      [
        humidityPct > limits.maxHumidityPct.value,
        'humidity_high',
        'dont',
        humidityPct,
        limits.maxHumidityPct,
      ],
      [
        humidityPct > limits.carefulHumidityPct.value,
        'humidity_raised',
        'careful',
        humidityPct,
        limits.carefulHumidityPct,
      ],
      [
        humidityPct < limits.minHumidityPct.value,
        'humidity_low',
        'careful',
        humidityPct,
        limits.minHumidityPct,
      ],
    ),
  ]
}

function lightReasons(
  step: WeatherStep,
  sun: readonly Interval[],
  rule: InversionRule,
): (Reason | undefined)[] {
  const stretch = stepInterval(step)
  const risk = inversionRisk(stretch, sun, step, rule)
  const dark = shareWithin(sun, stretch) < 0.5
  return [
    risk === 'likely' ? { code: 'inversion_likely', verdict: 'dont' } : undefined,
    risk === 'possible' ? { code: 'inversion_possible', verdict: 'careful' } : undefined,
    risk === 'unknown' && step.windKmh !== undefined ? missing('cloudPct') : undefined,
    dark ? { code: 'dark', verdict: 'careful' } : undefined,
  ]
}

/**
 * Judges spraying in step `index` of a forecast by inversion, wind, rain now and in the hours after, Delta T,
 * temperature and humidity. `sun` holds the hours of sun around the step. Every figure is needed, cloud by night only:
 * what is missing might have spoken against it.
 */
export function judgeSpraying(
  steps: readonly WeatherStep[],
  index: number,
  sun: readonly Interval[],
  limits: SprayLimits = SPRAY_LIMITS,
  elevationM = 0,
  rule: InversionRule = INVERSION,
): Judgement {
  const step = steps[index]
  if (!step) return judgement([missing('tempC')])
  return judgement([
    ...lightReasons(step, sun, rule),
    ...windReasons(step, limits),
    ...rainReasons(steps, index, limits),
    ...airReasons(step, limits, elevationM),
  ])
}
