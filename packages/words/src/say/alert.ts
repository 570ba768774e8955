import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { outlook } from '../en/server/outlook.ts'
import { weekday } from '../format/weather/calendar-day.ts'
import { sayClock } from '../format/weather/clock.ts'
import { type FigureWords, sayFigure } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'

/** What alerts are worded with. */
export interface AlertWords {
  figures: FigureWords
  outlook: { alerts: Worded<typeof outlook>['alerts'] }
}

/** An alert in one sentence, in the farmer's units and by the place's clock. */
export function sayAlert(
  { figures, outlook: { alerts } }: AlertWords,
  { kind, value, limit, atDt }: Alert,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  // A farmer who is warned of the cold before it freezes is not told of a frost.
  const say = kind === 'frost' && value > 0 ? alerts.nearFrost : alerts[kind]
  return say({
    figure: sayFigure(figures, value, limit.unit, units),
    limit: sayFigure(figures, limit.value, limit.unit, units),
    day: weekday(figures.tag, localDay(place, atDt)),
    clock: sayClock(figures.tag, place, atDt),
  })
}
