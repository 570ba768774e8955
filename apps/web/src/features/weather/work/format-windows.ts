import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { describeInterval as say } from '@smart-farming/words/sentences/interval'
import { lazyWords, words } from '../../../words.ts'
import { windowLabel } from './work-labels.ts'

/** Formats a window in local time, such as '09:00 to 12:00', and marks night work. */
export const formatWindow = (
  window: Pick<WorkWindow, 'startDt' | 'endDt' | 'night'>,
  place: PlaceZone,
): string => say({ figures: words.figures, times: lazyWords.times }, place, window)

/** Describes a whole strip, such as 'Don’t 00:00 to 09:00, Good 09:00 to 15:00'. */
export const formatWindows = (work: string, windows: readonly WorkWindow[], place: PlaceZone): string =>
  lazyWords.work.stretches({
    stretches: windows.map((window) =>
      lazyWords.work.stretch({
        verdict: windowLabel(work, window),
        stretch: formatWindow(window, place),
      }),
    ),
  })
