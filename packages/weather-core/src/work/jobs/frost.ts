import { type DamageLimit, expectedDamage } from '../../frost/crop-damage.ts'
import { type FrostRisk, frostRisk } from '../../frost/frost-risk.ts'
import { GROUND_COOLING, groundTemperature } from '../../frost/ground-frost.ts'
import { knownValue, type Maybe } from '../../result.ts'
import { airMinimum } from '../../steps/coldest-air.ts'
import { stepEnd, type WeatherStep } from '../../steps/weather-step.ts'
import { localHour, type PlaceZone } from '../../zone.ts'
import { FROST_LIMITS, type FrostLimits } from '../limits/frost-limits.ts'
import { type Limit, publishedLimit } from '../limits/limit.ts'
import { combineReasons, type Judgement, missingReason, type Reason } from '../verdict.ts'

const GROUND: Limit = publishedLimit(0, 'C', 'ground_frost_definition')
/**
 * Heuristic: care is needed within this margin above the damage limit, °C, because forecast minima
 * err by more.
 */
const DAMAGE_MARGIN_C = 1

interface Cold {
  airC: number | undefined
  groundC: number | undefined
  risk: Maybe<FrostRisk>
}

/** Lowest air and ground temperatures of a step, °C. */
export interface StepFrost extends Cold {
  /** Possible lows if the step's minimum, cloud or wind is missing. */
  possible: Cold
  /**
   * Time of the lowest air temperature, unix seconds: the start of the step, or its end if that is
   * colder.
   */
  coldestDt: number
}

const isNight = (hour: number): boolean => hour >= 18 || hour < 9

/** Unknown if either reading is unknown. */
const lower = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : Math.min(a, b)

/**
 * Finds the frost in one step. The next step, if given, supplies the air, cloud and wind at the
 * end. The ground cools below the air only between 18:00 and 09:00 local time.
 */
export function findStepFrost(
  step: WeatherStep,
  place: PlaceZone,
  limits: FrostLimits = FROST_LIMITS,
  next?: WeatherStep,
): StepFrost {
  // A step counts as night if either end is at night.
  const night = [step.dt, stepEnd(step) - 1].some((dt) => isNight(localHour(place, dt)))
  const cloudPct = next ? lower(step.cloudPct, next.cloudPct) : step.cloudPct
  const windKmh = next ? lower(step.windKmh, next.windKmh) : step.windKmh
  const bounds = {
    severeAir: limits.severeC.value,
    airFrost: limits.airFrostC.value,
    groundFrost: GROUND.value,
    lowGround: limits.lowGroundC.value,
  }
  const { clearCalmC } = GROUND_COOLING
  const groundUnder = (airC: number | undefined) =>
    night ? knownValue(groundTemperature({ tempC: airC, cloudPct, windKmh })) : airC
  const coldAt = (airC: number | undefined, groundC = groundUnder(airC)) => ({
    airC,
    groundC,
    risk: frostRisk(airC, groundC, bounds, clearCalmC),
  })
  const own = airMinimum(step)
  const end = next ? next.tempC : own.airC
  const airC = own.airC === undefined ? undefined : Math.min(own.airC, end ?? own.airC)
  // An unknown temperature at the step's end could be arbitrarily low.
  const possibleC =
    own.possibleC === undefined ? undefined : Math.min(own.possibleC, end ?? Number.NEGATIVE_INFINITY)
  const coldest = possibleC === undefined ? undefined : possibleC - clearCalmC
  const isEndColder =
    next?.tempC !== undefined && airC !== undefined && next.tempC <= airC && next.tempC < (step.tempC ?? airC)
  return {
    ...coldAt(airC),
    possible: coldAt(possibleC, groundUnder(possibleC) ?? coldest),
    coldestDt: isEndColder ? next.dt : step.dt,
  }
}

function damageReason(airC: number, damage: DamageLimit | undefined): Reason | undefined {
  if (!damage) return undefined
  const limit = publishedLimit(damage.firstC, 'C', damage.publisher)
  const expected = expectedDamage(airC, damage)
  if (expected !== 'none')
    return { code: expected === 'most' ? 'damage_most' : 'damage_some', verdict: 'dont', value: airC, limit }
  if (airC <= damage.firstC + DAMAGE_MARGIN_C)
    return { code: 'damage_near', verdict: 'careful', value: airC, limit }
  return undefined
}

/**
 * Judges frost in one step: `dont` for frost that harms outdoor plants, `careful` for ground frost
 * or a near frost. If a crop's damage limit is given, frost that the crop tolerates only needs
 * care. A step without its own minimum is judged only if no possible minimum would change the
 * result.
 *
 * @param next the following step, which supplies the readings at the end
 */
export function judgeFrost(
  step: WeatherStep,
  place: PlaceZone,
  limits: FrostLimits = FROST_LIMITS,
  damage?: DamageLimit,
  next?: WeatherStep,
): Judgement {
  const { dt } = step
  const { airC, groundC, risk, possible, coldestDt } = findStepFrost(step, place, limits, next)
  if (airC === undefined) return combineReasons([missingReason('tempC', dt)])
  const isCloudKnown = step.cloudPct !== undefined && (!next || next.cloudPct !== undefined)
  if (!risk.known) return combineReasons([missingReason(isCloudKnown ? 'windKmh' : 'cloudPct', dt)])
  const isSure =
    possible.airC === airC ||
    (possible.risk.known &&
      possible.risk.value === risk.value &&
      !damageReason(possible.airC ?? airC, damage))
  const isEndKnown = !next || next.tempC !== undefined
  const inAir = damage ? 'careful' : 'dont'
  const reasons: Record<FrostRisk, Reason | undefined> = {
    none: undefined,
    low: { code: 'frost_near', verdict: 'careful', value: groundC ?? airC, limit: limits.lowGroundC },
    ground_frost: { code: 'ground_frost', verdict: 'careful', value: groundC ?? airC, limit: GROUND },
    air_frost: { code: 'air_frost', verdict: inAir, value: airC, limit: limits.airFrostC },
    severe: { code: 'hard_frost', verdict: inAir, value: airC, limit: limits.severeC },
  }
  const given = [
    damageReason(airC, damage),
    reasons[risk.value],
    isSure ? undefined : missingReason(isEndKnown ? 'minTempC' : 'tempC'),
  ]
  return combineReasons(given.map((reason) => reason && { ...reason, atDt: coldestDt }))
}
