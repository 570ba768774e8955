import { wetThresholdMm } from '../steps/precipitation.ts'
import { type PrecipitationKind, precipitationField } from '../steps/precipitation-kind.ts'
import { stepEnd, stepInterval, type WeatherStep } from '../steps/weather-step.ts'
import { localDay, type PlaceZone } from '../zone.ts'

/**
 * Heuristic chances of rain, 0..1, at or above which a dry period is uncertain, or rain is likely,
 * respectively.
 */
const DOUBT_POP = 0.3
const LIKELY_POP = 0.6
/** Heuristic: minimum daily total worth mentioning, mm, even if no step counts as wet. */
const TRACE_MM = 0.2
/** Heuristic: a shower lasts at most 3 hours and brings under 5 mm. */
const SHOWER_HOURS = 3
const SHOWER_MM = 5
/** Extent of a dry period: the whole day, until or from a time, in unix seconds. */
export type DrySpan =
  | { kind: 'all_day' }
  | { kind: 'until'; untilDt: number }
  | { kind: 'from'; fromDt: number }

/** A chance of rain, 0..1, with its time in unix seconds. */
interface Chance {
  pop: number
  atDt: number
}

/** Signs of rain in dry hours, if worth mentioning. */
export interface DryUncertainty {
  /** Highest chance of rain. */
  doubt?: Chance
  /** True if the chance of rain is known for every dry hour. */
  chancesKnown: boolean
  fall?: PrecipitationKind
}

/** A day's rain. Times are unix seconds; `fall` is set for precipitation other than rain. */
export type RainStatement =
  /** At least one step has no amount. `leastMm` is the known total, if worth mentioning. */
  | { kind: 'unknown'; leastMm?: number; fall?: PrecipitationKind }
  | ({ kind: 'dry'; span: DrySpan } & DryUncertainty)
  /**
   * Rain too light for a wet step: its total, or its high chance if the total is not worth
   * mentioning.
   */
  | { kind: 'trace'; mm: number; chancesKnown: boolean; fall?: PrecipitationKind }
  | { kind: 'trace'; likely: Chance; chancesKnown: boolean; fall?: PrecipitationKind }
  /**
   * One period of rain. The first step begins it if `fromDt` is absent; the last ends it if
   * `untilDt` is absent.
   */
  | {
      kind: 'rain'
      mm: number
      fromDt?: number
      untilDt?: number
      fall?: PrecipitationKind
      between?: DryUncertainty
    }
  /**
   * Several periods, the first beginning at `fromDt`; `mm` is the total. Showers are short and
   * light.
   */
  | {
      kind: 'showers' | 'spells'
      mm: number
      fromDt: number
      fall?: PrecipitationKind
      between?: DryUncertainty
    }

interface Spell {
  startDt: number
  endDt: number
  wet: boolean
  mm: number
}

/** Undefined if a step has no amount. */
function spells(steps: readonly WeatherStep[]): Spell[] | undefined {
  const found: Spell[] = []
  for (const step of steps) {
    const { rainMm } = step
    if (rainMm === undefined) return undefined
    const wet = rainMm >= wetThresholdMm(step)
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

const likeliest = (steps: readonly WeatherStep[]): { step: WeatherStep; chance: Chance } | undefined =>
  steps.reduce<{ step: WeatherStep; chance: Chance } | undefined>(
    (high, step) =>
      step.pop === undefined || (high && high.chance.pop >= step.pop)
        ? high
        : { step, chance: { atDt: step.dt, pop: step.pop } },
    undefined,
  )

/**
 * Signs of rain in dry steps.
 *
 * @param day steps that determine the kind of precipitation where no chance is notable
 */
function inDoubt(steps: readonly WeatherStep[], day: readonly WeatherStep[]): DryUncertainty {
  const most = likeliest(steps)
  const chancesKnown = steps.every(({ pop }) => pop !== undefined)
  const doubt = most && most.chance.pop >= DOUBT_POP ? most : undefined
  return {
    ...(doubt && { doubt: doubt.chance }),
    chancesKnown,
    ...((doubt || !chancesKnown) && precipitationField(doubt ? [doubt.step] : day)),
  }
}

function dry(steps: readonly WeatherStep[], whole: boolean, place: PlaceZone): RainStatement {
  const most = likeliest(steps)
  const chancesKnown = steps.every(({ pop }) => pop !== undefined)
  const mm = steps.reduce((sum, { rainMm = 0 }) => sum + rainMm, 0)
  const isDamp = mm >= TRACE_MM
  if (isDamp) return { kind: 'trace', mm, chancesKnown, ...precipitationField(steps) }
  if (most && most.chance.pop >= LIKELY_POP)
    return { kind: 'trace', likely: most.chance, chancesKnown, ...precipitationField([most.step]) }
  return { kind: 'dry', span: coverage(steps, whole, place), ...inDoubt(steps, steps) }
}

/** Signs of rain in the dry steps of a wet day; empty if there are none. */
function betweenOf(steps: readonly WeatherStep[]): { between?: DryUncertainty } {
  const dryOnes = steps.filter((step) => (step.rainMm ?? 0) < wetThresholdMm(step))
  const between = inDoubt(dryOnes, steps)
  return between.doubt || !between.chancesKnown ? { between } : {}
}

const isShower = ({ startDt, endDt, mm }: Spell): boolean =>
  endDt - startDt <= SHOWER_HOURS * 3600 && mm < SHOWER_MM

/**
 * Summarises a day's rain. `whole` means that the steps cover the full day. If an amount is
 * missing, the statement is unknown, with the known rain only.
 */
export function createRainStatement(
  steps: readonly WeatherStep[],
  whole: boolean,
  place: PlaceZone,
): RainStatement {
  const runs = spells(steps)
  if (!runs) {
    const leastMm = steps.flatMap(({ rainMm }) => rainMm ?? []).reduce((sum, known) => sum + known, 0)
    return { kind: 'unknown', ...(leastMm >= TRACE_MM && { leastMm }), ...precipitationField(steps) }
  }
  const wet = runs.filter((run) => run.wet)
  const [first] = wet
  if (!first) return dry(steps, whole, place)
  const mm = wet.reduce((sum, run) => sum + run.mm, 0)
  const also = { ...precipitationField(steps), ...betweenOf(steps) }
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
