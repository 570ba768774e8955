import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { sayClock, sayEnd } from '@smart-farming/weather-core/words/clock'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { verdictWords } from './work-words.ts'

/** '09:00 to 12:00', by the clock of the place. */
export const sayStretch = (
  { startDt, endDt }: Pick<WorkWindow, 'startDt' | 'endDt'>,
  place: PlaceZone,
): string => `${sayClock(place, startDt)} to ${sayEnd(place, endDt)}`

/** The whole strip in words: 'Don’t 00:00 to 09:00, Good 09:00 to 15:00'. */
export const sayWindows = (work: string, windows: readonly WorkWindow[], place: PlaceZone): string =>
  windows.map((window) => `${verdictWords(work, window.verdict)} ${sayStretch(window, place)}`).join(', ')
