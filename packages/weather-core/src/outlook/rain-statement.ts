import { wetFromMm } from '../steps/fall.ts'
import { type FallName, fallSaid } from '../steps/fall-name.ts'
import { stepEnd, stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { localDay, type PlaceZone } from '../zone.ts'

/** Heuristic: from this chance, 0..1, a dry stretch is said to be in doubt; from this, rain is likely. */
const DOUBT_POP = 0.3
const LIKELY_POP = 0.6
/** Heuristic: so much in a day is worth a word, mm, though no step of it is. */
const TRACE_MM = 0.2
/** Heuristic: spells no longer, hours, with no more in each, mm, are showers. */
const SHOWER_HOURS = 3
const SHOWER_MM = 5
/** How far a dry stretch reaches: the whole day, what is left of it from `fromDt`, or to where the forecast ends. */
export type DrySpan =
  | { kind: 'all_day' }
  | { kind: 'until'; untilDt: number }
  | { kind: 'from'; fromDt: number }

/** A chance of rain, 0..1, and when it is. */
interface Chance {
  pop: number
  atDt: number
}

/** What speaks for rain in hours in which none is forecast, where that is worth a word. */
export interface DryInDoubt {
  /** The highest chance of rain. */
  doubt?: Chance
  /** The chance of every such hour is known. */
  chancesKnown: boolean
  fall?: FallName
}

/** The rain of a day. Times are unix seconds; `fall` says what it is, or would be, where that is not rain. */
export type RainStatement =
  /** A step has no amount; `leastMm` is what is known, where that is worth a word. */
  | { kind: 'unknown'; leastMm?: number; fall?: FallName }
  /**
   * `doubt` is the highest chance of rain, 0..1, where that is worth a word; `chancesKnown` is false where the chance
   * of any step is missing. Of a wet day `between` says the same of its dry hours, where there is anything to say.
   */
  | ({ kind: 'dry'; span: DrySpan } & DryInDoubt)
  /** Rain that hardly wets: its amount in all where that is worth a word, else its high chance. */
  | { kind: 'trace'; mm: number; chancesKnown: boolean; fall?: FallName }
  | { kind: 'trace'; likely: Chance; chancesKnown: boolean; fall?: FallName }
  /** One stretch of rain; without a beginning it rains from the first step, without an end to the last. */
  | { kind: 'rain'; mm: number; fromDt?: number; untilDt?: number; fall?: FallName; between?: DryInDoubt }
  /** Several, the first from `fromDt`; `mm` is that of all. Showers are short and light. */
  | { kind: 'showers' | 'spells'; mm: number; fromDt: number; fall?: FallName; between?: DryInDoubt }

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
    const wet = rainMm >= wetFromMm(step)
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

/** The step with the highest chance of rain; undefined where no step has one. */
const likeliest = (steps: readonly WeatherStep[]): { step: WeatherStep; chance: Chance } | undefined =>
  steps.reduce<{ step: WeatherStep; chance: Chance } | undefined>(
    (high, step) =>
      step.pop === undefined || (high && high.chance.pop >= step.pop)
        ? high
        : { step, chance: { atDt: step.dt, pop: step.pop } },
    undefined,
  )

/**
 * What speaks for rain in steps in which none is forecast.
 *
 * @param day the steps by which a chance that is not known is named: as what falls on their day
 */
function inDoubt(steps: readonly WeatherStep[], day: readonly WeatherStep[]): DryInDoubt {
  const most = likeliest(steps)
  const chancesKnown = steps.every(({ pop }) => pop !== undefined)
  const doubt = most && most.chance.pop >= DOUBT_POP ? most : undefined
  return {
    ...(doubt && { doubt: doubt.chance }),
    chancesKnown,
    ...((doubt || !chancesKnown) && fallSaid(doubt ? [doubt.step] : day)),
  }
}

function dry(steps: readonly WeatherStep[], whole: boolean, place: PlaceZone): RainStatement {
  const most = likeliest(steps)
  const chancesKnown = steps.every(({ pop }) => pop !== undefined)
  const mm = steps.reduce((sum, { rainMm = 0 }) => sum + rainMm, 0)
  const isDamp = mm >= TRACE_MM
  if (isDamp) return { kind: 'trace', mm, chancesKnown, ...fallSaid(steps) }
  if (most && most.chance.pop >= LIKELY_POP)
    return { kind: 'trace', likely: most.chance, chancesKnown, ...fallSaid([most.step]) }
  return { kind: 'dry', span: coverage(steps, whole, place), ...inDoubt(steps, steps) }
}

/** What is to be said of the dry steps of a wet day: nothing where nothing speaks for rain in them. */
function betweenOf(steps: readonly WeatherStep[]): { between?: DryInDoubt } {
  const dryOnes = steps.filter((step) => (step.rainMm ?? 0) < wetFromMm(step))
  const between = inDoubt(dryOnes, steps)
  return between.doubt || !between.chancesKnown ? { between } : {}
}

const isShower = ({ startDt, endDt, mm }: Spell): boolean =>
  endDt - startDt <= SHOWER_HOURS * 3600 && mm < SHOWER_MM

/**
 * The rain of a day: 'dry until 15:00, then 4 mm of rain'. `whole` says that the steps cover the day. A step without an
 * amount makes it unknown, with the rain that is known; dry hours need the chances of rain, too.
 */
export function rainStatement(
  steps: readonly WeatherStep[],
  whole: boolean,
  place: PlaceZone,
): RainStatement {
  const runs = spells(steps)
  if (!runs) {
    const leastMm = steps.flatMap(({ rainMm }) => rainMm ?? []).reduce((sum, known) => sum + known, 0)
    return { kind: 'unknown', ...(leastMm >= TRACE_MM && { leastMm }), ...fallSaid(steps) }
  }
  const wet = runs.filter((run) => run.wet)
  const [first] = wet
  if (!first) return dry(steps, whole, place)
  const mm = wet.reduce((sum, run) => sum + run.mm, 0)
  const also = { ...fallSaid(steps), ...betweenOf(steps) }
  if (wet.length > 1)
    return { kind: wet.every(isShower) ? 'showers' : 'spells', mm, fromDt: first.startDt, ...also }
  return {
    kind: 'rain',
    mm,
    ...(runs[0]?.wet === false && { fromDt: first.startDt }),
    ...(runs.at(-1)?.wet === false && { untilDt: first.endDt }),
    ...also,
  }
}
