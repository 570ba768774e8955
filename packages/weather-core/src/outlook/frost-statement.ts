import type { JudgedStep } from '../work/judge-forecast.ts'

/** A temperature and when it is. */
export interface TemperatureAt {
  tempC: number
  /** Unix seconds. */
  atDt: number
}

/**
 * The frost of some hours, air and ground apart, each by its coldest; and whether there are hours that may hide one.
 */
export interface FrostStatement {
  air?: TemperatureAt & { isHard: boolean }
  ground?: TemperatureAt
  /** Some hours cannot be judged. */
  unknownHours: boolean
  /** Of a whole day: the air does not thaw in it. */
  allDay?: true
  /** Of what is left of a day: the air does not thaw in it. */
  restOfDay?: true
}

const coldest = <Figure extends TemperatureAt>(figures: readonly Figure[]): Figure | undefined =>
  figures.reduce<Figure | undefined>(
    (low, figure) => (low && low.tempC <= figure.tempC ? low : figure),
    undefined,
  )

/** Figures that are missing may hide a frost, or one that is colder than the figure given, °C. */
const mayHide = (figure: number | undefined, possible: number | undefined): boolean =>
  possible === undefined || (possible <= 0 && possible < (figure ?? Infinity))

/**
 * Whether the air stays at or below freezing throughout: every step has frost, and none a reading or a highest above
 * it. A figure that is missing says nothing of a thaw.
 */
export const isFrostThroughout = (steps: readonly JudgedStep[]): boolean =>
  steps.every(
    ({ step: { tempC, maxTempC }, judgements }) =>
      judgements.frost.reasons.some(({ code }) => code === 'air_frost' || code === 'hard_frost') &&
      (tempC === undefined || tempC <= 0) &&
      (maxTempC === undefined || maxTempC <= 0),
  )

/** The frost in judged steps; undefined where there is none, and none is hidden. */
export function frostStatement(steps: readonly JudgedStep[]): FrostStatement | undefined {
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
