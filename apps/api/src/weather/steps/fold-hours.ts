import { addPrecipitation, type Precipitation } from './precipitation.ts'
import type { Condition, Step } from './step.ts'

const HOUR = 3600
const STEP = 3 * HOUR

/**
 * One hour of an hourly forecast. Instants hold at `at`; the sums, the gust and the chance are of the hour that ENDS at
 * `at`.
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
  /** The provider's own code for the weather from `at` on. */
  code?: Code | undefined
  gustMs?: number | undefined
  /** 0..1 */
  chance?: number | undefined
  fallen?: Precipitation | undefined
  /** Snow depth at `at`. */
  snowDepthM?: number | undefined
  /** Greatest possible amount, mm, from a provider that gives a range. */
  mostMm?: number | undefined
}

export interface CodeTable<Code> {
  /** Orders codes by how much they matter outdoors. */
  severity: (code: Code) => number
  condition: (code: Code) => Condition | undefined
  /** The same weather by WMO's code of present weather (table 4677). */
  wmo: (code: Code) => number | undefined
}

/**
 * Folds hours into 3-hour steps on 3-hour marks of UTC. In a step `[t, t+3h)` instants are those at t; minimum and
 * maximum temperature are over t..t+3h; rain and snow are the sums, gust and chance the maxima, of the hours that end
 * at t+1h, t+2h and t+3h; the weather is the most severe of t, t+1h and t+2h. A sum, an extreme or a most severe of
 * which one hour is unknown is itself unknown, never smaller or milder than it was. A step whose temperature at t is
 * unknown is left out: gaps stay gaps.
 * Where a zone stands half an hour off, a provider's hours may too; the marks then move with them.
 * @param isDay for steps whose hours do not say
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

/** Unknown as soon as one part is. */
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
