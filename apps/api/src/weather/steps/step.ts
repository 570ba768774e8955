import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { Precipitation } from './precipitation.ts'

/** OpenWeather's icon code without the `d` or `n` at its end. */
export type Glyph = '01' | '02' | '03' | '04' | '09' | '10' | '11' | '13' | '50'

export interface Condition {
  glyph: Glyph
  description: string
  /** OpenWeather's group, such as "Rain". */
  main?: string
  /** OpenWeather's condition id, if there is an equivalent. */
  id?: number
}

/** A forecast step before conversion to the wire format. Undefined means unknown. */
export interface Step {
  /** Unix seconds, UTC. */
  at: number
  tempC: number
  feelsLikeC?: number | undefined
  minC?: number | undefined
  maxC?: number | undefined
  pressureHpa?: number | undefined
  humidity?: number | undefined
  dewPointC?: number | undefined
  cloud?: number | undefined
  windMs?: number | undefined
  windFrom?: number | undefined
  gustMs?: number | undefined
  visibilityM?: number | undefined
  /** Chance of precipitation, 0..1. */
  chance?: number | undefined
  /** Precipitation in the 3 hours from `at`. */
  fallen?: Precipitation | undefined
  /** Precipitation in the 6 hours from `at`, in mm of water, if no finer amounts are known. */
  precipitation6hMm?: number | undefined
  condition?: Condition | undefined
  isDay: boolean
}

const UNKNOWN: Condition = { glyph: '03', description: '' }

/**
 * The wire format of a step. Unknown values are left out, and so are groups of only unknown values.
 * Known rain and snow are both written even if 0, so that "none" differs from "unknown".
 */
export function toForecastEntry(step: Step): ForecastEntry {
  const { glyph, ...words } = step.condition ?? UNKNOWN
  return {
    dt: step.at,
    main: omitUndefined({
      temp: step.tempC,
      feels_like: step.feelsLikeC,
      temp_min: step.minC,
      temp_max: step.maxC,
      pressure: step.pressureHpa,
      humidity: step.humidity,
      dew_point: step.dewPointC,
    }),
    weather: [{ ...words, icon: `${glyph}${step.isDay ? 'd' : 'n'}` }],
    ...(step.cloud !== undefined && { clouds: { all: step.cloud } }),
    ...(step.windMs !== undefined && {
      wind: omitUndefined({ speed: step.windMs, deg: step.windFrom, gust: step.gustMs }),
    }),
    ...(step.fallen !== undefined && {
      rain: { '3h': step.fallen.rainMm },
      snow: { '3h': step.fallen.snowMm },
    }),
    ...omitUndefined({
      visibility: step.visibilityM,
      pop: step.chance,
      precipitation_6h: step.precipitation6hMm,
    }),
  }
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** Copies a record without its undefined members. */
export function omitUndefined<T extends object>(record: T): Present<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Present<T>
}
