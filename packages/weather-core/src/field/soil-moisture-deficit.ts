/** Soil types by how soon they can carry machinery again. */
export type SoilType = 'light' | 'clay'

/**
 * Soil moisture deficit, mm below field capacity, as used by Teagasc for trafficability: below 0 saturated, no traffic;
 * 0-10 with care; from 10 traffic; 10-50 best.
 */
export const DEFICIT_BOUNDS_MM = { saturated: 0, traffic: 10, best: 50 } as const

/** Heuristic: maximum water of a saturated topsoil beyond field capacity, mm; the rest runs off or drains. */
export const WETTEST_DEFICIT_MM = -10
/** Heuristic: available water of a topsoil, mm (40-60); it cannot dry further. */
export const TOPSOIL_WATER_MM = 50

/**
 * Heuristic: available water of a topsoil by soil type, mm: the ends of the 40-60 range, because sand holds less than
 * clay.
 */
export const TOPSOIL_WATER_BY_SOIL_MM = { light: 40, clay: 60 } as const satisfies Record<SoilType, number>

/** Deficit after rain and evaporation, mm: SMD - rain + ETa, between -10 and the topsoil's water (heuristic bounds). */
export const nextDeficit = (
  deficitMm: number,
  rainMm: number,
  etMm: number,
  topsoilMm: number = TOPSOIL_WATER_MM,
): number => Math.min(topsoilMm, Math.max(WETTEST_DEFICIT_MM, deficitMm - rainMm + etMm))

/** Heuristic: rain since midnight from which the surface is too wet today, mm. */
export const SURFACE_RAIN_MM = { light: 5, clay: 2 } as const satisfies Record<SoilType, number>

/** Teagasc's class of a deficit. */
export function trafficability(
  deficitMm: number,
  bounds: { saturated: number; traffic: number; best: number } = DEFICIT_BOUNDS_MM,
): 'saturated' | 'with_care' | 'good' | 'dry' {
  if (deficitMm < bounds.saturated) return 'saturated'
  if (deficitMm < bounds.traffic) return 'with_care'
  return deficitMm <= bounds.best ? 'good' : 'dry'
}
