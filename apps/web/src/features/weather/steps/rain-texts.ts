import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { entryPrecipitationMm } from '@smart-farming/weather-core/steps/entry-precipitation'
import { formatRain, formatShare } from '@smart-farming/words/format/weather/figures'
import { lazyWords, words } from '../../../words.ts'

/** A step counts as snow if snow is over half of its precipitation. */
const isSnow = ({ snow }: ForecastEntry, mm: number): boolean => snow !== undefined && snow['3h'] > mm / 2

/** Returns the heading for the amounts: rain, snow, or both. */
export function rainHeading(entries: readonly ForecastEntry[]): string {
  const { hours } = lazyWords.steps
  const wet = entries.flatMap((entry) => {
    const mm = entryPrecipitationMm(entry)
    return mm === undefined || mm === 0 ? [] : [isSnow(entry, mm)]
  })
  if (!wet.includes(true)) return hours.rain
  return wet.includes(false) ? hours.rainAndSnow : hours.snowAlone
}

/** Amount and chance of rain in a step, as text; undefined if the provider omits them. */
export interface RainTexts {
  /** '1.2 mm' or '0 mm'. Snow counts as water. */
  amount: string | undefined
  /** Note on the amount: mostly snow, or a six-hour total. */
  kind: string | undefined
  /** '40%' */
  chance: string | undefined
}

/**
 * Formats amount and chance of rain in a step separately, because a small chance of much rain is
 * not a large chance of little. A six-hour total is marked as such.
 */
export function rainTexts(entry: ForecastEntry, units: Pick<DisplayUnits, 'rain'>): RainTexts {
  const { pop } = entry
  const { figures } = words
  const { hours } = lazyWords.steps
  const chance = pop === undefined ? undefined : formatShare(figures, pop)
  const show = (mm: number) => formatRain(figures, mm, units)
  const mm = entryPrecipitationMm(entry)
  if (mm === undefined) {
    const sixHours = entry.precipitation_6h
    return sixHours === undefined
      ? { amount: undefined, kind: undefined, chance }
      : { amount: show(sixHours), kind: hours.inSixHours, chance }
  }
  return { amount: show(mm), kind: isSnow(entry, mm) ? hours.snow : undefined, chance }
}
