import { MOWING, mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { hayDays } from '@smart-farming/weather-core/steps/hay-days'
import { number } from '@smart-farming/words/format/number'
import { sayFallen, stepsOfDay, type Telling } from '../stretch.ts'

/**
 * Whether hay mown on some days, `YYYY-MM-DD`, would dry: the days after each decide. Without a day, the first on which
 * it would.
 */
export function mowingLines(telling: Telling, keys: readonly string[]): string[] {
  const { say, weather, farm } = telling
  const { mowing } = say
  const about = say.subjects.mowing
  const days = mowingDays(hayDays(farm.steps, farm.place))
  if (keys.length === 0) {
    const first = days.find(({ mow }) => mow.known && mow.value)
    const isOpen = days.every(({ mow }) => !mow.known)
    const none = isOpen ? mowing.unknown : mowing.none
    return [say.line({ about, said: first ? mowing.first({ day: farm.nameDay(first.key) }) : none })]
  }
  return keys.map((key) => {
    const line = (said: string) => say.line({ about, when: farm.nameDay(key), said })
    const at = days.findIndex((day) => day.key === key)
    const { mow, dryingDays = 0 } = days[at] ?? {}
    if (!mow?.known) return line(mowing.unknown)
    if (mow.value) return line(mowing.yes({ days: number(weather.figures.tag, dryingDays) }))
    const [wet] = days.slice(at, at + dryingDays + 1).flatMap(({ key: later }) => {
      const amount = sayFallen(telling, stepsOfDay(farm, later), MOWING.maxRainMm)
      return amount === undefined ? [] : [{ amount, day: farm.nameDay(later) }]
    })
    return line(wet ? mowing.rain(wet) : mowing.no)
  })
}
