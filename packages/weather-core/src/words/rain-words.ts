import { stepEnd, stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { localDay, type PlaceZone } from '../zone.ts'
import { sayClock } from './clock.ts'
import { type DisplayUnits, sayRain, sayShare } from './display-units.ts'

/**
 * Heuristic: less rain in a step is not worth a word, mm; from this chance, 0..1, a dry stretch is said to be in doubt.
 */
const WET_MM = 0.2
const DOUBT_POP = 0.3

interface Spell {
  startDt: number
  endDt: number
  wet: boolean
  mm: number
}

/** Runs of wet and dry steps; undefined when a step has no figure. */
function spells(steps: readonly WeatherStep[]): Spell[] | undefined {
  const found: Spell[] = []
  for (const step of steps) {
    const { rainMm } = step
    if (rainMm === undefined) return undefined
    const wet = rainMm >= WET_MM
    const last = found.at(-1)
    if (last?.wet === wet) {
      last.endDt = stepEnd(step)
      last.mm += rainMm
    } else {
      found.push({ ...stepInterval(step), wet, mm: rainMm })
    }
  }
  return found
}

/** What a dry stretch covers: the day, what is left of it, or as much of it as the forecast reaches. */
function coverage(steps: readonly WeatherStep[], whole: boolean, place: PlaceZone): string {
  const last = steps.at(-1)
  if (whole || !last) return 'all day'
  const from = steps[0]?.dt ?? last.dt
  const until = stepEnd(last)
  return localDay(place, until) === localDay(place, from)
    ? `until ${sayClock(place, until)}, where the forecast ends`
    : `from ${sayClock(place, from)} on`
}

function dry(steps: readonly WeatherStep[], whole: boolean, place: PlaceZone): string {
  const span = coverage(steps, whole, place)
  const chances = steps.flatMap(({ dt, pop }) => (pop === undefined ? [] : [{ dt, pop }]))
  const doubt = chances.reduce<(typeof chances)[number] | undefined>(
    (most, chance) => (most && most.pop >= chance.pop ? most : chance),
    undefined,
  )
  const isPart = chances.length < steps.length
  if (doubt && doubt.pop >= DOUBT_POP) {
    const words = `a ${sayShare(doubt.pop)} chance of rain around ${sayClock(place, doubt.dt)}`
    return `dry ${span}, though with ${words}${isPart ? ', that of other hours not known' : ''}`
  }
  return isPart ? `dry ${span}, though the chance of rain is not known` : `dry ${span}`
}

/**
 * The rain of a day in a clause, without a capital: 'dry until 15:00, then 4 mm'. `whole` says that the steps cover the
 * day. A step without an amount makes it 'rain not known', with the rain that is known; a dry day needs the chances of
 * rain, too.
 */
export function rainWords(
  steps: readonly WeatherStep[],
  whole: boolean,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const runs = spells(steps)
  if (!runs) {
    const mm = steps.flatMap(({ rainMm }) => rainMm ?? []).reduce((sum, known) => sum + known, 0)
    return mm >= WET_MM ? `at least ${sayRain(mm, units)} of rain, some hours not known` : 'rain not known'
  }
  const clock = (dt: number | undefined) => sayClock(place, dt ?? 0)
  const wet = runs.filter((run) => run.wet)
  const [first] = wet
  if (!first) return dry(steps, whole, place)
  const total = sayRain(
    wet.reduce((sum, { mm }) => sum + mm, 0),
    units,
  )
  if (wet.length > 1) return `showers from ${clock(first.startDt)}, ${total} in all`
  const startsDry = runs[0]?.wet === false
  const endsDry = runs.at(-1)?.wet === false
  if (startsDry && endsDry)
    return `dry until ${clock(first.startDt)}, then ${total} until ${clock(first.endDt)}, then dry`
  if (startsDry) return `dry until ${clock(first.startDt)}, then ${total}`
  return endsDry ? `${total} of rain until ${clock(first.endDt)}, then dry` : `rain throughout, ${total}`
}
