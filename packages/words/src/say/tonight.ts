import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { NightStatement } from '@smart-farming/weather-core/outlook/tonight'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayClock } from '../format/weather/clock.ts'
import { sayTemperature } from '../format/weather/figures.ts'
import { type FrostWords, sayFrost } from './frost.ts'
import { sayMoment } from './stretch.ts'

/**
 * Tonight in a sentence, for somebody who asks about it: its frost, or else that there is none and how cold it gets.
 */
export function sayTonight(
  words: FrostWords,
  { startDt, endDt, frost, lowest }: NightStatement,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const { figures } = words
  const { night } = words.day
  const clock = (dt: number) => sayClock(figures.tag, place, dt)
  const stretch = { from: clock(startDt), until: clock(endDt) }
  if (frost) return night.frost({ frost: sayFrost(words, frost, place, units), ...stretch })
  if (!lowest) return night.unknown(stretch)
  return night.none({
    clock: sayMoment(words, place, lowest.atDt),
    figure: sayTemperature(figures, lowest.tempC, units),
    ...stretch,
  })
}
