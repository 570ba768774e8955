/** Stefan-Boltzmann constant, MJ per K4 per m2 per day (FAO-56). */
const SIGMA_DAY = 4.903e-9
/** FAO-56's Kelvin offset. */
const KELVIN = 273.16

/** Albedo of the reference grass (FAO-56 Eq. 38). */
export const GRASS_ALBEDO = 0.23

/** Black-body radiation at T °C, MJ/m2/day (FAO-56 Annex 2 Table 2.8). */
export const blackBodyRadiation = (tempC: number): number => SIGMA_DAY * (tempC + KELVIN) ** 4

/** Net shortwave radiation, in the unit of Rs (FAO-56 Eq. 38). */
export const netShortwave = (rs: number, albedo: number = GRASS_ALBEDO): number => (1 - albedo) * rs

/** Longwave loss factor. FAO limits the cloud ratio Rs/Rso to 0.33 (overcast) to 1. */
const longwaveShare = (vapourPressureKpa: number, clearness: number): number =>
  (0.34 - 0.14 * Math.sqrt(vapourPressureKpa)) * (1.35 * Math.min(1, Math.max(0.33, clearness)) - 0.35)

/**
 * Net outgoing longwave radiation of a day, MJ/m2/day (FAO-56 Eq. 39). Temperatures in °C, vapour
 * pressure in kPa. `clearness` is Rs/Rso.
 */
export const dailyNetLongwave = (
  maxTempC: number,
  minTempC: number,
  vapourPressureKpa: number,
  clearness: number,
): number =>
  ((blackBodyRadiation(maxTempC) + blackBodyRadiation(minTempC)) / 2) *
  longwaveShare(vapourPressureKpa, clearness)

/**
 * Net outgoing longwave radiation of an hour, MJ/m2/hour (FAO-56 Eq. 39 divided by 24, as in its
 * Example 19).
 */
export const hourlyNetLongwave = (tempC: number, vapourPressureKpa: number, clearness: number): number =>
  (blackBodyRadiation(tempC) / 24) * longwaveShare(vapourPressureKpa, clearness)

/**
 * Fallback clearness Rs/Rso at night; the ratio of 2-3 hours before sunset is better (FAO-56
 * chapter 4). FAO gives 0.4..0.6 for humid and 0.7..0.8 for arid climates.
 */
export const NIGHT_CLEARNESS = { humid: 0.5, arid: 0.8, overcast: 0.33 } as const
