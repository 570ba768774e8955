import { addPrecipitation, type Precipitation } from './precipitation.ts'
import type { Condition, Step } from './step.ts'

const HOUR = 3600
const STEP = 3 * HOUR

/**
 * One hour of an hourly forecast. Instantaneous values apply at `at`. Sums, gust and chance apply
 * to the hour that ENDS at `at`.
 */
export interface Hour<Code> {
  /** Unix seconds, UTC. */
  at: number
  tempC?: number | undefined
  feelsLikeC?: number | undefined
  dewPointC?: number | undefined
  humidity?: number | undefined
  pressureHpa?: number | undefined
  cloud?: number | undefined
  windMs?: number | undefined
  windFrom?: number | undefined
  visibilityM?: number | undefined
  isDay?: boolean | undefined
  /** The provider's code for the weather from `at` on. */
  code?: Code | undefined
  gustMs?: number | undefined
  /** Chance of precipitation, 0..1. */
  chance?: number | undefined
  fallen?: Precipitation | undefined
  /** At `at`, in metres. */
  snowDepthM?: number | undefined
  /** Upper end of the amount in mm, if the provider reports a range. */
  mostMm?: number | undefined
}

export interface CodeTable<Code> {
  /** Severity rank of a code: the higher, the worse for outdoor work. */
  severity: (code: Code) => number
  condition: (code: Code) => Condition | undefined
  /** WMO code of present weather (table 4677). */
  wmo: (code: Code) => number | undefined
}

/**
 * Folds hours into 3-hour steps that start on 3-hour marks of UTC.
 * In a step `[t, t+3h)`, instantaneous values are those at t. Minimum and maximum temperature cover
 * t to t+3h. Rain and snow are the sums, and gust and chance the maxima, of the hours that end at
 * t+1h, t+2h and t+3h. The weather code is the most severe of t, t+1h and t+2h.
 * A value that needs an unknown hour is unknown. A step without a temperature at t is left out.
 * If a zone with a half-hour offset shifts the provider's hours, the marks shift with them.
 * @param isDay used for steps whose hours do not state whether it is day
 */
export function foldHours<Code>(
  hours: readonly Hour<Code>[],
  table: Pick<CodeTable<Code>, 'severity' | 'condition'>,
  isDay: (at: number) => boolean,
): Step[] {
  const byTime = new Map(hours.map((hour) => [hour.at, hour]))
  const phase = (hours[0]?.at ?? 0) % HOUR
  const steps: Step[] = []
  for (const first of byTime.values()) {
    if ((first.at - phase) % STEP !== 0 || first.tempC === undefined) continue
    const at = (offset: number) => byTime.get(first.at + offset * HOUR)
    const inside = [first, at(1), at(2)]
    const ends = [at(1), at(2), at(3)]
    const span = [...inside, at(3)].map((hour) => hour?.tempC)
    steps.push({
      at: first.at,
      tempC: first.tempC,
      feelsLikeC: first.feelsLikeC,
      minC: combine(span, Math.min),
      maxC: combine(span, Math.max),
      pressureHpa: first.pressureHpa,
      humidity: first.humidity,
      dewPointC: first.dewPointC,
      cloud: first.cloud,
      windMs: first.windMs,
      windFrom: first.windFrom,
      visibilityM: first.visibilityM,
      gustMs: combine(
        ends.map((hour) => hour?.gustMs),
        Math.max,
      ),
      chance: combine(
        ends.map((hour) => hour?.chance),
        Math.max,
      ),
      fallen: combine(
        ends.map((hour) => hour?.fallen),
        addPrecipitation,
      ),
      condition: combine(
        inside.map((hour) => hour?.code),
        (...codes) => worst(codes, table),
      ),
      isDay: first.isDay ?? isDay(first.at),
    })
  }
  return steps
}

function combine<Part, Whole>(
  parts: readonly (Part | undefined)[],
  how: (...known: Part[]) => Whole,
): Whole | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? how(...known) : undefined
}

function worst<Code>(
  codes: readonly Code[],
  table: Pick<CodeTable<Code>, 'severity' | 'condition'>,
): Condition | undefined {
  const [gravest] = codes.toSorted((a, b) => table.severity(b) - table.severity(a))
  return gravest === undefined ? undefined : table.condition(gravest)
}
