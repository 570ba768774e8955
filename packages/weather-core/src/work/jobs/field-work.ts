import {
  nextDeficit,
  type SoilType,
  TOPSOIL_WATER_BY_SOIL_MM,
  TOPSOIL_WATER_MM,
  WETTEST_DEFICIT_MM,
} from '../../field/soil-moisture-deficit.ts'
import type { Maybe } from '../../result.ts'
import { precipitationField } from '../../steps/precipitation-kind.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { FIELD_LIMITS, type FieldLimits, SURFACE_HOURS } from '../limits/field-limits.ts'
import { waterReason } from '../surface/water-reason.ts'
import {
  checkAtLeast,
  combineReasons,
  firstReason,
  type Judgement,
  missingReason,
  type Reason,
} from '../verdict.ts'
import type { PrecedingWater } from './surrounding-rain.ts'

/** Range of the soil moisture deficit, mm. The bounds are equal if the initial value is known. */
export interface DeficitRange {
  wettestMm: number
  driestMm: number
}

/**
 * Deficit range at the start of the forecast: the farmer's own value, otherwise the full range of a
 * topsoil. Balances from both bounds often converge, after which the initial value no longer
 * matters.
 */
export const initialDeficitRange = (
  deficitMm: number | undefined,
  topsoilMm: number = TOPSOIL_WATER_MM,
): DeficitRange =>
  deficitMm === undefined
    ? { wettestMm: WETTEST_DEFICIT_MM, driestMm: topsoilMm }
    : { wettestMm: deficitMm, driestMm: deficitMm }

/** Snow lying on the field at the start and end of a day, mm of water. */
export interface DaySnow {
  beginMm: number
  endMm: number
  /** The part that the deficit range already counted as water when it fell. */
  countedMm?: number
}

const NO_SNOW: DaySnow = { beginMm: 0, endMm: 0 }

/**
 * Deficit range after a day of rain and evaporation, mm. Without rain data the wet end becomes
 * saturated. Without evaporation the wet end counts none and the dry end a day's maximum. At the
 * wet end, snow becomes water when it melts, and nothing dries under it. At the dry end, snow
 * becomes water when it falls.
 *
 * @param rainMm rain and snow together
 */
export function rangeAfterDay(
  range: DeficitRange,
  rainMm: number | undefined,
  etMm: number | undefined,
  topsoilMm: number = TOPSOIL_WATER_MM,
  snow: DaySnow | 'unknown' = NO_SNOW,
): DeficitRange {
  const wettestMm = wettestAfterDay(range.wettestMm, rainMm, etMm ?? 0, topsoilMm, snow)
  const driestMm = nextDeficit(range.driestMm, rainMm ?? 0, etMm ?? MAX_EVAPORATION_MM, topsoilMm)
  return { wettestMm, driestMm: Math.max(wettestMm, driestMm) }
}

function wettestAfterDay(
  deficitMm: number,
  rainMm: number | undefined,
  etMm: number,
  topsoilMm: number,
  snow: DaySnow | 'unknown',
): number {
  if (rainMm === undefined || snow === 'unknown') return WETTEST_DEFICIT_MM
  const { countedMm = 0 } = snow
  const uncounted = (mm: number) => Math.max(0, mm - countedMm)
  const waterMm = Math.max(0, rainMm + uncounted(snow.beginMm) - uncounted(snow.endMm))
  const isCovered = snow.beginMm > 0 || snow.endMm > 0
  return nextDeficit(deficitMm, waterMm, isCovered ? 0 : etMm, topsoilMm)
}

/** Upper bound of a day's ET0 in practice, mm. */
const MAX_EVAPORATION_MM = 15

/** Water on a field during a step. */
export interface FieldState {
  /** Start of the step, unix seconds. */
  dt?: number
  /** Deficit at the start of the day. */
  deficit: DeficitRange
  /** Known rain since midnight, mm. `rainKnown` is true if no rain data since then is missing. */
  rainMm: number
  rainKnown: boolean
  /** Water from the hours before the step, today or earlier. */
  lately: Maybe<PrecedingWater>
  /** Rain since midnight that the deficit already includes, mm. */
  elapsedMm?: number
  /** Rain of a step that crosses midnight, mm. Some or all of it may have fallen today. */
  overMidnightMm?: number
  /** Meltwater since the start of the day, mm. `soilMeltMm` is the part not yet in the deficit. */
  meltMm?: number
  soilMeltMm?: number
  /** Rain of the step itself, mm; undefined if unknown. */
  fallingMm: number | undefined
  /** Steps since midnight in which rain fell. */
  wet?: readonly WeatherStep[]
  /**
   * Maximum temperature of the day, °C; below 0 the surface stays frozen. Undefined if missing data
   * leaves this open.
   */
  maxTempC: number | undefined
}

/** True without soil data, when the range covers any topsoil. */
const isOpen = ({ wettestMm, driestMm }: DeficitRange, soil: SoilType): boolean =>
  wettestMm <= WETTEST_DEFICIT_MM && driestMm >= TOPSOIL_WATER_BY_SOIL_MM[soil]

/** Maximum temperature of a day. With gaps, known only if one of the values reaches the limit. */
export function highestTemperature(
  temps: readonly (number | undefined)[],
  limitC: number,
): number | undefined {
  const given = temps.filter((tempC) => tempC !== undefined)
  const highest = Math.max(...given)
  return given.length === temps.length || highest >= limitC ? highest : undefined
}

/**
 * Judges field work in a step. It considers the soil moisture deficit, rain and meltwater since
 * midnight and in the preceding hours, precipitation in the step, and frost. The classes are
 * Teagasc's; surface rain and frozen ground are rules of thumb. All precipitation of a longer step
 * could fall within one hour. With missing data the result is unknown only if the wet and the dry
 * end disagree.
 *
 * @param lying snow on the field, if any
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
    return combineReasons([{ ...soaked, ...waterReason('rain_today', waterMm, meltMm, wetSteps), ...at }])
  const latelyMm = (fallingMm ?? 0) + (lately.known ? lately.value.mm : 0)
  if (lately.known && latelyMm >= surface.value) {
    const said = waterReason('rain_before', latelyMm, lately.value.meltMm, [
      ...lately.value.fellIn,
      ...wetSteps.slice(-1),
    ])
    return combineReasons([{ ...said, verdict: 'dont', value: latelyMm, limit: SURFACE_HOURS, ...at }])
  }
  if (soaked) return combineReasons([soaked])
  const falling = firstReason(...checkAtLeast(fallingMm ?? 0, limits.fallingMm, 'rain_falling', 'careful'))
  const wet = firstReason([driest < limits.trafficMm.value, 'soil_wet', 'careful', driest, limits.trafficMm])
  const undecided = wet ? wettest < limits.saturatedMm.value : wettest < limits.trafficMm.value
  return combineReasons([
    lying,
    fallingMm === undefined ? missingReason('rainMm') : undefined,
    falling && { ...falling, ...precipitationField(wetSteps.slice(-1)), ...at },
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
      ? missingReason('tempC')
      : firstReason([maxTempC < limits.frozenC.value, 'frozen', 'careful', maxTempC, limits.frozenC]),
  ])
}
