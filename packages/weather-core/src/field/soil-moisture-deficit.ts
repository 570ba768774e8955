/** Light soil carries machinery sooner after rain than clay. */
export type SoilType = 'light' | 'clay'

/**
 * Bounds of the soil moisture deficit, mm below field capacity, used by Teagasc for trafficability.
 * Below 0 the soil is saturated: no traffic. 0-10 needs care; 10-50 is best.
 */
export const DEFICIT_BOUNDS_MM = { saturated: 0, traffic: 10, best: 50 } as const

/**
 * Heuristic: a saturated topsoil holds at most this much water above field capacity, mm. The rest
 * runs off or drains.
 */
export const WETTEST_DEFICIT_MM = -10
/**
 * Heuristic: available water of a topsoil, mm, mid-range of 40-60. The topsoil cannot dry further.
 */
export const TOPSOIL_WATER_MM = 50

/**
 * Heuristic: available water of a topsoil, mm: the ends of the 40-60 range, because sand holds less
 * than clay.
 */
export const TOPSOIL_WATER_BY_SOIL_MM = { light: 40, clay: 60 } as const satisfies Record<SoilType, number>

/**
 * Deficit after a day's rain and evaporation, mm: SMD - rain + ETa, bounded by -10 and the
 * topsoil's water (heuristic).
 */
export const nextDeficit = (
  deficitMm: number,
  rainMm: number,
  etMm: number,
  topsoilMm: number = TOPSOIL_WATER_MM,
): number => Math.min(topsoilMm, Math.max(WETTEST_DEFICIT_MM, deficitMm - rainMm + etMm))

/** Heuristic: with this much rain since midnight, mm, the surface is too wet today. */
export const SURFACE_RAIN_MM = { light: 5, clay: 2 } as const satisfies Record<SoilType, number>

/** Teagasc's trafficability class for a deficit in mm. */
export function trafficability(
  deficitMm: number,
  bounds: { saturated: number; traffic: number; best: number } = DEFICIT_BOUNDS_MM,
): 'saturated' | 'with_care' | 'good' | 'dry' {
  if (deficitMm < bounds.saturated) return 'saturated'
  if (deficitMm < bounds.traffic) return 'with_care'
  return deficitMm <= bounds.best ? 'good' : 'dry'
}
