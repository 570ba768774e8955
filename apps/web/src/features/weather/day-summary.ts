import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DayGroup } from '@smart-farming/weather-core/days'
import { entryPrecipitationMm } from '@smart-farming/weather-core/steps/entry-precipitation'

/** Summary of a day's remaining steps. */
export interface DaySummary {
  readonly lowC: number
  readonly highC: number
  /** Snow counts as water; undefined if the provider omits the amount for any step. */
  readonly rainMm: number | undefined
  /** The largest chance of any step, 0 to 1. */
  readonly chance: number | undefined
  /** The strongest mean wind in m/s, and the direction it blows from in degrees. */
  readonly wind: { readonly speed: number; readonly deg?: number | undefined } | undefined
}

/**
 * Summarises a day's steps: lowest and highest temperature, total rain, largest chance of rain and
 * strongest wind.
 */
export function summariseDay({ entries }: Pick<DayGroup<ForecastEntry>, 'entries'>): DaySummary {
  const fallen = entries.map((entry) => entryPrecipitationMm(entry) ?? entry.precipitation_6h)
  const chances = entries.flatMap(({ pop }) => (pop === undefined ? [] : [pop]))
  const [wind] = entries.flatMap((entry) => entry.wind ?? []).toSorted((a, b) => b.speed - a.speed)
  return {
    lowC: Math.min(...entries.map(({ main }) => main.temp_min ?? main.temp)),
    highC: Math.max(...entries.map(({ main }) => main.temp_max ?? main.temp)),
    rainMm: fallen.reduce<number | undefined>(
      (sum, mm) => (sum === undefined || mm === undefined ? undefined : sum + mm),
      0,
    ),
    chance: chances.length === 0 ? undefined : Math.max(...chances),
    wind,
  }
}

/** Lowest and highest temperature of several days, °C, as the common scale of their bars. */
export const commonScale = (
  days: readonly DaySummary[],
): { readonly lowC: number; readonly highC: number } => ({
  lowC: Math.min(...days.map(({ lowC }) => lowC)),
  highC: Math.max(...days.map(({ highC }) => highC)),
})
