import { deltaT } from '../../air/delta-t.ts'
import { airMoisture } from '../../air/dew-point.ts'
import { fallSaid } from '../../steps/fall-name.ts'
import { airsOf, endsOf, lowestOver, type Moment, missingExtreme } from '../../steps/step-moments.ts'
import { stepInterval, type WeatherStep } from '../../steps/weather-step.ts'
import { type Interval, shareWithin } from '../../sun/daylight.ts'
import { SPRAY_LIMITS, type SprayLimits } from '../limits/spray-limits.ts'
import { frostedLeaves } from '../surface/frosted-leaves.ts'
import { lyingSnow } from '../surface/lying-snow.ts'
import { type RainBefore, wetLeaves } from '../surface/wet-leaves.ts'
import {
  above,
  atLeast,
  firstReason,
  gravestOf,
  type Judgement,
  judgement,
  missing,
  type Reason,
} from '../verdict.ts'
import {
  type BetweenEnds,
  ENDS_ALONE,
  maybeWetHour,
  mayFallBelow,
  mayRiseAbove,
  tooLong,
} from './between-ends.ts'
import { chanceNotGiven, gustNotGiven } from './gust-reasons.ts'
import { INVERSION, type InversionRule, inRiskyHours, inversionRisk } from './inversion.ts'
import { settlesChance, settlesGust } from './not-given.ts'
import { rainAfter } from './rain-around.ts'
import { thunder } from './thunder.ts'
import { wetLimit } from './wet-limit.ts'

function windReasons(
  steps: readonly WeatherStep[],
  index: number,
  ends: readonly Moment[],
  limits: SprayLimits,
  between: BetweenEnds,
): Reason[] {
  const step = steps[index]
  if (!step) return []
  const { minWindKmh, carefulWindKmh, maxWindKmh, carefulGustKmh, maxGustKmh } = limits
  const { gustKmh, dt } = step
  const gust =
    gustKmh === undefined
      ? settlesGust(steps, index, ends, carefulGustKmh)
        ? undefined
        : gustNotGiven(step, ends, maxGustKmh)
      : firstReason(
          ...above(gustKmh, maxGustKmh, 'gust_high', 'dont'),
          ...above(gustKmh, carefulGustKmh, 'gust_brisk', 'careful'),
        )
  return [
    ...gravestOf(ends, ({ windKmh: wind }) =>
      wind === undefined
        ? missing('windKmh')
        : firstReason(
            [wind < minWindKmh.value, 'wind_low', 'dont', wind, minWindKmh],
            ...atLeast(wind, maxWindKmh, 'wind_high', 'dont'),
            ...above(wind, carefulWindKmh, 'wind_brisk', 'careful'),
            ...mayFallBelow(step, wind, minWindKmh, between.windKmh, 'wind_may_drop'),
            ...mayRiseAbove(step, wind, maxWindKmh, between.windKmh, 'wind_may_rise'),
          ),
    ),
    ...(gust ? [{ atDt: dt, ...gust }] : []),
  ]
}

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: SprayLimits,
  between: BetweenEnds,
): Reason[] {
  const step = steps[index]
  if (!step) return []
  const { rainMm, pop, dt } = step
  const { wetMm, carefulPop, maxPop, rainFreeHours, rainFreePop } = limits
  const now = firstReason(
    ...atLeast(rainMm, wetLimit(wetMm, step), 'rain', 'dont'),
    ...above(pop, maxPop, 'rain_chance', 'dont'),
    ...atLeast(pop, carefulPop, 'rain_chance', 'careful'),
  )
  const reason = now ? { ...now, ...fallSaid([step]), atDt: dt } : maybeWetHour(step, wetMm, between)
  const here = reason ? [reason] : []
  if (now?.verdict === 'dont') return here
  if (rainMm === undefined) return [missing('rainMm', dt)]
  const after = rainAfter(steps, index, rainFreeHours.value, {
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
        ...fallSaid([wet.step]),
        atDt: wet.step.dt,
      },
    ]
  const unsureDt = pop === undefined && !settlesChance(steps, index) ? dt : chanceMissingDt
  return [
    ...here,
    ...(little && here.length === 0 ? [little] : []),
    ...(unsureDt === undefined ? [] : [chanceNotGiven(unsureDt)]),
  ]
}

function airReasons(airs: readonly Moment[], limits: SprayLimits, elevationM: number): Reason[] {
  const { freezingC, minTempC, carefulTempC, maxTempC } = limits
  const { minHumidityPct, carefulHumidityPct, maxHumidityPct } = limits
  const judged = airs.map((moment) => ({
    dt: moment.dt,
    moment,
    air: airMoisture(moment),
    dry: deltaT(moment, elevationM),
  }))
  const gap = gravestOf(judged, ({ air, dry, moment }) =>
    air.known && dry.known ? undefined : missing(moment.tempC === undefined ? 'tempC' : 'humidityPct'),
  )
  const drying = judged.flatMap(({ dt, dry }) => (dry.known ? [{ dt, value: dry.value }] : []))
  const moist = judged.flatMap(({ dt, air }) => (air.known ? [{ dt, ...air.value }] : []))
  return [
    ...gap,
    ...gravestOf(drying, ({ value }) =>
      firstReason(
        ...above(value, limits.maxDeltaT, 'delta_t_high', 'dont'),
        ...above(value, limits.carefulDeltaT, 'delta_t_raised', 'careful'),
        [value < limits.minDeltaT.value, 'delta_t_low', 'careful', value, limits.minDeltaT],
      ),
    ),
    ...gravestOf(moist, ({ tempC }) =>
      firstReason(
        ...above(tempC, maxTempC, 'temp_high', 'dont'),
        [tempC <= freezingC.value, 'near_freezing', 'dont', tempC, freezingC],
        ...above(tempC, carefulTempC, 'temp_warm', 'careful'),
        [tempC < minTempC.value, 'temp_low', 'careful', tempC, minTempC],
      ),
    ),
    ...gravestOf(moist, ({ humidityPct }) =>
      firstReason(
        ...above(humidityPct, maxHumidityPct, 'humidity_high', 'dont'),
        ...above(humidityPct, carefulHumidityPct, 'humidity_raised', 'careful'),
        [humidityPct < minHumidityPct.value, 'humidity_low', 'careful', humidityPct, minHumidityPct],
      ),
    ),
  ]
}

/** Splits a range into hours. */
const hoursOf = ({ startDt, endDt }: Interval): Interval[] =>
  Array.from({ length: Math.ceil((endDt - startDt) / 3600) }, (_, i) => ({
    startDt: startDt + i * 3600,
    endDt: Math.min(endDt, startDt + (i + 1) * 3600),
  }))

/** Inversions, at the clearest and calmest of both ends, and darkness. */
function lightReasons(
  step: WeatherStep,
  ends: readonly Moment[],
  sun: readonly Interval[],
  rule: InversionRule,
): Reason[] {
  const stretch = stepInterval(step)
  const isRisky = inRiskyHours(stretch, sun, rule)
  const calmest = { cloudPct: lowestOver(ends, 'cloudPct'), windKmh: lowestOver(ends, 'windKmh') }
  const dark = hoursOf(stretch).some((hour) => shareWithin(sun, hour) < 0.5)
  return [
    ...gravestOf(ends, (moment) => {
      const risk = inversionRisk({ ...moment, ...calmest }, isRisky, rule)
      if (risk === 'likely') return { code: 'inversion_likely', verdict: 'dont' }
      if (risk === 'possible') return { code: 'inversion_possible', verdict: 'careful' }
      return risk === 'unknown' && calmest.windKmh !== undefined ? missing('cloudPct') : undefined
    }),
    ...(dark ? [{ code: 'dark', verdict: 'careful', atDt: step.dt } as const] : []),
  ]
}

/**
 * Judges spraying in step `index` of a forecast by inversion, wind, rain now and in the following hours, Delta T,
 * temperature, frosted, snowy and wet leaves, and humidity, at both ends of the step and at its extremes. `sun` holds
 * the hours of sun around the step. All data is needed, cloud at night only, because missing data may hide a problem.
 * Without gusts, or a chance of rain, the verdict is at best care, unless wind and sky settle them.
 *
 * @param rainBefore rain of the day before the first step, mm; none if a step is judged alone
 */
export function judgeSpraying(
  steps: readonly WeatherStep[],
  index: number,
  sun: readonly Interval[],
  limits: SprayLimits = SPRAY_LIMITS,
  elevationM = 0,
  rule: InversionRule = INVERSION,
  between: BetweenEnds = ENDS_ALONE,
  rainBefore: RainBefore = 0,
): Judgement {
  const step = steps[index]
  if (!step) return judgement([missing('tempC')])
  const ends = endsOf(steps, index)
  const extreme = missingExtreme(step)
  const snow = { liesUpTo: limits.freezingC, wet: limits.wetMm }
  return judgement([
    ...lightReasons(step, ends, sun, rule),
    ...windReasons(steps, index, ends, limits, between),
    ...rainReasons(steps, index, limits, between),
    ...airReasons(airsOf(steps, index), limits, elevationM),
    frostedLeaves(steps, index, sun),
    lyingSnow(steps, index, snow),
    wetLeaves(steps, index, snow, rainBefore),
    extreme && missing(extreme, step.dt),
    thunder(step),
    tooLong(step, between),
  ])
}
