/**
 * Mean air pressure at an elevation, kPa (FAO-56 Eq. 7, standard atmosphere at 20 °C). Elevation in
 * m, about -400..5000.
 */
export const pressureAtElevation = (elevationM: number): number =>
  101.3 * ((293 - 0.0065 * elevationM) / 293) ** 5.26

/**
 * Elevation, m, from the pressures at sea level and at ground level, in the same unit (inverse of
 * FAO-56 Eq. 7).
 */
export const elevationBetween = (ground: number, seaLevel: number): number =>
  (293 / 0.0065) * (1 - (ground / seaLevel) ** (1 / 5.26))

/** Psychrometric constant, kPa per °C (FAO-56 Eq. 8), from the pressure in kPa. */
export const psychrometricConstant = (pressureKpa: number): number => 0.000665 * pressureKpa
