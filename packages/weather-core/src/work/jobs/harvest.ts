import { airMoisture } from '../../air/dew-point.ts'
import { fallSaid } from '../../steps/fall-name.ts'
import { airsOf, endsOf, type Moment, missingExtreme } from '../../steps/step-moments.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { HARVEST_LIMITS, type HarvestLimits } from '../limits/harvest-limits.ts'
import type { Limit } from '../limits/limit.ts'
import { lyingSnow } from '../surface/lying-snow.ts'
import { waterSaid } from '../surface/water-said.ts'
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
import { type BetweenEnds, ENDS_ALONE, maybeWetHour, tooLong } from './between-ends.ts'
import { chanceNotGiven, gustNotGiven } from './gust-reasons.ts'
import { settlesChance, settlesGust } from './not-given.ts'
import { soakingBefore, type WaterBefore, waterBefore } from './rain-around.ts'
import { thunder } from './thunder.ts'
import { wetLimit } from './wet-limit.ts'

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: HarvestLimits,
  rainBeforeMm: number | undefined,
  between: BetweenEnds,
): (Reason | undefined)[] {
  const step = steps[index]
  if (!step) return []
  const { rainMm, pop, dt: atDt } = step
  const now = firstReason(
    ...atLeast(rainMm, wetLimit(limits.wetMm, step), 'rain', 'dont'),
    ...above(pop, limits.maxPop, 'rain_chance', 'careful'),
  )
  const here = now ? { ...now, ...fallSaid([step]), atDt } : maybeWetHour(step, limits.wetMm, between)
  if (now?.verdict === 'dont') return [here]
  const snow = { liesUpTo: limits.snowLiesC, wet: limits.wetMm }
  const lately = waterBefore(steps, index, limits.dryHours.value, rainBeforeMm, snow)
  const soaking = soakingBefore(
    steps,
    index,
    { hours: limits.soakedDryHours.value, soaked: limits.soakedMm.value, wet: limits.wetMm },
    rainBeforeMm,
    snow,
  )
  const recent = lately.known && lately.value.mm >= limits.wetMm.value
  const soaked = soaking.known && soaking.value
  const cameBefore = ({ mm, meltMm, fellIn }: WaterBefore, limit: Limit, code = 'rain_before'): Reason => ({
    ...waterSaid(code, mm, meltMm, fellIn),
    verdict: 'dont',
    value: mm,
    limit,
    atDt,
  })
  return [
    here,
    rainMm === undefined ? missing('rainMm', atDt) : undefined,
    pop === undefined && !settlesChance(steps, index) ? chanceNotGiven(atDt) : undefined,
    recent ? cameBefore(lately.value, limits.dryHours) : undefined,
    soaked && !recent
      ? cameBefore(soaked, limits.soakedDryHours, soaked.isOver ? 'rain_soaked' : 'rain_before')
      : undefined,
    !(recent || soaked) && !(lately.known && soaking.known)
      ? { code: 'rain_before_unknown', verdict: 'unknown', limit: limits.soakedDryHours, atDt }
      : undefined,
  ]
}

function airReasons(airs: readonly Moment[], limits: HarvestLimits): Reason[] {
  const judged = airs.map((moment) => ({ dt: moment.dt, moment, air: airMoisture(moment) }))
  const moist = judged.flatMap(({ dt, air }) => (air.known ? [{ dt, ...air.value }] : []))
  const { frozenC, minDewSpreadC } = limits
  return [
    ...gravestOf(judged, ({ air, moment }) =>
      air.known ? undefined : missing(moment.tempC === undefined ? 'tempC' : 'humidityPct'),
    ),
    ...gravestOf(airs, ({ tempC }) =>
      tempC === undefined
        ? undefined
        : firstReason([tempC <= frozenC.value, 'crop_frozen', 'dont', tempC, frozenC]),
    ),
    ...gravestOf(moist, ({ humidityPct }) =>
      firstReason(
        ...above(humidityPct, limits.maxHumidityPct, 'humidity_high', 'dont'),
        ...above(humidityPct, limits.carefulHumidityPct, 'humidity_raised', 'careful'),
      ),
    ),
    ...gravestOf(moist, ({ tempC, dewPointC }) => {
      const spread = tempC - dewPointC
      return firstReason([spread < minDewSpreadC.value, 'dew_near', 'careful', spread, minDewSpreadC])
    }),
  ]
}

/**
 * Judges combining in step `index`, at both ends and at its extremes: no rain now or recently, no frost or snow, dry
 * air, no storm. `rainBeforeMm` is the rain of the day before the forecast; without it the first day cannot be judged,
 * unless something else rules it out. Without gusts, or a chance of rain, the verdict is at best care, unless wind and
 * sky settle them.
 */
export function judgeHarvest(
  steps: readonly WeatherStep[],
  index: number,
  rainBeforeMm?: number,
  limits: HarvestLimits = HARVEST_LIMITS,
  between: BetweenEnds = ENDS_ALONE,
): Judgement {
  const step = steps[index]
  if (!step) return judgement([missing('rainMm')])
  const extreme = missingExtreme(step)
  const gust =
    step.gustKmh === undefined
      ? settlesGust(steps, index, endsOf(steps, index), limits.maxGustKmh)
        ? undefined
        : gustNotGiven(step, endsOf(steps, index), limits.maxGustKmh)
      : firstReason(...atLeast(step.gustKmh, limits.maxGustKmh, 'gust_high', 'dont'))
  return judgement([
    ...rainReasons(steps, index, limits, rainBeforeMm, between),
    lyingSnow(steps, index, { liesUpTo: limits.snowLiesC, wet: limits.wetMm }),
    ...airReasons(airsOf(steps, index), limits),
    gust && { atDt: step.dt, ...gust },
    extreme && missing(extreme, step.dt),
    thunder(step),
    tooLong(step, between),
  ])
}
