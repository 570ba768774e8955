import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayStretch as say } from '@smart-farming/words/say/stretch'
import { partWords, words } from '../../../words.ts'
import { windowWords } from './work-words.ts'

/** '09:00 to 12:00' in local time, and whether that is night work. */
export const sayWindow = (
  window: Pick<WorkWindow, 'startDt' | 'endDt' | 'night'>,
  place: PlaceZone,
): string => say({ figures: words.figures, times: partWords.times }, place, window)

/** The whole strip in words: 'Don’t 00:00 to 09:00, Good 09:00 to 15:00'. */
export const sayWindows = (work: string, windows: readonly WorkWindow[], place: PlaceZone): string =>
  partWords.work.stretches({
    stretches: windows.map((window) =>
      partWords.work.stretch({
        verdict: windowWords(work, window),
        stretch: sayWindow(window, place),
      }),
    ),
  })
