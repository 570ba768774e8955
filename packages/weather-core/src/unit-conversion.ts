const KMH_PER_MPH = 1.609344
const KMH_PER_KNOT = 1.852
const MM_PER_INCH = 25.4
const HPA_PER_INCH_OF_MERCURY = 33.863886
const HPA_PER_KPA = 10

/** °C to °F. Exact: F = 1.8 C + 32. */
export const celsiusToFahrenheit = (celsius: number): number => celsius * 1.8 + 32
/** °F to °C. */
export const fahrenheitToCelsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8

/** m/s to km/h. Exact: 3.6. */
export const msToKmh = (ms: number): number => ms * 3.6
/** km/h to m/s. */
export const kmhToMs = (kmh: number): number => kmh / 3.6
/** km/h to international miles per hour. Exact: 1 mile = 1.609344 km. */
export const kmhToMph = (kmh: number): number => kmh / KMH_PER_MPH
/** International miles per hour to km/h. */
export const mphToKmh = (mph: number): number => mph * KMH_PER_MPH
/** km/h to knots. Exact: 1 nautical mile = 1.852 km. */
export const kmhToKnots = (kmh: number): number => kmh / KMH_PER_KNOT
/** Knots to km/h. */
export const knotsToKmh = (knots: number): number => knots * KMH_PER_KNOT
/** m/s to international miles per hour. */
export const msToMph = (ms: number): number => kmhToMph(msToKmh(ms))
/** m/s to knots. */
export const msToKnots = (ms: number): number => kmhToKnots(msToKmh(ms))

/** mm to inches. Exact: 1 inch = 25.4 mm. */
export const mmToInches = (mm: number): number => mm / MM_PER_INCH
/** Inches to mm. */
export const inchesToMm = (inches: number): number => inches * MM_PER_INCH

/** hPa to kPa. */
export const hpaToKpa = (hpa: number): number => hpa / HPA_PER_KPA
/** kPa to hPa. */
export const kpaToHpa = (kpa: number): number => kpa * HPA_PER_KPA
/** hPa to inches of mercury at 0 °C (1 inHg = 3386.3886 Pa). */
export const hpaToInchesOfMercury = (hpa: number): number => hpa / HPA_PER_INCH_OF_MERCURY
/** Inches of mercury to hPa. */
export const inchesOfMercuryToHpa = (inches: number): number => inches * HPA_PER_INCH_OF_MERCURY
