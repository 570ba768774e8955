/** Precipitation as water, in mm. Rain and snow are only known together: one of the two alone is not a total. */
export interface Precipitation {
  rainMm: number
  snowMm: number
  /** Set if the kind is a guess: the rules then only get the total. */
  isGuess?: true
}

/** Kind of precipitation according to a provider. */
export type PrecipitationKind = 'rain' | 'sleet' | 'snow'

/**
 * Air temperature at which about half of the precipitation is snow, in °C (Jennings et al. 2018, Nature Communications
 * 9:1148).
 */
const SNOW_UP_TO_C = 1
/** Heuristic: air temperature above which snow reported by any provider is not believed, in °C. */
const NO_SNOW_ABOVE_C = 5

/**
 * True if the air is too warm for snow, sleet or freezing rain, whatever the source says; false if its temperature is
 * unknown.
 */
export const isTooWarmForSnow = (tempC: number | undefined): boolean =>
  tempC !== undefined && tempC > NO_SNOW_ABOVE_C

/** The amount, counted as rain if the air is too warm for the reported snow. */
export const plausiblePrecipitation = (
  { rainMm, snowMm }: Precipitation,
  tempC: number | undefined,
): Precipitation =>
  snowMm > 0 && isTooWarmForSnow(tempC)
    ? { rainMm: Math.round((rainMm + snowMm) * 100) / 100, snowMm: 0 }
    : { rainMm, snowMm }

/** Known to be dry, as opposed to unknown. */
export const NO_PRECIPITATION: Precipitation = { rainMm: 0, snowMm: 0 }

/**
 * Splits an amount (mm of water) of which only the total is known: rain or snow as the provider says, otherwise a guess
 * by the air temperature; rain if neither is known. Sleet is ambiguous, and counts as rain.
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

/** Adds up both parts, rounded to a hundredth of a mm, because 0.1 + 0.2 is not 0.3. */
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
