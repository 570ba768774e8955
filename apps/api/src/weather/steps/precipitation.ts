/** Precipitation as water in mm. Rain and snow are known together: one of the two alone is not a total. */
export interface Precipitation {
  rainMm: number
  snowMm: number
  /** The kind is a guess: the rules only get the total. */
  isGuess?: true
}

/** Kind of precipitation in a provider's words. */
export type PrecipitationKind = 'rain' | 'sleet' | 'snow'

/**
 * Half of the precipitation is snow at about this air temperature (Jennings et al. 2018, Nature Communications 9:1148).
 */
const SNOW_UP_TO_C = 1
/** Heuristic: above this temperature no provider's word for snow is trusted. */
const NO_SNOW_ABOVE_C = 5

/**
 * Whether the air is too warm for snow, sleet or freezing rain, whatever the source; false where its temperature is not
 * known.
 */
export const isTooWarmForSnow = (tempC: number | undefined): boolean =>
  tempC !== undefined && tempC > NO_SNOW_ABOVE_C

/** The same amount as rain, where the air is too warm for the given snow. */
export const plausiblePrecipitation = (
  { rainMm, snowMm }: Precipitation,
  tempC: number | undefined,
): Precipitation =>
  snowMm > 0 && isTooWarmForSnow(tempC)
    ? { rainMm: Math.round((rainMm + snowMm) * 100) / 100, snowMm: 0 }
    : { rainMm, snowMm }

/** Known to be dry. */
export const NO_PRECIPITATION: Precipitation = { rainMm: 0, snowMm: 0 }

/**
 * An amount (mm of water) with only the total known: rain or snow as the provider's words say, else a guess by the air
 * temperature; rain where neither is known. Sleet is ambiguous, and counts as rain.
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

/** Both parts to a hundredth of a mm, because 0.1 + 0.2 is not 0.3. */
export function addPrecipitation(...parts: Precipitation[]): Precipitation {
  const total = (of: (part: Precipitation) => number) =>
    Math.round(parts.reduce((sum, part) => sum + of(part), 0) * 100) / 100
  return {
    rainMm: total(({ rainMm }) => rainMm),
    snowMm: total(({ snowMm }) => snowMm),
    ...(parts.some(({ isGuess }) => isGuess) && { isGuess: true }),
  }
}

/** Snow that is certain; undefined where the kind is a guess. */
export const certainSnowMm = (fallen: Precipitation | undefined): number | undefined =>
  fallen?.isGuess ? undefined : fallen?.snowMm
