import { knownValue } from '@smart-farming/weather-core/result'
import { sunTimes } from '@smart-farming/weather-core/sun/sun-times'
import { enumerated } from '@smart-farming/words/format/names/list'
import { number } from '@smart-farming/words/format/number'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import type { Words } from './span.ts'

/** A day on which hardly anything falls is dry, mm. */
const DRY_MM = 0.5

/** Which days of the forecast are dry, and how many. */
export function dryDaysLine(words: Words, farm: JudgedFarmWeather, keys: readonly string[]): string {
  const { asked } = words.chat.farm
  const { tag } = words.weather.figures
  const days = farm.days.filter(({ key }) => keys.length === 0 || keys.includes(key))
  const dry = days.filter(({ rainMm }) => (knownValue(rainMm) ?? Infinity) < DRY_MM)
  const isUnknown = days.length === 0 || days.some(({ rainMm }) => !rainMm.known)
  const about = asked.subjects.dryDays
  if (dry.length === 0) return asked.line({ about, said: isUnknown ? asked.unknown : number(tag, 0) })
  const names = enumerated(
    tag,
    dry.map(({ key }) => farm.nameDay(key)),
  )
  return asked.line({ about, said: asked.days({ count: number(tag, dry.length), days: names }) })
}

/** When the sun rises and sets on a day; undefined where it does neither. */
export function sunLine(
  words: Words,
  { place, nameDay }: JudgedFarmWeather,
  key: string,
): string | undefined {
  const { asked } = words.chat.farm
  const { tag } = words.weather.figures
  const times = sunTimes(place.latDeg, place.lonDeg, key, place)
  if (times.kind !== 'rises') return undefined
  const [rises, sets] = [times.sunriseDt, times.sunsetDt].map((dt) => sayClock(tag, place, dt))
  const said = asked.sun({ rises: rises ?? '', sets: sets ?? '' })
  return asked.line({ about: asked.subjects.sun, when: nameDay(key), said })
}
