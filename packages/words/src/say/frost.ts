import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { FrostStatement, TemperatureAt } from '@smart-farming/weather-core/outlook/frost-statement'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { sayClock } from '../format/weather/clock.ts'
import { sayTemperature } from '../format/weather/figures.ts'
import type { RainWords } from './rain.ts'

/**
 * Frost in a clause, without a capital: 'air frost around 05:00, down to −1 °C, ground to −4 °C around 06:00'; of a day
 * without a thaw 'frost all day, down to −6 °C', or 'frost for the rest of the day'.
 */
export function sayFrost(
  { figures, day: { frost: words } }: RainWords,
  { air, ground, unknownHours, allDay, restOfDay }: FrostStatement,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const cold = ({ tempC, atDt }: TemperatureAt) => ({
    clock: sayClock(figures.tag, place, atDt),
    figure: sayTemperature(figures, tempC, units),
  })
  const ofPart = air?.isHard ? words.hard : words.air
  const ofAir = allDay ? words.allDay : restOfDay ? words.restOfDay : ofPart
  const inAir = air && ofAir(cold(air))
  const onGround = ground && cold(ground)
  const both = allDay || restOfDay || air?.atDt === ground?.atDt ? words.withGroundThen : words.withGround
  const frost =
    inAir && onGround ? both({ frost: inAir, ...onGround }) : (inAir ?? (onGround && words.ground(onGround)))
  if (frost === undefined) return words.unknown
  return unknownHours ? words.partlyUnknown({ frost }) : frost
}
