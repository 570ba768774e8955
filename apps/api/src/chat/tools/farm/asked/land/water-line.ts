import { knownValue } from '@smart-farming/weather-core/result'
import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import type { JudgedFarmWeather } from '../../farm-weather.ts'
import { signLine } from '../sign-line.ts'
import type { Words } from '../span.ts'

/** Rain that is further ahead is waited for by nobody, days. */
const WAIT_DAYS = 3
/** What a meter of the model is worth, mm: less is nothing. */
const NOTHING_MM = 1

/** Whether to water, and where that names no rain, the rain of the next days in the same breath. */
export function wateringLines(words: Words, farm: JudgedFarmWeather, nowDt: number): string[] {
  const verdict = wateringLine(words, farm)
  const namesRain = farm.soil !== undefined && farm.soil.driestMm >= NOTHING_MM
  const ahead = { startDt: nowDt, endDt: nowDt + WAIT_DAYS * 24 * 3600 }
  return namesRain ? [verdict] : [verdict, signLine(words, 'rain', farm, ahead)]
}

/** Whether to water, by the topsoil and the rain of the next days. */
function wateringLine(words: Words, farm: JudgedFarmWeather): string {
  const { asked } = words.chat.farm
  const { watering, subjects } = asked
  const line = (said: string) => asked.line({ about: subjects.watering, said })
  const { soil, days, nameDay, units } = farm
  if (soil === undefined) return line(watering.unknown)
  if (soil.driestMm < NOTHING_MM) return line(watering.no)
  const say = (mm: number) => sayRain(words.weather.figures, mm, units)
  const [least, most] = [Math.max(0, soil.wettestMm), soil.driestMm].map(say)
  const lacks =
    least === most ? say(soil.driestMm) : watering.between({ least: least ?? '', most: most ?? '' })
  let fallen = 0
  const ahead = days.slice(0, WAIT_DAYS + 1)
  for (const { key, rainMm } of ahead) {
    fallen += knownValue(rainMm) ?? 0
    if (fallen >= soil.driestMm) return line(watering.wait({ lacks, amount: say(fallen), day: nameDay(key) }))
  }
  const last = ahead.at(-1)?.key ?? ''
  return ahead.every(({ rainMm }) => rainMm.known)
    ? line(watering.needed({ lacks, amount: say(fallen), day: nameDay(last) }))
    : line(watering.unknown)
}

/** The days that are counted as "this week". */
const WEEK = 7

/** What the air took, in the week that is over and in the days that the forecast covers. */
export function evaporationLines(words: Words, farm: JudgedFarmWeather, nowDt: number): string[] {
  const { asked } = words.chat.farm
  const today = localDay(farm.place, nowDt)
  const known = (days: readonly string[], of: (day: string) => number | undefined) =>
    days.flatMap((day) => {
      const mm = of(day)
      return mm === undefined ? [] : [{ day, mm }]
    })
  const past = known(
    Array.from({ length: WEEK }, (_, back) => dayAfter(today, back - WEEK)),
    (day) => farm.et0Mm?.get(day),
  )
  const coming = known(
    farm.days.map(({ key }) => key),
    (key) => {
      const day = farm.days.find((each) => each.key === key)
      return (day && knownValue(day.et0)?.mm) ?? farm.et0Mm?.get(key)
    },
  )
  const line = (days: readonly { day: string; mm: number }[]) => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return []
    const amount = sayRain(
      words.weather.figures,
      days.reduce((sum, { mm }) => sum + mm, 0),
      farm.units,
    )
    const said = asked.evaporated({ from: farm.nameDay(first.day), until: farm.nameDay(last.day), amount })
    return [asked.line({ about: asked.subjects.evaporation, said })]
  }
  const lines = [...line(past), ...line(coming)]
  return lines.length === 0
    ? [asked.line({ about: asked.subjects.evaporation, said: asked.unknown })]
    : [...lines, asked.ofGrass]
}
