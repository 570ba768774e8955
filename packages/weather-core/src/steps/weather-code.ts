/** Thunder, hail and freezing rain per the weather code; undefined if the code leaves them open. */
export interface WeatherCodeSigns {
  thunder: boolean | undefined
  hail: boolean | undefined
  /** Freezing rain or drizzle. */
  freezing: boolean | undefined
}

const THUNDER: ReadonlySet<number> = new Set([17, 95, 96, 97, 98, 99])
const HAIL: ReadonlySet<number> = new Set([89, 90, 96, 99])
const FREEZING: ReadonlySet<number> = new Set([56, 57, 66, 67])

/**
 * Kind of precipitation by the WMO present weather code: drizzle and rain, or snow. Undefined for
 * sleet.
 */
export function codePrecipitationKind(code: number | undefined): 'rain' | 'snow' | undefined {
  if (code === undefined) return undefined
  if ((code >= 70 && code <= 79) || code === 85 || code === 86) return 'snow'
  return (code >= 50 && code <= 67) || (code >= 80 && code <= 82) ? 'rain' : undefined
}

/**
 * Thunder, hail and freezing rain by the WMO present weather code (table 4677). A thunderstorm code
 * never rules out hail, because few models report hail.
 */
export function readWeatherCode(code: number | undefined): WeatherCodeSigns {
  if (code === undefined) return { thunder: undefined, hail: undefined, freezing: undefined }
  const thunder = THUNDER.has(code)
  return { thunder, hail: HAIL.has(code) || (thunder ? undefined : false), freezing: FREEZING.has(code) }
}
