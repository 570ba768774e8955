/** Precipitation as water, in mm. Rain and snow are known only together. */
export interface Precipitation {
  rainMm: number
  snowMm: number
  /** The kind is a guess, so the rules get only the total. */
  isGuess?: true
}

export type PrecipitationKind = 'rain' | 'sleet' | 'snow'

/**
 * About half of the precipitation is snow at this air temperature, in °C (Jennings et al. 2018,
 * Nature Communications 9:1148).
 */
const SNOW_UP_TO_C = 1
/** Heuristic, in °C: above this air temperature, reported snow is not believed. */
const NO_SNOW_ABOVE_C = 5

/**
 * Whether the air is too warm for snow, sleet or freezing rain. False if the temperature is
 * unknown.
 */
export const isTooWarmForSnow = (tempC: number | undefined): boolean =>
  tempC !== undefined && tempC > NO_SNOW_ABOVE_C

/** Counts snow as rain if the air is too warm for it. */
export const toPlausiblePrecipitation = (
  { rainMm, snowMm }: Precipitation,
  tempC: number | undefined,
): Precipitation =>
  snowMm > 0 && isTooWarmForSnow(tempC)
    ? { rainMm: Math.round((rainMm + snowMm) * 100) / 100, snowMm: 0 }
    : { rainMm, snowMm }

/** Known to be dry, as opposed to unknown. */
export const NO_PRECIPITATION: Precipitation = { rainMm: 0, snowMm: 0 }

/**
 * Splits a total (mm of water) into rain or snow. Without a reported kind, decides based on the air
 * temperature, or assumes rain if that is unknown too. Sleet is ambiguous and counts as rain.
 */
export function classifyPrecipitation(
  mm: number,
  told: PrecipitationKind | undefined,
  tempC: number | undefined,
): Precipitation {
  const kind = told ?? (tempC !== undefined && tempC <= SNOW_UP_TO_C ? 'snow' : 'rain')
  if (isTooWarmForSnow(tempC)) return { rainMm: mm, snowMm: 0 }
  const parts = kind === 'snow' ? { rainMm: 0, snowMm: mm } : { rainMm: mm, snowMm: 0 }
  return told === undefined || told === 'sleet' ? { ...parts, isGuess: true } : parts
}

/** Adds up precipitation, rounded to a hundredth of a mm to remove floating-point noise. */
export function addPrecipitation(...parts: Precipitation[]): Precipitation {
  const total = (of: (part: Precipitation) => number) =>
    Math.round(parts.reduce((sum, part) => sum + of(part), 0) * 100) / 100
  return {
    rainMm: total(({ rainMm }) => rainMm),
    snowMm: total(({ snowMm }) => snowMm),
    ...(parts.some(({ isGuess }) => isGuess) && { isGuess: true }),
  }
}

/** The amount that is certainly snow, in mm; undefined if the kind is a guess. */
export const certainSnowMm = (fallen: Precipitation | undefined): number | undefined =>
  fallen?.isGuess ? undefined : fallen?.snowMm
