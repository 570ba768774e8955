/**
 * The weather of one hour: readings at its start (°C, %, km/h), and totals over it (mm, %, WMO
 * code).
 */
export interface HourWeather {
  t: number | null
  rh: number | null
  /** Dew point, in °C. By default calculated from temperature and humidity. */
  dew?: number | null
  wind: number | null
  gust: number | null
  cloud: number | null
  mm: number | null
  /** The part of `mm` that falls as snow, as water. By default derived from the code. */
  snow?: number
  pop: number | null
  code: number | null
  /** Snow depth, in m. By default no snow. */
  depth?: number | null
}

/**
 * Weather between two hours, counted from today's midnight. A pair of numbers is a linear change.
 */
export type Spell = { from: number; to: number } & {
  [Name in keyof HourWeather]?: HourWeather[Name] | readonly [number, number]
}

export interface ScenarioWeather {
  base: Partial<HourWeather>
  spells: readonly Spell[]
}

/** A dry, mild day with a light wind. */
const USUAL: HourWeather = { t: 16, rh: 60, wind: 9, gust: 14, cloud: 50, mm: 0, pop: 5, code: 2 }

/** The weather of hour `at`, counted from today's midnight. */
export function weatherAtHour({ base, spells }: ScenarioWeather, at: number): HourWeather {
  const now: HourWeather = { ...USUAL, ...base }
  for (const { from, to, ...figures } of spells) {
    if (at < from || at >= to) continue
    for (const [name, figure] of Object.entries(figures)) {
      const value = Array.isArray(figure)
        ? figure[0] + ((figure[1] - figure[0]) * (at - from)) / (to - from)
        : figure
      Object.assign(now, { [name]: value })
    }
  }
  return now
}

/** Dew point, in °C: FAO-56 Eq. 11, inverted. */
export function dewPoint({ t, rh, dew }: HourWeather): number | null {
  if (dew !== undefined) return dew
  if (t === null || rh === null || rh <= 0) return null
  const g = Math.log(rh / 100) + (17.27 * t) / (237.3 + t)
  return (237.3 * g) / (17.27 - g)
}

const SNOW = new Set([71, 73, 75, 77, 85, 86])

/** The part of an hour's precipitation that falls as snow, in mm of water. */
export const snowfallMm = ({ mm, snow, code }: HourWeather): number | null =>
  snow ?? (mm === null ? null : SNOW.has(code ?? -1) ? mm : 0)

/** Humidity, in %. If missing, calculated from the dew point (FAO-56 Eq. 11). */
export function relativeHumidity({ t, rh, dew }: HourWeather): number | null {
  if (rh !== null || t === null || dew === undefined || dew === null) return rh
  return 100 * Math.exp((17.27 * dew) / (237.3 + dew) - (17.27 * t) / (237.3 + t))
}
