import { deltaT } from '../../air/delta-t.ts'
import { airMoisture } from '../../air/dew-point.ts'
import { precipitationField } from '../../steps/precipitation-kind.ts'
import {
  airReadings,
  lowestAtEnds,
  missingExtreme,
  type Reading,
  stepEnds,
} from '../../steps/step-moments.ts'
import { stepInterval, type WeatherStep } from '../../steps/weather-step.ts'
import { type Interval, shareWithin } from '../../sun/daylight.ts'
import { SPRAY_LIMITS, type SprayLimits } from '../limits/spray-limits.ts'
import { frostedLeavesReason } from '../surface/frosted-leaves.ts'
import { lyingSnowReason } from '../surface/lying-snow.ts'
import { type RainBefore, wetLeavesReason } from '../surface/wet-leaves.ts'
import {
  checkAbove,
  checkAtLeast,
  combineReasons,
  firstReason,
  type Judgement,
  missingReason,
  type Reason,
  worstReasons,
} from '../verdict.ts'
import { missingChanceReason, missingGustReason } from './gust-reasons.ts'
import { INVERSION_RULE, type InversionRule, inversionRisk, overlapsInversionHours } from './inversion.ts'
import { skyDeterminesChance, windRulesOutGust } from './missing-inputs.ts'
import { followingRain } from './surrounding-rain.ts'
import { thunderReason } from './thunder.ts'
import { wetLimit } from './wet-limit.ts'
import {
  checkMayFallBelow,
  checkMayRiseAbove,
  NO_VARIATION,
  possibleWetHour,
  stepTooLongReason,
  type WithinStepVariation,
} from './within-step-variation.ts'

function windReasons(
  steps: readonly WeatherStep[],
  index: number,
  ends: readonly Reading[],
  limits: SprayLimits,
  between: WithinStepVariation,
): Reason[] {
  const step = steps[index]
  if (!step) return []
  const { minWindKmh, carefulWindKmh, maxWindKmh, carefulGustKmh, maxGustKmh } = limits
  const { gustKmh, dt } = step
  const gust =
    gustKmh === undefined
      ? windRulesOutGust(steps, index, ends, carefulGustKmh)
        ? undefined
        : missingGustReason(step, ends, maxGustKmh)
      : firstReason(
          ...checkAbove(gustKmh, maxGustKmh, 'gust_high', 'dont'),
          ...checkAbove(gustKmh, carefulGustKmh, 'gust_brisk', 'careful'),
        )
  return [
    ...worstReasons(ends, ({ windKmh: wind }) =>
      wind === undefined
        ? missingReason('windKmh')
        : firstReason(
            [wind < minWindKmh.value, 'wind_low', 'dont', wind, minWindKmh],
            ...checkAtLeast(wind, maxWindKmh, 'wind_high', 'dont'),
            ...checkAbove(wind, carefulWindKmh, 'wind_brisk', 'careful'),
            ...checkMayFallBelow(step, wind, minWindKmh, between.windKmh, 'wind_may_drop'),
            ...checkMayRiseAbove(step, wind, maxWindKmh, between.windKmh, 'wind_may_rise'),
          ),
    ),
    ...(gust ? [{ atDt: dt, ...gust }] : []),
  ]
}

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: SprayLimits,
  between: WithinStepVariation,
): Reason[] {
  const step = steps[index]
  if (!step) return []
  const { rainMm, pop, dt } = step
  const { wetMm, carefulPop, maxPop, rainFreeHours, rainFreePop } = limits
  const now = firstReason(
    ...checkAtLeast(rainMm, wetLimit(wetMm, step), 'rain', 'dont'),
    ...checkAbove(pop, maxPop, 'rain_chance', 'dont'),
    ...checkAtLeast(pop, carefulPop, 'rain_chance', 'careful'),
  )
  const reason = now
    ? { ...now, ...precipitationField([step]), atDt: dt }
    : possibleWetHour(step, wetMm, between)
  const here = reason ? [reason] : []
  if (now?.verdict === 'dont') return here
  if (rainMm === undefined) return [missingReason('rainMm', dt)]
  const after = followingRain(steps, index, rainFreeHours.value, {
    rainMm: wetMm,
    pop: rainFreePop.value,
    between,
  })
  if (!after.known) return [...here, { code: 'rain_after_unknown', verdict: 'unknown', limit: rainFreeHours }]
  const { wet, chanceMissingDt, little } = after.value
  if (wet)
    return [
      ...here,
      {
        code: wet.byChance ? 'rain_soon_chance' : 'rain_soon',
        verdict: 'dont',
        limit: rainFreeHours,
        ...precipitationField([wet.step]),
        atDt: wet.step.dt,
      },
    ]
  const unsureDt = pop === undefined && !skyDeterminesChance(steps, index) ? dt : chanceMissingDt
  return [
    ...here,
    ...(little && here.length === 0 ? [little] : []),
    ...(unsureDt === undefined ? [] : [missingChanceReason(unsureDt)]),
  ]
}

function airReasons(airs: readonly Reading[], limits: SprayLimits, elevationM: number): Reason[] {
  const { freezingC, minTempC, carefulTempC, maxTempC } = limits
  const { minHumidityPct, carefulHumidityPct, maxHumidityPct } = limits
  const judged = airs.map((moment) => ({
    dt: moment.dt,
    moment,
    air: airMoisture(moment),
    dry: deltaT(moment, elevationM),
  }))
  const gap = worstReasons(judged, ({ air, dry, moment }) =>
    air.known && dry.known ? undefined : missingReason(moment.tempC === undefined ? 'tempC' : 'humidityPct'),
  )
  const drying = judged.flatMap(({ dt, dry }) => (dry.known ? [{ dt, value: dry.value }] : []))
  const moist = judged.flatMap(({ dt, air }) => (air.known ? [{ dt, ...air.value }] : []))
  return [
    ...gap,
    ...worstReasons(drying, ({ value }) =>
      firstReason(
        ...checkAbove(value, limits.maxDeltaT, 'delta_t_high', 'dont'),
        ...checkAbove(value, limits.carefulDeltaT, 'delta_t_raised', 'careful'),
        [value < limits.minDeltaT.value, 'delta_t_low', 'careful', value, limits.minDeltaT],
      ),
    ),
    ...worstReasons(moist, ({ tempC }) =>
      firstReason(
        ...checkAbove(tempC, maxTempC, 'temp_high', 'dont'),
        [tempC <= freezingC.value, 'near_freezing', 'dont', tempC, freezingC],
        ...checkAbove(tempC, carefulTempC, 'temp_warm', 'careful'),
        [tempC < minTempC.value, 'temp_low', 'careful', tempC, minTempC],
      ),
    ),
    ...worstReasons(moist, ({ humidityPct }) =>
      firstReason(
        ...checkAbove(humidityPct, maxHumidityPct, 'humidity_high', 'dont'),
        ...checkAbove(humidityPct, carefulHumidityPct, 'humidity_raised', 'careful'),
        [humidityPct < minHumidityPct.value, 'humidity_low', 'careful', humidityPct, minHumidityPct],
      ),
    ),
  ]
}

const hoursOf = ({ startDt, endDt }: Interval): Interval[] =>
  Array.from({ length: Math.ceil((endDt - startDt) / 3600) }, (_, i) => ({
    startDt: startDt + i * 3600,
    endDt: Math.min(endDt, startDt + (i + 1) * 3600),
  }))

/** Inversions, at the clearest and calmest of both ends, and darkness. */
function lightReasons(
  step: WeatherStep,
  ends: readonly Reading[],
  sun: readonly Interval[],
  rule: InversionRule,
): Reason[] {
  const stretch = stepInterval(step)
  const isRisky = overlapsInversionHours(stretch, sun, rule)
  const calmest = { cloudPct: lowestAtEnds(ends, 'cloudPct'), windKmh: lowestAtEnds(ends, 'windKmh') }
  const dark = hoursOf(stretch).some((hour) => shareWithin(sun, hour) < 0.5)
  return [
    ...worstReasons(ends, (moment) => {
      const risk = inversionRisk({ ...moment, ...calmest }, isRisky, rule)
      if (risk === 'likely') return { code: 'inversion_likely', verdict: 'dont' }
      if (risk === 'possible') return { code: 'inversion_possible', verdict: 'careful' }
      return risk === 'unknown' && calmest.windKmh !== undefined ? missingReason('cloudPct') : undefined
    }),
    ...(dark ? [{ code: 'dark', verdict: 'careful', atDt: step.dt } as const] : []),
  ]
}

/**
 * Judges spraying in step `index`, at both ends and at its extremes. It considers inversion, wind,
 * rain now and in the following hours, Delta T, temperature, humidity, and frosted, snowy or wet
 * leaves. Missing data may hide a problem, so all data is needed (cloud at night only). Without
 * gusts, or a chance of rain, the verdict is at best `careful`, unless wind and sky make up for
 * them.
 *
 * @param sun sunlit intervals around the step
 * @param rainBefore rain of the day before the first step, mm; 0 if a step is judged alone
 */
export function judgeSpraying(
  steps: readonly WeatherStep[],
  index: number,
  sun: readonly Interval[],
  limits: SprayLimits = SPRAY_LIMITS,
  elevationM = 0,
  rule: InversionRule = INVERSION_RULE,
  between: WithinStepVariation = NO_VARIATION,
  rainBefore: RainBefore = 0,
): Judgement {
  const step = steps[index]
  if (!step) return combineReasons([missingReason('tempC')])
  const ends = stepEnds(steps, index)
  const extreme = missingExtreme(step)
  const snow = { liesUpTo: limits.freezingC, wet: limits.wetMm }
  return combineReasons([
    ...lightReasons(step, ends, sun, rule),
    ...windReasons(steps, index, ends, limits, between),
    ...rainReasons(steps, index, limits, between),
    ...airReasons(airReadings(steps, index), limits, elevationM),
    frostedLeavesReason(steps, index, sun),
    lyingSnowReason(steps, index, snow),
    wetLeavesReason(steps, index, snow, rainBefore),
    extreme && missingReason(extreme, step.dt),
    thunderReason(step),
    stepTooLongReason(step, between),
  ])
}
