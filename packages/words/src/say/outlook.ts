import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import { LIMIT_OF_ALERT } from '@smart-farming/weather-core/alerts/alert-limits'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { AlertOutlook } from '@smart-farming/weather-core/outlook/outlook'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import { weekday } from '../format/weather/calendar-day.ts'
import { sayFigure, sayTemperature } from '../format/weather/figures.ts'
import { sayPublisher, sayWhy, type WeatherWords } from './reason.ts'
import { type Saying, sayMoment } from './stretch.ts'

/** What is coldest in a night: at midnight it is told of the evening's day, not of the day that begins then. */
const OF_NIGHT: ReadonlySet<Alert['kind']> = new Set(['frost', 'ground_frost', 'wind_chill'])

/** An alert in one sentence, in the farmer's units and by the place's clock. */
export const sayAlert: Saying<WeatherWords, Alert> = (words, alert, place, units) => {
  const { kind, value, limit, atDt, ground, fall } = alert
  const { figures, outlook } = words
  const { alerts, nightOf } = outlook
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

/** What lies ahead at the farmer's limits, as it goes over the wire: in words and in the farmer's units. */
export function sayAlertOutlook(
  words: WeatherWords,
  { found, unchecked, limits, uncertainFromDt, untilDt }: AlertOutlook,
  place: PlaceZone,
  units: DisplayUnits,
) {
  const { alertNames, signs } = words.outlook
  const { names, unpublished } = words.limits
  return {
    found: found.map((alert) => ({
      id: alert.id,
      kind: alert.kind,
      sentence: [
        sayAlert(words, alert, place, units),
        ...(alert.startDt >= uncertainFromDt ? [words.day.sentence({ clauses: [words.day.uncertain] })] : []),
      ].join(' '),
      endDt: alert.endDt,
    })),
    unchecked: unchecked.map(({ kind, reason }) => ({
      kind,
      name: alertNames[kind],
      reason: sayWhy(words, reason),
    })),
    limits: limits.map((looked) =>
      'limit' in looked
        ? {
            kind: looked.kind,
            name: names.alerts[LIMIT_OF_ALERT[looked.kind]],
            figure: sayFigure(words.figures, looked.limit.value, looked.limit.unit, units),
            publisher: sayPublisher(unpublished, looked.limit.publisher),
          }
        : {
            kind: looked.kind,
            name: signs.names[looked.kind],
            figure: signs.figure,
            publisher: signs.publisher,
          },
    ),
    untilDt,
  }
}
