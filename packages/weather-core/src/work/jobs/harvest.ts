import { airMoisture } from '../../air/dew-point.ts'
import { precipitationField } from '../../steps/precipitation-kind.ts'
import { airReadings, missingExtreme, type Reading, stepEnds } from '../../steps/step-moments.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { HARVEST_LIMITS, type HarvestLimits } from '../limits/harvest-limits.ts'
import type { Limit } from '../limits/limit.ts'
import { lyingSnowReason } from '../surface/lying-snow.ts'
import { waterReason } from '../surface/water-reason.ts'
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
import { skyDeterminesChance, windRulesOutGust } from './missing-inputs.ts'
import { lastSoaking, type PrecedingWater, precedingWater } from './surrounding-rain.ts'
import { thunderReason } from './thunder.ts'
import { wetLimit } from './wet-limit.ts'
import {
  NO_VARIATION,
  possibleWetHour,
  stepTooLongReason,
  type WithinStepVariation,
} from './within-step-variation.ts'

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: HarvestLimits,
  rainBeforeMm: number | undefined,
  between: WithinStepVariation,
): (Reason | undefined)[] {
  const step = steps[index]
  if (!step) return []
  const { rainMm, pop, dt: atDt } = step
  const now = firstReason(
    ...checkAtLeast(rainMm, wetLimit(limits.wetMm, step), 'rain', 'dont'),
    ...checkAbove(pop, limits.maxPop, 'rain_chance', 'careful'),
  )
  const here = now
    ? { ...now, ...precipitationField([step]), atDt }
    : possibleWetHour(step, limits.wetMm, between)
  if (now?.verdict === 'dont') return [here]
  const snow = { liesUpTo: limits.snowLiesC, wet: limits.wetMm }
  const lately = precedingWater(steps, index, limits.dryHours.value, rainBeforeMm, snow)
  const soaking = lastSoaking(
    steps,
    index,
    { hours: limits.soakedDryHours.value, soaked: limits.soakedMm.value, wet: limits.wetMm },
    rainBeforeMm,
    snow,
  )
  const recent = lately.known && lately.value.mm >= limits.wetMm.value
  const soaked = soaking.known && soaking.value
  const cameBefore = (
    { mm, meltMm, fellIn }: PrecedingWater,
    limit: Limit,
    code = 'rain_before',
  ): Reason => ({
    ...waterReason(code, mm, meltMm, fellIn),
    verdict: 'dont',
    value: mm,
    limit,
    atDt,
  })
  return [
    here,
    rainMm === undefined ? missingReason('rainMm', atDt) : undefined,
    pop === undefined && !skyDeterminesChance(steps, index) ? missingChanceReason(atDt) : undefined,
    recent ? cameBefore(lately.value, limits.dryHours) : undefined,
    soaked && !recent
      ? cameBefore(soaked, limits.soakedDryHours, soaked.isOver ? 'rain_soaked' : 'rain_before')
      : undefined,
    !(recent || soaked) && !(lately.known && soaking.known)
      ? { code: 'rain_before_unknown', verdict: 'unknown', limit: limits.soakedDryHours, atDt }
      : undefined,
  ]
}

function airReasons(airs: readonly Reading[], limits: HarvestLimits): Reason[] {
  const judged = airs.map((moment) => ({ dt: moment.dt, moment, air: airMoisture(moment) }))
  const moist = judged.flatMap(({ dt, air }) => (air.known ? [{ dt, ...air.value }] : []))
  const { frozenC, minDewSpreadC } = limits
  return [
    ...worstReasons(judged, ({ air, moment }) =>
      air.known ? undefined : missingReason(moment.tempC === undefined ? 'tempC' : 'humidityPct'),
    ),
    ...worstReasons(airs, ({ tempC }) =>
      tempC === undefined
        ? undefined
        : firstReason([tempC <= frozenC.value, 'crop_frozen', 'dont', tempC, frozenC]),
    ),
    ...worstReasons(moist, ({ humidityPct }) =>
      firstReason(
        ...checkAbove(humidityPct, limits.maxHumidityPct, 'humidity_high', 'dont'),
        ...checkAbove(humidityPct, limits.carefulHumidityPct, 'humidity_raised', 'careful'),
      ),
    ),
    ...worstReasons(moist, ({ tempC, dewPointC }) => {
      const spread = tempC - dewPointC
      return firstReason([spread < minDewSpreadC.value, 'dew_near', 'careful', spread, minDewSpreadC])
    }),
  ]
}

/**
 * Judges combining in step `index`, at both ends and at its extremes. Combining needs dry air, no
 * current or recent rain, no frost or snow, and no storm. Without `rainBeforeMm` the first day is
 * unknown unless something else rules it out. Without gusts, or a chance of rain, the verdict is at
 * best `careful`, unless wind and sky make up for them.
 *
 * @param rainBeforeMm rain in the 24 hours before the forecast, mm
 */
export function judgeHarvest(
  steps: readonly WeatherStep[],
  index: number,
  rainBeforeMm?: number,
  limits: HarvestLimits = HARVEST_LIMITS,
  between: WithinStepVariation = NO_VARIATION,
): Judgement {
  const step = steps[index]
  if (!step) return combineReasons([missingReason('rainMm')])
  const extreme = missingExtreme(step)
  const gust =
    step.gustKmh === undefined
      ? windRulesOutGust(steps, index, stepEnds(steps, index), limits.maxGustKmh)
        ? undefined
        : missingGustReason(step, stepEnds(steps, index), limits.maxGustKmh)
      : firstReason(...checkAtLeast(step.gustKmh, limits.maxGustKmh, 'gust_high', 'dont'))
  return combineReasons([
    ...rainReasons(steps, index, limits, rainBeforeMm, between),
    lyingSnowReason(steps, index, { liesUpTo: limits.snowLiesC, wet: limits.wetMm }),
    ...airReasons(airReadings(steps, index), limits),
    gust && { atDt: step.dt, ...gust },
    extreme && missingReason(extreme, step.dt),
    thunderReason(step),
    stepTooLongReason(step, between),
  ])
}
