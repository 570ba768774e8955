/** Lengths of the growth stages, days (FAO-56 Table 11). */
export type StageDays = readonly [initial: number, development: number, middle: number, late: number]

export interface KcPoints {
  kcInitial: number
  kcMiddle: number
  kcEnd: number
}

/**
 * Crop coefficient Kc on a day after planting (day 0; FAO-56 Eq. 66). Constant in the initial and
 * middle stages, linear in between, Kc_end after the last day.
 */
export function cropCoefficient(
  day: number,
  stages: StageDays,
  { kcInitial, kcMiddle, kcEnd }: KcPoints,
): number {
  const [initial, development, middle, late] = stages
  if (day <= initial) return kcInitial
  const developed = initial + development
  if (day < developed) return kcInitial + ((day - initial) / development) * (kcMiddle - kcInitial)
  const ripening = developed + middle
  if (day <= ripening) return kcMiddle
  return day >= ripening + late ? kcEnd : kcMiddle + ((day - ripening) / late) * (kcEnd - kcMiddle)
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/**
 * Kc of the middle stage, or of the end if at least 0.45, adjusted for climate (FAO-56 Eq. 62 and
 * 65). Uses seasonal averages: wind at 2 m (1..6 m/s), minimum humidity (20..80 %) and crop height
 * (0.1..10 m), each clamped to FAO's range. Not for single days.
 */
export function climateAdjustedKc(
  kc: number,
  windMs: number,
  minHumidityPct: number,
  heightM: number,
): number {
  const weather = 0.04 * (within(windMs, 1, 6) - 2) - 0.004 * (within(minHumidityPct, 20, 80) - 45)
  return kc + weather * (within(heightM, 0.1, 10) / 3) ** 0.3
}

/** Water use of a healthy, well-watered crop, mm (FAO-56 Eq. 58). */
export const cropEvapotranspiration = (kc: number, et0Mm: number): number => kc * et0Mm
