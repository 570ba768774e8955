import { trend } from '../trend.ts'
import type { SoakOutcome } from './ask.ts'
import type { SoakSample } from './sample.ts'

/** Growth of memory that may be, in per cent an hour. */
const MOST_GROWTH = 1
/** From fewer samples no line is drawn. */
const FEWEST = 10
/** Open files more or less than after the warm-up. */
const FILES = 5
/** Share of errors in calm seconds that a machine with other work to do may have; more is a fault that lasts. */
const UNWELL = 0.1
/** Ten for the requests, two for the queue of price refreshes, one for work in bulk. */
const POOL = 13

/** The calm seconds of a minute. */
export interface Calm {
  minute: number
  answered: number
  /** Of these, errors of ours: 500 and more. */
  failed: number
}

/** What a soak saw. */
export interface Seen {
  samples: readonly SoakSample[]
  /** Minutes at the beginning in which memory may grow: caches fill and the compiler works. */
  warmUp: number
  /** Answers with 500, and requests without any answer. */
  broken: readonly SoakOutcome[]
  /** What was asked and answered while nothing had been wrong for a while, a minute each. */
  calm: readonly Calm[]
  /** The product's exit code, when it ended by itself. */
  ended: number | string | undefined
}

export interface SoakVerdict {
  /** What was measured, a line each. */
  lines: string[]
  /** What must not be; none is good. */
  breaches: string[]
}

/**
 * Judges a soak. Memory is a breach when it grows faster than it may even at the lower end of what the samples allow
 * (two standard errors): a short run has wide margins, and says how wide.
 */
export function judge({ samples, warmUp, broken, calm, ended }: Seen): SoakVerdict {
  const settled = samples.filter(({ minute }) => minute > warmUp)
  const growth = [growthOf('RSS', settled, 'rssMb'), growthOf('heap after a collection', settled, 'heapMb')]
  // The first minute still opens what stays open.
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
