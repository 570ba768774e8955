/**
 * Vapour pressures, kPa, from FAO-56 (Allen et al. 1998, chapter 3). Temperatures in °C, -40..50,
 * over water. Over ice the true value is lower by about 1 % per degree below 0.
 */

/** Saturation vapour pressure e0(T), kPa (Tetens; FAO-56 Eq. 11). */
export const saturationVapourPressure = (tempC: number): number =>
  0.6108 * Math.exp((17.27 * tempC) / (tempC + 237.3))

/**
 * Mean saturation vapour pressure of a day, kPa (Eq. 12). Using e0 of the mean temperature would
 * give too low a value.
 */
export const meanSaturationVapourPressure = (maxTempC: number, minTempC: number): number =>
  (saturationVapourPressure(maxTempC) + saturationVapourPressure(minTempC)) / 2

/** Slope of the saturation curve, kPa per °C (Eq. 13). */
export const saturationSlope = (tempC: number): number =>
  (4098 * saturationVapourPressure(tempC)) / (tempC + 237.3) ** 2

/** Actual vapour pressure, kPa, from the dew point (Eq. 14): the most accurate of these methods. */
export const vapourPressureFromDewPoint = (dewPointC: number): number => saturationVapourPressure(dewPointC)

/**
 * Psychrometer coefficients, per °C (Eq. 16): ventilated at about 5 m/s, naturally at about 1 m/s,
 * and indoors.
 */
export const PSYCHROMETER_COEFFICIENTS = { ventilated: 0.000662, natural: 0.0008, indoor: 0.0012 } as const

/** Actual vapour pressure, kPa, from wet and dry bulb temperatures (Eq. 15). Pressure in kPa. */
export const vapourPressureFromWetBulb = (
  tempC: number,
  wetBulbC: number,
  pressureKpa: number,
  coefficient: number = PSYCHROMETER_COEFFICIENTS.ventilated,
): number => saturationVapourPressure(wetBulbC) - coefficient * pressureKpa * (tempC - wetBulbC)

/**
 * Daily actual vapour pressure, kPa, from the humidity extremes (Eq. 17). The maximum humidity is
 * paired with the minimum temperature.
 */
export const vapourPressureFromHumidityRange = (
  maxTempC: number,
  minTempC: number,
  maxHumidityPct: number,
  minHumidityPct: number,
): number =>
  (saturationVapourPressure(minTempC) * maxHumidityPct +
    saturationVapourPressure(maxTempC) * minHumidityPct) /
  200

/** Daily actual vapour pressure, kPa, from the maximum humidity only (Eq. 18). */
export const vapourPressureFromMaxHumidity = (minTempC: number, maxHumidityPct: number): number =>
  (saturationVapourPressure(minTempC) * maxHumidityPct) / 100

/**
 * Daily actual vapour pressure, kPa, from the mean humidity (Eq. 19): the least accurate humidity
 * method.
 */
export const vapourPressureFromMeanHumidity = (
  maxTempC: number,
  minTempC: number,
  meanHumidityPct: number,
): number => (meanSaturationVapourPressure(maxTempC, minTempC) * meanHumidityPct) / 100

/** Actual vapour pressure of one hour or step, kPa (Eq. 54). */
export const vapourPressureFromHumidity = (tempC: number, humidityPct: number): number =>
  (saturationVapourPressure(tempC) * humidityPct) / 100
