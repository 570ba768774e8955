/** What the code for the weather says beside the figures; undefined where there is no code. */
export interface Signs {
  thunder: boolean | undefined
  hail: boolean | undefined
  /** Rain or drizzle that freezes where it lands. */
  freezing: boolean | undefined
}

const THUNDER: ReadonlySet<number> = new Set([17, 95, 96, 97, 98, 99])
const HAIL: ReadonlySet<number> = new Set([89, 90, 96, 99])
const FREEZING: ReadonlySet<number> = new Set([56, 57, 66, 67])

/** The kind that WMO's code of present weather says falls: drizzle and rain, or snow; of sleet it settles neither. */
export function kindOf(code: number | undefined): 'rain' | 'snow' | undefined {
  if (code === undefined) return undefined
  if ((code >= 70 && code <= 79) || code === 85 || code === 86) return 'snow'
  return (code >= 50 && code <= 67) || (code >= 80 && code <= 82) ? 'rain' : undefined
}

/**
 * What WMO's code of present weather (table 4677) says of thunder, hail and freezing rain. That a thunderstorm brings
 * no hail is not known of any: few models tell.
 */
export function signsOf(code: number | undefined): Signs {
  if (code === undefined) return { thunder: undefined, hail: undefined, freezing: undefined }
  const thunder = THUNDER.has(code)
  return { thunder, hail: HAIL.has(code) || (thunder ? undefined : false), freezing: FREEZING.has(code) }
}
