import { MOWING, type MowingDay, mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { hayDays } from '@smart-farming/weather-core/steps/hay-days'
import { number } from '@smart-farming/words/format/number'
import type { JudgedFarmWeather } from '../../farm-weather.ts'
import { sayFallen, stepsOfDay, type Words } from '../span.ts'

/**
 * Whether hay that is mown on the days that are asked about would dry: the days behind each decide. Where none is asked
 * about, the first day of the forecast after which it would.
 *
 * @param keys days, `YYYY-MM-DD`
 */
export function mowLines(words: Words, farm: JudgedFarmWeather, keys: readonly string[]): string[] {
  const { asked } = words.chat.farm
  const { mowing, subjects } = asked
  const days = mowingDays(hayDays(farm.steps, farm.place))
  if (keys.length > 0)
    return keys.map((key) => {
      const day = days.find((each) => each.key === key)
      const said = day === undefined ? mowing.unknown : sayDay(words, farm, days, day)
      return asked.line({ about: subjects.mowing, when: farm.nameDay(key), said })
    })
  const first = days.find(({ mow }) => mow.known && mow.value)
  const isOpen = days.every(({ mow }) => !mow.known)
  const said = first ? mowing.first({ day: farm.nameDay(first.key) }) : isOpen ? mowing.unknown : mowing.none
  return [asked.line({ about: subjects.mowing, said })]
}

/** A day for mowing: yes with how many dry days follow, no with the first rain that speaks against it, or neither. */
function sayDay(
  words: Words,
  farm: JudgedFarmWeather,
  days: readonly MowingDay[],
  { key, mow, dryingDays = 0 }: MowingDay,
): string {
  const { mowing } = words.chat.farm.asked
  if (!mow.known) return mowing.unknown
  if (mow.value) return mowing.yes({ days: number(words.weather.figures.tag, dryingDays) })
  const at = days.findIndex((day) => day.key === key)
  for (const { key: later } of days.slice(at, at + dryingDays + 1)) {
    const steps = stepsOfDay(farm, later)
    const amount = sayFallen(words, farm, steps, MOWING.maxRainMm)
    if (amount !== undefined) return mowing.rain({ amount, day: farm.nameDay(later) })
  }
  return mowing.no
}
