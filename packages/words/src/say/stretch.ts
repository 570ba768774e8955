import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { day } from '../en/server/day.ts'
import type { times } from '../en/weather/times.ts'
import { sayClock } from '../format/weather/clock.ts'
import type { FigureWords } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'

/** What stretches of time are worded with. */
export interface StretchWords {
  figures: Pick<FigureWords, 'tag'>
  times: Worded<typeof times>
}

/** Days, their rain and their frost are worded with these. */
export interface DayWords extends StretchWords {
  figures: FigureWords
  day: Worded<typeof day>
}

/** Words something at a place, by its clock and in the farmer's units. */
export type Saying<Words, Of, Text = string> = (
  words: Words,
  of: Of,
  place: PlaceZone,
  units: DisplayUnits,
) => Text

/**
 * The clock at the end of a stretch: the end of a day is 'midnight', not '00:00', nor '01:00' where the clock goes on
 * by an hour then.
 */
export function sayEnd({ figures: { tag }, times }: StretchWords, place: PlaceZone, dt: number): string {
  return localDay(place, dt - 60) !== localDay(place, dt) ? times.midnight : sayClock(tag, place, dt)
}

/**
 * The clock at a moment that is told in a sentence of its own: midnight is 'midnight', because '00:00' may be read as
 * the one before, and only where the day that the sentence is of begins with it '00:00'.
 *
 * @param day that the sentence is of, 'YYYY-MM-DD'; of a night none
 */
export const sayMoment = (words: StretchWords, place: PlaceZone, dt: number, day?: string): string =>
  localDay(place, dt) === day ? sayClock(words.figures.tag, place, dt) : sayEnd(words, place, dt)

/** '09:00 to 12:00', by the clock of the place, and whether that is work at night. */
export const sayStretch = (
  words: StretchWords,
  place: PlaceZone,
  { startDt, endDt, night }: { startDt: number; endDt: number; night?: boolean | undefined },
): string => {
  const stretch = words.times.stretch({
    from: sayClock(words.figures.tag, place, startDt),
    until: sayEnd(words, place, endDt),
  })
  return night ? words.times.atNight({ stretch }) : stretch
}
