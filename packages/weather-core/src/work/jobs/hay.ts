import { airMoisture } from '../../air/dew-point.ts'
import { HAY_TABLE_C, hayEquilibriumMoisture } from '../../field/hay-moisture.ts'
import { fallSaid } from '../../steps/fall-name.ts'
import { airsOf, type Moment, missingExtreme } from '../../steps/step-moments.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { BALING_LIMITS, type BalingLimits } from '../limits/baling-limits.ts'
import { HARVEST_LIMITS } from '../limits/harvest-limits.ts'
import { published } from '../limits/limit.ts'
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
import {
  type BetweenEnds,
  ENDS_ALONE,
  maybeWetHour,
  mayFallBelow,
  mayRiseAbove,
  tooLong,
} from './between-ends.ts'
import { chanceNotGiven } from './gust-reasons.ts'
import { settlesChance } from './not-given.ts'
import { waterBefore } from './rain-around.ts'
import { thunder } from './thunder.ts'
import { wetLimit } from './wet-limit.ts'

/** Temperature range of the hay moisture table. */
const COOLEST = published(HAY_TABLE_C.min, 'C', 'Purdue Extension')
const WARMEST = published(HAY_TABLE_C.max, 'C', 'Purdue Extension')
/** Frozen hay, and hay under snow, is left alone, like grain. */
const { frozenC: FROZEN, snowLiesC: SNOW_LIES } = HARVEST_LIMITS

function rainReasons(
  steps: readonly WeatherStep[],
  index: number,
  limits: BalingLimits,
  rainBeforeMm: number | undefined,
  between: BetweenEnds,
): (Reason | undefined)[] {
  const step = steps[index]
  if (!step) return []
  const { rainMm, pop, dt: atDt } = step
  const now = firstReason(...atLeast(rainMm, wetLimit(limits.wetMm, step), 'rain', 'dont'))
  if (now) return [{ ...now, ...fallSaid([step]), atDt }]
  const snow = { liesUpTo: SNOW_LIES, wet: limits.wetMm }
  const before = waterBefore(steps, index, limits.dryHours.value, rainBeforeMm, snow)
  const wet = before.known && before.value.mm >= limits.wetMm.value
  const chance = firstReason(...above(pop, limits.maxPop, 'rain_chance', 'careful'))
  return [
    chance ? { ...chance, ...fallSaid([step]), atDt } : maybeWetHour(step, limits.wetMm, between),
    rainMm === undefined ? missing('rainMm', atDt) : undefined,
    pop === undefined && !settlesChance(steps, index) ? chanceNotGiven(atDt) : undefined,
    wet
      ? {
          ...waterSaid('rain_before', before.value.mm, before.value.meltMm, before.value.fellIn),
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

/** Reason from the air at one moment, the gravest first. */
function airReason(
  step: WeatherStep,
  moment: Moment,
  limits: BalingLimits,
  between: BetweenEnds,
): Reason | undefined {
  const air = airMoisture(moment)
  const moisture = hayEquilibriumMoisture(moment)
  if (!air.known || !moisture.known) return missing(moment.tempC === undefined ? 'tempC' : 'humidityPct')
  const { tempC, dewPointC, humidityPct } = air.value
  const { maxHumidityPct, minDewSpreadC, maxMoisturePct } = limits
  const spread = tempC - dewPointC
  return firstReason(
    ...above(humidityPct, maxHumidityPct, 'humidity_high', 'dont'),
    [spread <= minDewSpreadC.value, 'dew_near', 'dont', spread, minDewSpreadC],
    ...above(moisture.value, maxMoisturePct, 'hay_moist', 'dont'),
    [tempC < COOLEST.value, 'outside_moisture_table', 'unknown', tempC, COOLEST],
    [tempC > WARMEST.value, 'outside_moisture_table', 'unknown', tempC, WARMEST],
    ...mayRiseAbove(step, humidityPct, maxHumidityPct, between.humidityPct, 'humidity_may_rise'),
    ...mayFallBelow(step, spread, minDewSpreadC, between.dewSpreadC, 'dew_may_near'),
  )
}

/**
 * Judges baling hay in step `index`, at both ends and at its extremes: a day without rain, dry air that lets hay reach
 * the bale's moisture, no frost or snow. Outside the temperature range of the moisture table it cannot be judged:
 * cooler air dries hay less than the table's lowest row, by an unpublished amount. Without a chance of rain the verdict
 * is at best care, unless sky and amounts settle it. Mowing is decided by day: see `mowingDays`.
 */
export function judgeBaling(
  steps: readonly WeatherStep[],
  index: number,
  rainBeforeMm?: number,
  limits: BalingLimits = BALING_LIMITS,
  between: BetweenEnds = ENDS_ALONE,
): Judgement {
  const step = steps[index]
  if (!step) return judgement([missing('rainMm')])
  const airs = airsOf(steps, index)
  const extreme = missingExtreme(step)
  return judgement([
    ...rainReasons(steps, index, limits, rainBeforeMm, between),
    ...gravestOf(airs, ({ tempC }) =>
      tempC === undefined
        ? undefined
        : firstReason([tempC <= FROZEN.value, 'crop_frozen', 'dont', tempC, FROZEN]),
    ),
    lyingSnow(steps, index, { liesUpTo: SNOW_LIES, wet: limits.wetMm }),
    ...gravestOf(airs, (moment) => airReason(step, moment, limits, between)),
    extreme && missing(extreme, step.dt),
    thunder(step),
    tooLong(step, between),
  ])
}
