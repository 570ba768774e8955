import { known, type Maybe, unknown } from '../result.ts'

export type FrostRisk = 'none' | 'low' | 'ground_frost' | 'air_frost' | 'severe'

/**
 * Bounds, °C. `severeAir` is the US National Weather Service's hard freeze (28 °F). `lowGround` is
 * a heuristic: above it there is no risk.
 */
export const FROST_BOUNDS = { severeAir: -2.2, airFrost: 0, groundFrost: 0, lowGround: 3 } as const

export type FrostBounds = { [Key in keyof typeof FROST_BOUNDS]: number }

/**
 * Frost class from the lowest air and ground temperature, °C. Without a ground temperature, known
 * only if the air alone decides: below freezing, or too warm for ground frost on any night.
 */
export function frostRisk(
  airC: number | undefined,
  groundC: number | undefined,
  bounds: FrostBounds = FROST_BOUNDS,
  greatestGroundCoolingC = 3.5,
): Maybe<FrostRisk> {
  if (airC === undefined || !Number.isFinite(airC)) return unknown('missing', { inputs: ['tempC'] })
  if (airC <= bounds.severeAir) return known('severe')
  if (airC <= bounds.airFrost) return known('air_frost')
  if (groundC === undefined) {
    return airC - greatestGroundCoolingC > Math.max(bounds.lowGround, bounds.groundFrost)
      ? known('none')
      : unknown('ground_not_judged', { inputs: ['cloudPct', 'windKmh'] })
  }
  if (groundC <= bounds.groundFrost) return known('ground_frost')
  return known(groundC <= bounds.lowGround ? 'low' : 'none')
}

/**
 * US National Weather Service product for a minimum air temperature, °C: advisory 33-36 °F, freeze
 * 29-32 °F, hard freeze at or below 28 °F.
 */
export function weatherServiceFrost(airC: number): 'none' | 'frost_advisory' | 'freeze' | 'hard_freeze' {
  const wholeF = Math.round(airC * 1.8 + 32)
  if (wholeF <= 28) return 'hard_freeze'
  if (wholeF <= 32) return 'freeze'
  return wholeF <= 36 ? 'frost_advisory' : 'none'
}
