import { trend } from '../trend.ts'
import type { SoakSample } from './sample.ts'
import type { SoakOutcome } from './send-request.ts'

/** Allowed growth of memory, in per cent per hour. */
const MOST_GROWTH = 1
/** Minimum number of samples for a trend. */
const FEWEST = 10
/** Allowed change in open files since the warm-up. */
const FILES = 5
/** Allowed share of errors in calm seconds on a busy machine; more means a lasting fault. */
const UNWELL = 0.1
/** Ten for the requests, two for the price refresh queue, one for bulk work. */
const POOL = 13

/** The calm seconds of a minute. */
export interface CalmMinute {
  minute: number
  answered: number
  /** Server errors among them: 500 and above. */
  failed: number
}

/** Observations of a soak. */
export interface SoakObservations {
  samples: readonly SoakSample[]
  /** Initial minutes in which memory may grow: caches fill and the compiler works. */
  warmUp: number
  /** Answers with 500, and requests without any answer. */
  broken: readonly SoakOutcome[]
  /** Requests and failures long enough after a fault, by minute. */
  calm: readonly CalmMinute[]
  /** The product's exit code, if it exited by itself. */
  ended: number | string | undefined
}

export interface SoakVerdict {
  /** Measurements, one per line. */
  lines: string[]
  /** Violations; empty for a pass. */
  breaches: string[]
}

/**
 * Judges a soak. Memory growth is a breach if even its lower confidence bound (two standard errors) is too high: a
 * short run has wide margins, and states them.
 */
export function judgeSoak({ samples, warmUp, broken, calm, ended }: SoakObservations): SoakVerdict {
  const settled = samples.filter(({ minute }) => minute > warmUp)
  const growth = [growthOf('RSS', settled, 'rssMb'), growthOf('heap after a collection', settled, 'heapMb')]
  // Permanent files are still being opened in the first minute.
  const files = samples.slice(1).flatMap((sample) => sample.files ?? [])
  const [base = 0, end = base] = [files[0], files.at(-1)]
  const most = Math.max(0, ...samples.map(({ connections }) => connections))
  const failed = calm.reduce((sum, one) => sum + one.failed, 0)
  const answered = calm.reduce((sum, one) => sum + one.answered, 0)
  return {
    lines: [
      ...growth.map(({ line }) => line),
      files.length === 0 ? 'open files: not known on this system' : `open files: ${base} -> ${end}`,
      `lines to the database: ${most} at most`,
      `500s and requests without an answer: ${broken.length}`,
      `errors in calm seconds: ${failed} of ${answered}`,
    ],
    breaches: [
      ...growth.flatMap(({ breach }) => breach ?? []),
      ...(Math.abs(end - base) > FILES ? [`open files went from ${base} to ${end}`] : []),
      ...(most > POOL ? [`${most} lines to the database, where ${POOL} may be`] : []),
      ...broken.slice(0, 20).map(told),
      ...calm
        .filter((one) => one.failed > UNWELL * one.answered)
        .map((one) => `not well again in minute ${one.minute}: ${one.failed} of ${one.answered} failed`),
      ...(ended === undefined ? [] : [`the product ended with ${ended}`]),
    ],
  }
}

function growthOf(what: string, samples: readonly SoakSample[], field: 'rssMb' | 'heapMb') {
  if (samples.length < FEWEST)
    return {
      line: `${what}: too short to judge; ${FEWEST} minutes after the warm-up are the least`,
      breach: undefined,
    }
  const first = samples[0]?.[field] ?? Number.NaN
  const last = samples.at(-1)?.[field] ?? Number.NaN
  const { slope, error } = trend(samples.map((sample) => [sample.minute, sample[field]]))
  // From MB a minute to per cent an hour.
  const [perHour, margin] = [slope, 2 * error].map((value) => (value * 60 * 100) / first) as [number, number]
  const figures = `${perHour.toFixed(1)} +- ${margin.toFixed(1)} % an hour (${first.toFixed(1)} -> ${last.toFixed(1)} MB)`
  const seen = `this run could show a leak of ${(MOST_GROWTH + margin).toFixed(1)} % an hour or more`
  return {
    line: `${what}: ${figures}; ${seen}`,
    breach: perHour - margin > MOST_GROWTH ? `${what} grows: ${figures}` : undefined,
  }
}

const told = ({ name, path, status, ms, said = '' }: SoakOutcome): string =>
  `${name}, ${path}: ${status} after ${ms.toFixed(0)} ms ${said}`
