import {
  nextDeficit,
  type SoilType,
  TOPSOIL_WATER_MM,
  TOPSOIL_WATER_OF,
  WETTEST_DEFICIT_MM,
} from '../../field/soil-moisture-deficit.ts'
import type { Maybe } from '../../result.ts'
import { fallSaid } from '../../steps/fall-name.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { FIELD_LIMITS, type FieldLimits, SURFACE_HOURS } from '../limits/field-limits.ts'
import { waterSaid } from '../surface/water-said.ts'
import { atLeast, firstReason, type Judgement, judgement, missing, type Reason } from '../verdict.ts'
import type { WaterBefore } from './rain-around.ts'

/** Between what the soil moisture deficit lies, mm. The two are one where the start is known. */
export interface DeficitRange {
  wettestMm: number
  driestMm: number
}

/**
 * The deficit range at the start of the forecast: the farmer's own figure, or, without one, all a topsoil can be. A
 * run from both ends often settles the question before the start is known.
 */
export const startRange = (
  deficitMm: number | undefined,
  topsoilMm: number = TOPSOIL_WATER_MM,
): DeficitRange =>
  deficitMm === undefined
    ? { wettestMm: WETTEST_DEFICIT_MM, driestMm: topsoilMm }
    : { wettestMm: deficitMm, driestMm: deficitMm }

/** Snow that lies on the field as a day begins and as it ends, mm of water. */
export interface SnowOfDay {
  beginMm: number
  endMm: number
  /** As much of it as the range took for water when it fell. */
  countedMm?: number
}

const NO_SNOW: SnowOfDay = { beginMm: 0, endMm: 0 }

/**
 * The range after a day of rain and evaporation, mm. What is not known widens it: without rain's figure the wet end
 * goes to saturation, without evaporation the wet end counts none and the dry end the most a day takes. To the wet end
 * snow is water on the day that it melts, and under it nothing dries; to the dry end it is on the day that it falls,
 * as long as that leaves it the dry end.
 *
 * @param rainMm rain and snow together
 */
export function rangeAfterDay(
  range: DeficitRange,
  rainMm: number | undefined,
  etMm: number | undefined,
  topsoilMm: number = TOPSOIL_WATER_MM,
  snow: SnowOfDay | 'unknown' = NO_SNOW,
): DeficitRange {
  const wettestMm = wettestAfterDay(range.wettestMm, rainMm, etMm ?? 0, topsoilMm, snow)
  const driestMm = nextDeficit(range.driestMm, rainMm ?? 0, etMm ?? MOST_EVAPORATION_MM, topsoilMm)
  return { wettestMm, driestMm: Math.max(wettestMm, driestMm) }
}

function wettestAfterDay(
  deficitMm: number,
  rainMm: number | undefined,
  etMm: number,
  topsoilMm: number,
  snow: SnowOfDay | 'unknown',
): number {
  if (rainMm === undefined || snow === 'unknown') return WETTEST_DEFICIT_MM
  const { countedMm = 0 } = snow
  const uncounted = (mm: number) => Math.max(0, mm - countedMm)
  const waterMm = Math.max(0, rainMm + uncounted(snow.beginMm) - uncounted(snow.endMm))
  const isCovered = snow.beginMm > 0 || snow.endMm > 0
  return nextDeficit(deficitMm, waterMm, isCovered ? 0 : etMm, topsoilMm)
}

/** More than a day's ET0 ever is in practice, mm. */
const MOST_EVAPORATION_MM = 15

/** What a field has had by the end of a step. */
export interface FieldState {
  /** When the step begins, unix seconds. */
  dt?: number
  /** Deficit at the start of the day. */
  deficit: DeficitRange
  /** Rain since midnight as far as it is known, mm, and whether that is all of it and of what has melted. */
  rainMm: number
  rainKnown: boolean
  /** What came down in the hours before the step, whether it was today or not. */
  lately: Maybe<WaterBefore>
  /** Rain since midnight that the deficit has already, mm. */
  elapsedMm?: number
  /** Rain of a step that began the day before, mm: any of it may have fallen since midnight. */
  overMidnightMm?: number
  /** Water of snow that lay as the day began and lies no more, mm, and how much of it the deficit does not have yet. */
  meltMm?: number
  soilMeltMm?: number
  /** Rain of the step itself, mm; undefined where it is not known. */
  fallingMm: number | undefined
  /** The steps that it fell in. */
  wet?: readonly WeatherStep[]
  /** Highest temperature of the day, °C: below 0 the surface stays frozen. Undefined where it may be either. */
  maxTempC: number | undefined
}

/** Nothing is known of the soil: the range is all that a topsoil can be. */
const isOpen = ({ wettestMm, driestMm }: DeficitRange, soil: SoilType): boolean =>
  wettestMm <= WETTEST_DEFICIT_MM && driestMm >= TOPSOIL_WATER_OF[soil]

/** The highest temperature of a day's steps; with gaps it is known only where it is above the limit anyway. */
export function highestOf(temps: readonly (number | undefined)[], limitC: number): number | undefined {
  const given = temps.filter((tempC) => tempC !== undefined)
  const highest = Math.max(...given)
  return given.length === temps.length || highest >= limitC ? highest : undefined
}

/**
 * Judges field work at the end of a step from the soil's deficit, rain and melted snow since midnight and in the hours
 * before, what falls in the step, and frost. Teagasc's classes; rain on the surface and frozen ground are rules of
 * thumb. All that falls in a longer step may fall within an hour of it. Where something is not known it is unknown only
 * if the wet and the dry end of what may be disagree.
 *
 * @param lying the snow that lies on it, if any
 */
export function judgeFieldWork(
  {
    dt,
    deficit,
    rainMm,
    elapsedMm = 0,
    overMidnightMm = 0,
    rainKnown,
    meltMm = 0,
    soilMeltMm = meltMm,
    lately,
    fallingMm,
    wet: wetSteps = [],
    maxTempC,
  }: FieldState,
  soil: SoilType,
  limits: FieldLimits = FIELD_LIMITS,
  lying?: Reason,
): Judgement {
  const at = dt === undefined ? {} : { atDt: dt }
  const surface = soil === 'clay' ? limits.claySoilRainMm : limits.lightSoilRainMm
  const waterMm = rainMm + elapsedMm + overMidnightMm + meltMm
  const wettest = rainKnown ? deficit.wettestMm - rainMm - soilMeltMm : WETTEST_DEFICIT_MM
  const driest = deficit.driestMm - rainMm
  const soaked = firstReason(
    [waterMm >= surface.value, 'rain_today', 'dont', waterMm, surface],
    [driest < limits.saturatedMm.value, 'soil_saturated', 'dont', driest, limits.saturatedMm],
  )
  if (soaked?.code === 'rain_today')
    return judgement([{ ...soaked, ...waterSaid('rain_today', waterMm, meltMm, wetSteps), ...at }])
  const latelyMm = (fallingMm ?? 0) + (lately.known ? lately.value.mm : 0)
  if (lately.known && latelyMm >= surface.value) {
    const said = waterSaid('rain_before', latelyMm, lately.value.meltMm, [
      ...lately.value.fellIn,
      ...wetSteps.slice(-1),
    ])
    return judgement([{ ...said, verdict: 'dont', value: latelyMm, limit: SURFACE_HOURS, ...at }])
  }
  if (soaked) return judgement([soaked])
  const falling = firstReason(...atLeast(fallingMm ?? 0, limits.fallingMm, 'rain_falling', 'careful'))
  const wet = firstReason([driest < limits.trafficMm.value, 'soil_wet', 'careful', driest, limits.trafficMm])
  const undecided = wet ? wettest < limits.saturatedMm.value : wettest < limits.trafficMm.value
  return judgement([
    lying,
    fallingMm === undefined ? missing('rainMm') : undefined,
    falling && { ...falling, ...fallSaid(wetSteps.slice(-1)), ...at },
    wet,
    rainKnown && undecided
      ? {
          code: isOpen(deficit, soil) ? 'soil_unknown' : 'soil_unsettled',
          verdict: 'unknown',
          limit: limits.trafficMm,
        }
      : undefined,
    fallingMm === undefined || (rainKnown && lately.known)
      ? undefined
      : { code: 'rain_before_unknown', verdict: 'unknown', limit: SURFACE_HOURS },
    maxTempC === undefined
      ? missing('tempC')
      : firstReason([maxTempC < limits.frozenC.value, 'frozen', 'careful', maxTempC, limits.frozenC]),
  ])
}
