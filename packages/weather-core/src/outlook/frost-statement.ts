import type { JudgedStep } from '../work/judge-forecast.ts'

export interface TemperatureAt {
  tempC: number
  /** Unix seconds. */
  atDt: number
}

/** Lowest air and ground temperatures of a frost. */
export interface FrostStatement {
  air?: TemperatureAt & { isHard: boolean }
  ground?: TemperatureAt
  /** Missing data may hide more frost. */
  unknownHours: boolean
  /** Air at or below freezing all day. */
  allDay?: true
  /** Air at or below freezing for the rest of the day. */
  restOfDay?: true
}

const coldest = <Figure extends TemperatureAt>(figures: readonly Figure[]): Figure | undefined =>
  figures.reduce<Figure | undefined>(
    (low, figure) => (low && low.tempC <= figure.tempC ? low : figure),
    undefined,
  )

/** True if missing data may hide a frost that is colder than the given value, °C. */
const mayHide = (figure: number | undefined, possible: number | undefined): boolean =>
  possible === undefined || (possible <= 0 && possible < (figure ?? Infinity))

/**
 * True if the air stays at or below freezing in every step. Missing data does not count as a thaw.
 */
export const isFrostThroughout = (steps: readonly JudgedStep[]): boolean =>
  steps.every(
    ({ step: { tempC, maxTempC }, judgements }) =>
      judgements.frost.reasons.some(({ code }) => code === 'air_frost' || code === 'hard_frost') &&
      (tempC === undefined || tempC <= 0) &&
      (maxTempC === undefined || maxTempC <= 0),
  )

/**
 * Summarises the frost in judged steps; undefined if there is none and no missing data could hide
 * one.
 */
export function createFrostStatement(steps: readonly JudgedStep[]): FrostStatement | undefined {
  const air = steps.flatMap(({ cold: { coldestDt }, judgements }) =>
    judgements.frost.reasons.flatMap(({ code, value: tempC, atDt = coldestDt }) =>
      tempC !== undefined && (code === 'air_frost' || code === 'hard_frost')
        ? [{ tempC, atDt, isHard: code === 'hard_frost' }]
        : [],
    ),
  )
  const ground = steps.flatMap(({ cold: { groundC, coldestDt } }) =>
    groundC !== undefined && groundC <= 0 ? [{ tempC: groundC, atDt: coldestDt }] : [],
  )
  const [coldAir, coldGround] = [coldest(air), coldest(ground)]
  const unknownHours = steps.some(
    ({ cold, judgements }) =>
      judgements.frost.reasons.some(({ verdict }) => verdict === 'unknown') ||
      mayHide(cold.groundC, cold.possible.groundC),
  )
  if (!coldAir && !coldGround && !unknownHours) return undefined
  return { ...(coldAir && { air: coldAir }), ...(coldGround && { ground: coldGround }), unknownHours }
}
