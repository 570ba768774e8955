import { airMoisture } from '../../air/dew-point.ts'
import { HAY_TABLE_C, hayEquilibriumMoisture } from '../../field/hay-moisture.ts'
import { precipitationField } from '../../steps/precipitation-kind.ts'
import { airReadings, missingExtreme, type Reading } from '../../steps/step-moments.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { BALING_LIMITS, type BalingLimits } from '../limits/baling-limits.ts'
import { HARVEST_LIMITS } from '../limits/harvest-limits.ts'
import { publishedLimit } from '../limits/limit.ts'
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
import { missingChanceReason } from './gust-reasons.ts'
import { skyDeterminesChance } from './missing-inputs.ts'
import { precedingWater } from './surrounding-rain.ts'
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

const COOLEST = publishedLimit(HAY_TABLE_C.min, 'C', 'Purdue Extension')
const WARMEST = publishedLimit(HAY_TABLE_C.max, 'C', 'Purdue Extension')
/** Frozen or snow-covered hay is not baled, so the limits for combining apply. */
const { frozenC: FROZEN, snowLiesC: SNOW_LIES } = HARVEST_LIMITS

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: BalingLimits,
  rainBeforeMm: number | undefined,
  between: WithinStepVariation,
): (Reason | undefined)[] {
  const step = steps[index]
  if (!step) return []
  const { rainMm, pop, dt: atDt } = step
  const now = firstReason(...checkAtLeast(rainMm, wetLimit(limits.wetMm, step), 'rain', 'dont'))
  if (now) return [{ ...now, ...precipitationField([step]), atDt }]
  const snow = { liesUpTo: SNOW_LIES, wet: limits.wetMm }
  const before = precedingWater(steps, index, limits.dryHours.value, rainBeforeMm, snow)
  const wet = before.known && before.value.mm >= limits.wetMm.value
  const chance = firstReason(...checkAbove(pop, limits.maxPop, 'rain_chance', 'careful'))
  return [
    chance
      ? { ...chance, ...precipitationField([step]), atDt }
      : possibleWetHour(step, limits.wetMm, between),
    rainMm === undefined ? missingReason('rainMm', atDt) : undefined,
    pop === undefined && !skyDeterminesChance(steps, index) ? missingChanceReason(atDt) : undefined,
    wet
      ? {
          ...waterReason('rain_before', before.value.mm, before.value.meltMm, before.value.fellIn),
          verdict: 'dont',
          value: before.value.mm,
          limit: limits.dryHours,
          atDt,
        }
      : undefined,
    before.known
      ? undefined
      : { code: 'rain_before_unknown', verdict: 'unknown', limit: limits.dryHours, atDt },
  ]
}

function airReason(
  step: WeatherStep,
  moment: Reading,
  limits: BalingLimits,
  between: WithinStepVariation,
): Reason | undefined {
  const air = airMoisture(moment)
  const moisture = hayEquilibriumMoisture(moment)
  if (!air.known || !moisture.known)
    return missingReason(moment.tempC === undefined ? 'tempC' : 'humidityPct')
  const { tempC, dewPointC, humidityPct } = air.value
  const { maxHumidityPct, minDewSpreadC, maxMoisturePct } = limits
  const spread = tempC - dewPointC
  return firstReason(
    ...checkAbove(humidityPct, maxHumidityPct, 'humidity_high', 'dont'),
    [spread <= minDewSpreadC.value, 'dew_near', 'dont', spread, minDewSpreadC],
    ...checkAbove(moisture.value, maxMoisturePct, 'hay_moist', 'dont'),
    [tempC < COOLEST.value, 'outside_moisture_table', 'unknown', tempC, COOLEST],
    [tempC > WARMEST.value, 'outside_moisture_table', 'unknown', tempC, WARMEST],
    ...checkMayRiseAbove(step, humidityPct, maxHumidityPct, between.humidityPct, 'humidity_may_rise'),
    ...checkMayFallBelow(step, spread, minDewSpreadC, between.dewSpreadC, 'dew_may_near'),
  )
}

/**
 * Judges baling hay in step `index`, at both ends and at its extremes. Baling needs a day without
 * rain, no frost or snow, and air dry enough for the bale's moisture. Unknown outside the
 * temperature range of the moisture table: cooler air dries hay less than its lowest row, by an
 * unpublished amount. Without a chance of rain the verdict is at best `careful`, unless sky and
 * amounts make up for it. `mowingDays` decides when to mow.
 */
export function judgeBaling(
  steps: readonly WeatherStep[],
  index: number,
  rainBeforeMm?: number,
  limits: BalingLimits = BALING_LIMITS,
  between: WithinStepVariation = NO_VARIATION,
): Judgement {
  const step = steps[index]
  if (!step) return combineReasons([missingReason('rainMm')])
  const airs = airReadings(steps, index)
  const extreme = missingExtreme(step)
  return combineReasons([
    ...rainReasons(steps, index, limits, rainBeforeMm, between),
    ...worstReasons(airs, ({ tempC }) =>
      tempC === undefined
        ? undefined
        : firstReason([tempC <= FROZEN.value, 'crop_frozen', 'dont', tempC, FROZEN]),
    ),
    lyingSnowReason(steps, index, { liesUpTo: SNOW_LIES, wet: limits.wetMm }),
    ...worstReasons(airs, (moment) => airReason(step, moment, limits, between)),
    extreme && missingReason(extreme, step.dt),
    thunderReason(step),
    stepTooLongReason(step, between),
  ])
}
