import { number } from '@smart-farming/words/format/number'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import type { JudgedFarmWeather } from '../../farm-weather.ts'
import type { Words } from '../span.ts'
import { DRY_MM, rainOfDay } from './dry-day.ts'

/**
 * Whether so many days that follow one another are dry: those that a question names, or else the first such days of the
 * forecast. Days behind its end are not known.
 *
 * @param keys the days that it names, in order; none where it names none
 */
export function dryRunLine(
  words: Words,
  { days, nameDay, units }: Pick<JudgedFarmWeather, 'days' | 'nameDay' | 'units'>,
  count: number,
  keys: readonly string[],
): string {
  const { asked } = words.chat.farm
  const about = `${asked.subjects.dryDays} (${number(words.weather.figures.tag, count)})`
  const line = (said: string) => asked.line({ about, said })
  const yes = (first: string, last: string) =>
    line(asked.yes({ said: `${nameDay(first)} – ${nameDay(last)}` }))
  const rainOn = (key: string) => rainOfDay(days, key)
  const [first, last] = [keys[0], keys.at(-1)]
  if (first !== undefined && last !== undefined) {
    const wet = keys.find((key) => (rainOn(key) ?? 0) >= DRY_MM)
    if (wet !== undefined) {
      const amount = sayRain(words.weather.figures, rainOn(wet) ?? 0, units)
      return line(asked.noBut({ said: asked.when({ day: nameDay(wet), stretch: amount }) }))
    }
    return keys.some((key) => rainOn(key) === undefined) ? line(asked.unknown) : yes(first, last)
  }
  const all = days.map(({ key }) => key)
  for (let at = 0; at + count <= all.length; at += 1) {
    const run = all.slice(at, at + count)
    const [from, to] = [run[0], run.at(-1)]
    if (from && to && run.every((key) => (rainOn(key) ?? DRY_MM) < DRY_MM)) return yes(from, to)
  }
  return line(all.length < count || all.some((key) => rainOn(key) === undefined) ? asked.unknown : asked.no)
}
