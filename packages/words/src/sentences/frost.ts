import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { FrostStatement, TemperatureAt } from '@smart-farming/weather-core/outlook/frost-statement'
import type { NightStatement } from '@smart-farming/weather-core/outlook/tonight'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatClock } from '../format/weather/clock.ts'
import { formatTemperature } from '../format/weather/figures.ts'
import { type DayMessages, type Describer, describeMoment } from './interval.ts'

/**
 * Describes frost as an uncapitalised clause: 'air frost around 05:00, down to −1 °C, ground to −4
 * °C around 06:00'. For a day without a thaw: 'frost all day, down to −6 °C', or 'frost for the
 * rest of the day'.
 *
 * @param told day of the frost ('YYYY-MM-DD'), excluding the midnight at its end; undefined for a
 * night
 */
export function describeFrost(
  words: DayMessages,
  { air, ground, unknownHours, allDay, restOfDay }: FrostStatement,
  place: PlaceZone,
  units: DisplayUnits,
  told?: string,
): string {
  const { frost: say } = words.day
  const cold = ({ tempC, atDt }: TemperatureAt) => ({
    clock: describeMoment(words, place, atDt, told),
    figure: formatTemperature(words.figures, tempC, units),
  })
  const ofPart = air?.isHard ? say.hard : say.air
  const ofAir = allDay ? say.allDay : restOfDay ? say.restOfDay : ofPart
  const inAir = air && ofAir(cold(air))
  const onGround = ground && cold(ground)
  const both = allDay || restOfDay || air?.atDt === ground?.atDt ? say.withGroundThen : say.withGround
  const frost =
    inAir && onGround ? both({ frost: inAir, ...onGround }) : (inAir ?? (onGround && say.ground(onGround)))
  if (frost === undefined) return say.unknown
  return unknownHours ? say.partlyUnknown({ frost }) : frost
}

/** Describes tonight as an answer: frost or no frost, and the low. */
export const describeTonight: Describer<DayMessages, NightStatement> = (words, statement, place, units) => {
  const { startDt, endDt, frost, lowest } = statement
  const { figures, day } = words
  const clock = (dt: number) => formatClock(figures.tag, place, dt)
  const stretch = { from: clock(startDt), until: clock(endDt) }
  if (frost) return day.night.frost({ frost: describeFrost(words, frost, place, units), ...stretch })
  if (!lowest) return day.night.unknown(stretch)
  const figure = formatTemperature(figures, lowest.tempC, units)
  return day.night.none({ clock: describeMoment(words, place, lowest.atDt), figure, ...stretch })
}
