import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { outlook } from '../en/server/outlook.ts'
import { weekday } from '../format/weather/calendar-day.ts'
import { type FigureWords, sayFigure, sayTemperature } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'
import { type StretchWords, sayMoment } from './stretch.ts'

/** What alerts are worded with. */
export interface AlertWords extends StretchWords {
  figures: FigureWords
  outlook: Pick<Worded<typeof outlook>, 'alerts' | 'nightOf'>
}

/** What is coldest in a night: at midnight it is told of the evening's day, not of the day that begins then. */
const OF_NIGHT: ReadonlySet<Alert['kind']> = new Set(['frost', 'ground_frost', 'wind_chill'])

/** An alert in one sentence, in the farmer's units and by the place's clock. */
export function sayAlert(
  words: AlertWords,
  { kind, value, limit, atDt, ground, fall }: Alert,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const {
    figures,
    outlook: { alerts, nightOf },
  } = words
  const when = (dt: number) => {
    const day = localDay(place, dt)
    const evening = localDay(place, dt - 60)
    return evening !== day && OF_NIGHT.has(kind)
      ? { day: nightOf({ day: weekday(figures.tag, evening) }), clock: sayMoment(words, place, dt) }
      : { day: weekday(figures.tag, day), clock: sayMoment(words, place, dt, day) }
  }
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
