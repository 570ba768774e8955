import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { Catalogue } from '../catalogue.ts'
import type { day } from '../en/server/day.ts'
import type { times } from '../en/weather/times.ts'
import { formatClock } from '../format/weather/clock.ts'
import type { FigureMessages } from '../format/weather/figures.ts'

export interface IntervalMessages {
  figures: Pick<FigureMessages, 'tag'>
  times: Catalogue<typeof times>
}

export interface DayMessages extends IntervalMessages {
  figures: FigureMessages
  day: Catalogue<typeof day>
}

/** Function that describes something at a place, in local time and the farmer's units. */
export type Describer<Words, Of, Text = string> = (
  words: Words,
  of: Of,
  place: PlaceZone,
  units: DisplayUnits,
) => Text

/**
 * Local time at the end of a range. The end of a day is 'midnight' rather than '00:00', even if the
 * clocks go forward at midnight.
 */
export function formatIntervalEnd(
  { figures: { tag }, times }: IntervalMessages,
  place: PlaceZone,
  dt: number,
): string {
  return localDay(place, dt - 60) !== localDay(place, dt) ? times.midnight : formatClock(tag, place, dt)
}

/**
 * Local time of a moment, with 'midnight' for the ambiguous '00:00'. Only the midnight at the start
 * of the sentence's day is '00:00'.
 *
 * @param day of the sentence ('YYYY-MM-DD'); undefined for a night
 */
export const describeMoment = (
  words: IntervalMessages,
  place: PlaceZone,
  dt: number,
  day?: string,
): string =>
  localDay(place, dt) === day
    ? formatClock(words.figures.tag, place, dt)
    : formatIntervalEnd(words, place, dt)

/** Describes a range in local time, '09:00 to 12:00', with a note if it is night work. */
export const describeInterval = (
  words: IntervalMessages,
  place: PlaceZone,
  { startDt, endDt, night }: { startDt: number; endDt: number; night?: boolean | undefined },
): string => {
  const stretch = words.times.stretch({
    from: formatClock(words.figures.tag, place, startDt),
    until: formatIntervalEnd(words, place, endDt),
  })
  return night ? words.times.atNight({ stretch }) : stretch
}
