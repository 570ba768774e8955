import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { outlook } from '../en/server/outlook.ts'
import { weekday } from '../format/weather/calendar-day.ts'
import { sayClock } from '../format/weather/clock.ts'
import { type FigureWords, sayFigure, sayTemperature } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'

/** What alerts are worded with. */
export interface AlertWords {
  figures: FigureWords
  outlook: { alerts: Worded<typeof outlook>['alerts'] }
}

/** An alert in one sentence, in the farmer's units and by the place's clock. */
export function sayAlert(
  { figures, outlook: { alerts } }: AlertWords,
  { kind, value, limit, atDt, ground, fall }: Alert,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const when = (dt: number) => ({
    day: weekday(figures.tag, localDay(place, dt)),
    clock: sayClock(figures.tag, place, dt),
  })
  if (value === undefined || limit === undefined)
    return alerts[kind]({ ...when(atDt), figure: '', limit: '' })
  const said = {
    figure: sayFigure(figures, value, limit.unit, units, limit.value),
    limit: sayFigure(figures, limit.value, limit.unit, units),
    ...when(atDt),
  }
  if (ground)
    return alerts.frostWithGround({
      ...said,
      ground: { figure: sayTemperature(figures, ground.value, units), ...when(ground.atDt) },
    })
  if (fall) return alerts.heavyEither(said)
  // A farmer who is warned of the cold before it freezes is not told of a frost.
  return kind === 'frost' && value > 0 ? alerts.nearFrost(said) : alerts[kind](said)
}
