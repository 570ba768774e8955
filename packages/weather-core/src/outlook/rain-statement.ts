import { stepEnd, stepHours, stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { localDay, type PlaceZone } from '../zone.ts'

/**
 * Heuristic: less rain in a step (three hours, an hour its share of them) is not worth a word, mm; from this chance,
 * 0..1, a dry stretch is said to be in doubt.
 */
const WET_MM = 0.2
const DOUBT_POP = 0.3

/** How far a dry stretch reaches: the whole day, what is left of it from `fromDt`, or to where the forecast ends. */
export type DrySpan =
  | { kind: 'all_day' }
  | { kind: 'until'; untilDt: number }
  | { kind: 'from'; fromDt: number }

/** The rain of a day. Times are unix seconds. */
export type RainStatement =
  /** A step has no amount; `leastMm` is what is known, where that is worth a word. */
  | { kind: 'unknown'; leastMm?: number }
  /**
   * `doubt` is the highest chance of rain, 0..1, where that is worth a word; `chancesKnown` is false where the chance
   * of any step is missing.
   */
  | { kind: 'dry'; span: DrySpan; doubt?: { pop: number; atDt: number }; chancesKnown: boolean }
  /** One stretch of rain; without a beginning it rains from the first step, without an end to the last. */
  | { kind: 'rain'; mm: number; fromDt?: number; untilDt?: number }
  /** Several, the first from `fromDt`; `mm` is that of all. */
  | { kind: 'showers'; mm: number; fromDt: number }

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
    const wet = rainMm >= WET_MM * Math.min(1, stepHours(step) / 3)
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

function coverage(steps: readonly WeatherStep[], whole: boolean, place: PlaceZone): DrySpan {
  const last = steps.at(-1)
  if (whole || !last) return { kind: 'all_day' }
  const fromDt = steps[0]?.dt ?? last.dt
  const untilDt = stepEnd(last)
  return localDay(place, untilDt) === localDay(place, fromDt)
    ? { kind: 'until', untilDt }
    : { kind: 'from', fromDt }
}

function dry(steps: readonly WeatherStep[], whole: boolean, place: PlaceZone): RainStatement {
  const chances = steps.flatMap(({ dt, pop }) => (pop === undefined ? [] : [{ atDt: dt, pop }]))
  const most = chances.reduce<(typeof chances)[number] | undefined>(
    (high, chance) => (high && high.pop >= chance.pop ? high : chance),
    undefined,
  )
  return {
    kind: 'dry',
    span: coverage(steps, whole, place),
    ...(most && most.pop >= DOUBT_POP && { doubt: most }),
    chancesKnown: chances.length === steps.length,
  }
}

/**
 * The rain of a day: 'dry until 15:00, then 4 mm'. `whole` says that the steps cover the day. A step without an amount
 * makes it unknown, with the rain that is known; a dry day needs the chances of rain, too.
 */
export function rainStatement(
  steps: readonly WeatherStep[],
  whole: boolean,
  place: PlaceZone,
): RainStatement {
  const runs = spells(steps)
  if (!runs) {
    const leastMm = steps.flatMap(({ rainMm }) => rainMm ?? []).reduce((sum, known) => sum + known, 0)
    return { kind: 'unknown', ...(leastMm >= WET_MM && { leastMm }) }
  }
  const wet = runs.filter((run) => run.wet)
  const [first] = wet
  if (!first) return dry(steps, whole, place)
  const mm = wet.reduce((sum, run) => sum + run.mm, 0)
  if (wet.length > 1) return { kind: 'showers', mm, fromDt: first.startDt }
  return {
    kind: 'rain',
    mm,
    ...(runs[0]?.wet === false && { fromDt: first.startDt }),
    ...(runs.at(-1)?.wet === false && { untilDt: first.endDt }),
  }
}
