import type { Alert } from '@smart-farming/weather-core/alerts/alert'
import { ALERT_LIMIT_KEYS } from '@smart-farming/weather-core/alerts/alert-limits'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { AlertOutlook } from '@smart-farming/weather-core/outlook/outlook'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import { capitalise } from '../format/names/capital.ts'
import { formatWeekday } from '../format/weather/calendar-day.ts'
import { formatClock } from '../format/weather/clock.ts'
import { formatLimitValue, formatTemperature } from '../format/weather/figures.ts'
import type { Describer } from './interval.ts'
import { explainUnknown, publisherLabel, type WeatherMessages } from './reason.ts'

/** A moment after 'on', 'from' or 'until'. Midnight is given with the day before. */
function sayWhen(
  words: WeatherMessages,
  place: PlaceZone,
  dt: number,
  as: 'on' | 'from' | 'until' | 'line',
  length: 'long' | 'short' = 'long',
): string {
  const { figures, outlook } = words
  const { moment } = outlook
  const evening = localDay(place, dt - 60)
  const day = formatWeekday(figures.tag, evening, length)
  return evening === localDay(place, dt)
    ? moment[as]({ day, clock: formatClock(figures.tag, place, dt) })
    : moment.midnight[as]({ day })
}

/** Describes an alert in one sentence, in the farmer's units and local time. */
export const describeAlert: Describer<WeatherMessages, Alert> = (words, alert, place, units) => {
  const { kind, value, limit, atDt, ground, fall } = alert
  const { figures, outlook } = words
  const { alerts } = outlook
  const when = (dt: number) => ({
    on: sayWhen(words, place, dt, 'on'),
    from: sayWhen(words, place, dt, 'from'),
    day: formatWeekday(figures.tag, localDay(place, dt)),
  })
  if (value === undefined || limit === undefined)
    return alerts[kind]({ ...when(atDt), figure: '', limit: '' })
  const said = {
    figure: formatLimitValue(figures, value, limit.unit, units, limit.value),
    limit: formatLimitValue(figures, limit.value, limit.unit, units),
    ...when(atDt),
  }
  if (ground)
    return alerts.frostWithGround({
      ...said,
      ground: { figure: formatTemperature(figures, ground.value, units), on: when(ground.atDt).on },
    })
  if (fall) return alerts.heavyEither(said)
  // A low above freezing is not called a frost.
  return kind === 'frost' && value > 0 ? alerts.nearFrost(said) : alerts[kind](said)
}

/**
 * Times of an event: 'from Tuesday 13:00 until 21:00', 'from midnight Monday night until Tuesday
 * 03:00'. In a line: 'Tue 13:00 to 21:00'.
 */
function sayTimes(
  words: WeatherMessages,
  { startDt, endDt }: Interval,
  place: PlaceZone,
  room: 'list' | 'line' = 'list',
): string {
  const isLine = room === 'line'
  const [start, end, length] = isLine
    ? (['line', 'line', 'short'] as const)
    : (['from', 'until', 'long'] as const)
  const { figures, outlook } = words
  const { moment } = outlook
  const evening = (dt: number) => localDay(place, dt - 60)
  const isOneDay = evening(startDt) === localDay(place, endDt) && evening(endDt) === evening(startDt)
  return moment[isLine ? 'inLine' : 'stretch']({
    from: sayWhen(words, place, startDt, start, length),
    until: isOneDay
      ? moment[isLine ? 'clock' : 'untilClock']({ clock: formatClock(figures.tag, place, endDt) })
      : sayWhen(words, place, endDt, end, length),
  })
}

const nameOf = ({ figures, outlook }: WeatherMessages, { kind, fall }: Alert): string =>
  capitalise(figures.tag, fall ? outlook.heavyEither : outlook.alertNames[kind])

/**
 * Describes an alert in one line: 'Frost −3 °C, Sun 18:00 to Mon 06:00.' Most values are left out,
 * because they say little without their limits.
 */
function sayBrief(
  words: WeatherMessages,
  alert: Alert,
  place: PlaceZone,
  units: DisplayUnits,
  isUncertain: boolean,
): string {
  const { kind, value, limit } = alert
  const { figures, outlook } = words
  const { brief } = outlook
  const cold = kind === 'frost' && value !== undefined && value > 0 ? 'nearFrost' : kind
  const withFigure: Readonly<Partial<Record<string, (of: { figure: string }) => string>>> = brief.withFigure
  const what =
    value !== undefined && limit !== undefined
      ? withFigure[cold]?.({ figure: formatLimitValue(figures, value, limit.unit, units, limit.value) })
      : undefined
  return brief[isUncertain ? 'uncertain' : 'line']({
    what: what ?? nameOf(words, alert),
    times: sayTimes(words, alert, place, 'line'),
  })
}

/** Converts the alerts to their wire format, in the farmer's units. */
export function describeAlertOutlook(
  words: WeatherMessages,
  { found, unchecked, limits, uncertainFromDt, untilDt }: AlertOutlook,
  place: PlaceZone,
  units: DisplayUnits,
) {
  const { alertNames, advice, signs } = words.outlook
  const { names, unpublished } = words.limits
  return {
    found: found.map((alert) => {
      const sentence = describeAlert(words, alert, place, units)
      const isUncertain = alert.startDt >= uncertainFromDt
      const doubt = isUncertain ? [words.day.sentence({ clauses: [words.day.uncertain] })] : []
      return {
        id: alert.id,
        kind: alert.kind,
        sentence: [sentence, ...doubt].join(' '),
        // Without a value, the sentence would only repeat the name and the times.
        details: [...(alert.value === undefined ? [] : [sentence]), ...doubt].join(' '),
        brief: sayBrief(words, alert, place, units, isUncertain),
        endDt: alert.endDt,
        name: nameOf(words, alert),
        times: sayTimes(words, alert, place),
        advice: advice[alert.kind],
      }
    }),
    unchecked: unchecked.map(({ kind, reason }) => ({
      kind,
      name: alertNames[kind],
      reason: explainUnknown(words, reason),
    })),
    limits: limits.map((looked) =>
      'limit' in looked
        ? {
            kind: looked.kind,
            name: names.alerts[ALERT_LIMIT_KEYS[looked.kind]],
            figure: formatLimitValue(words.figures, looked.limit.value, looked.limit.unit, units),
            publisher: publisherLabel(unpublished, looked.limit.publisher),
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
