import { knownValue } from '@smart-farming/weather-core/result'
import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import { sum, type Telling } from '../stretch.ts'
import { rainLine } from './rain.ts'

/** Nobody waits for rain that is further ahead, days. */
const WAIT_DAYS = 3
/** The soil water model is no more precise than this, mm. */
const NOTHING_MM = 1
const WEEK_DAYS = 7

/** Whether to water, by the topsoil and the rain of the next days; where that names no rain, the rain itself. */
export function wateringLines(telling: Telling): string[] {
  const { say, farm, nowDt } = telling
  const verdict = say.line({ about: say.subjects.watering, said: sayWatering(telling) })
  const namesRain = farm.soil !== undefined && farm.soil.driestMm >= NOTHING_MM
  return namesRain
    ? [verdict]
    : [verdict, rainLine(telling, { startDt: nowDt, endDt: nowDt + WAIT_DAYS * 24 * 3600 })]
}

function sayWatering({ say: { watering }, weather, farm: { soil, days, nameDay, units } }: Telling): string {
  if (soil === undefined) return watering.unknown
  if (soil.driestMm < NOTHING_MM) return watering.no
  const sayMm = (mm: number) => sayRain(weather.figures, mm, units)
  const [least, most] = [sayMm(Math.max(0, soil.wettestMm)), sayMm(soil.driestMm)]
  const lacks = least === most ? most : watering.between({ least, most })
  let fallen = 0
  const ahead = days.slice(0, WAIT_DAYS + 1)
  for (const { key, rainMm } of ahead) {
    fallen += knownValue(rainMm) ?? 0
    if (fallen >= soil.driestMm) return watering.wait({ lacks, amount: sayMm(fallen), day: nameDay(key) })
  }
  const last = ahead.at(-1)
  return last && ahead.every(({ rainMm }) => rainMm.known)
    ? watering.needed({ lacks, amount: sayMm(fallen), day: nameDay(last.key) })
    : watering.unknown
}

/**
 * Evaporation (ET0) of each of some days, `YYYY-MM-DD`; without a day, of the past week and of the days of the
 * forecast.
 */
export function evaporationLines({ say, weather, farm, nowDt }: Telling, keys: readonly string[]): string[] {
  const about = say.subjects.evaporation
  const ahead = new Map(farm.days.map(({ key, et0 }) => [key, knownValue(et0)?.mm]))
  const line = (days: readonly string[]) => {
    const known = days.flatMap((key) => {
      const mm = ahead.get(key) ?? farm.et0Mm?.get(key)
      return mm === undefined ? [] : [{ key, mm }]
    })
    const [first, last] = [known[0], known.at(-1)]
    if (!first || !last) return []
    const amount = sayRain(weather.figures, sum(known.map(({ mm }) => mm)), farm.units)
    const [from, until] = [farm.nameDay(first.key), farm.nameDay(last.key)]
    if (from === until) return [say.line({ about, when: from, said: amount })]
    return [say.line({ about, said: say.evaporated({ from, until, amount }) })]
  }
  const today = localDay(farm.place, nowDt)
  const past = Array.from({ length: WEEK_DAYS }, (_, at) => dayAfter(today, at - WEEK_DAYS))
  const lines =
    keys.length > 0 ? keys.flatMap((key) => line([key])) : [...line(past), ...line([...ahead.keys()])]
  return lines.length === 0 ? [say.line({ about, said: say.unknown })] : [`${lines.join(' ')} ${say.ofGrass}`]
}
