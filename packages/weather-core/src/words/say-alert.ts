import type { Alert, AlertKind } from '../alerts/alert.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import { sayClock } from './clock.ts'
import { type DisplayUnits, METRIC, sayFigure } from './display-units.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekday = (dt: number, place: PlaceZone): string =>
  WEEKDAYS[new Date(`${localDay(place, dt)}T00:00:00Z`).getUTCDay()] ?? ''

/** The words of each kind: figure and limit in the farmer's unit, time of the figure as 'Tuesday 06:00'. */
const SAY: Readonly<Record<AlertKind, (figure: string, limit: string, at: string, value: number) => string>> =
  {
    frost: (figure, limit, at, value) =>
      value > 0
        ? `Near frost: down to ${figure} on ${at}, at or below ${limit}`
        : `Frost: down to ${figure} on ${at}, at or below ${limit}`,
    ground_frost: (figure, _limit, at) => `Ground frost: ground down to ${figure} on ${at}`,
    gusts: (figure, limit, at) => `Gusts of ${figure} on ${at}, at or above ${limit}`,
    heavy_rain: (figure, limit, at) => `Heavy rain: ${figure} in 24 hours from ${at}, at or above ${limit}`,
    heat_stress: (figure, limit, at) =>
      `Heat stress for cattle: THI ${figure} on ${at}, at or above ${limit}`,
    blight: (figure, limit, at) =>
      `Potato blight pressure: two warm days with at least ${limit} of high humidity, ${figure} on ${at}`,
  }

/** An alert in one sentence, in the farmer's units and by the place's clock. */
export function sayAlert(alert: Alert, place: PlaceZone, units: DisplayUnits = METRIC): string {
  const day = weekday(alert.atDt, place)
  const at = alert.kind === 'blight' ? day : `${day} ${sayClock(place, alert.atDt)}`
  const figure = sayFigure(alert.value, alert.limit.unit, units)
  const limit = sayFigure(alert.limit.value, alert.limit.unit, units)
  return `${SAY[alert.kind](figure, limit, at, alert.value)}.`
}
