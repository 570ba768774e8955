import { sunTimes } from '@smart-farming/weather-core/sun/sun-times'
import { enumerated } from '@smart-farming/words/format/names/list'
import { number } from '@smart-farming/words/format/number'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import { DRY_MM, rainOfDay } from './held/dry-day.ts'
import type { Words } from './span.ts'

/**
 * Which days of the forecast are dry, and how many; those of which that is not known are named, and never stand for
 * dry.
 *
 * @param keys the days that are asked about; none for all that the forecast has
 */
export function dryDaysLine(
  words: Words,
  { days, nameDay }: Pick<JudgedFarmWeather, 'nameDay'> & { days: Parameters<typeof rainOfDay>[0] },
  keys: readonly string[],
): string {
  const { asked } = words.chat.farm
  const { tag } = words.weather.figures
  const about = asked.subjects.dryDays
  const all = (keys.length > 0 ? keys : days.map(({ key }) => key)).map((key) => ({
    name: nameDay(key),
    rainMm: rainOfDay(days, key),
  }))
  const dry = all.filter(({ rainMm }) => rainMm !== undefined && rainMm < DRY_MM)
  const open = all.filter(({ rainMm }) => rainMm === undefined)
  if (open.length === all.length) return asked.line({ about, said: asked.unknown })
  const named = (some: typeof all) =>
    enumerated(
      tag,
      some.map(({ name }) => name),
    )
  const count = number(tag, dry.length)
  const said = dry.length === 0 ? count : asked.days({ count, days: named(dry) })
  return asked.line({ about, said: open.length === 0 ? said : asked.daysOpen({ said, days: named(open) }) })
}

/**
 * The days that are dry one after the other: from the first that is, to the one that is not or not known. None where
 * the forecast has no dry day.
 */
export function firstDryRun(days: Parameters<typeof rainOfDay>[0]): string[] {
  const keys = days.map(({ key }) => key)
  const isDry = (key: string) => (rainOfDay(days, key) ?? DRY_MM) < DRY_MM
  const at = keys.findIndex(isDry)
  if (at < 0) return keys
  const end = keys.findIndex((key, index) => index > at && !isDry(key))
  const stop = end < 0 ? undefined : keys[end]
  const run = keys.slice(at, end < 0 ? undefined : end)
  // A day that is not known may go on with it.
  return stop !== undefined && rainOfDay(days, stop) === undefined ? [...run, stop] : run
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
