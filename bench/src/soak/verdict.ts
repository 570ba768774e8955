import { formatCount, formatPercent, type Row, rowWithLimit } from '../report.ts'
import type { SoakSample } from './sample.ts'

/** Allowed growth of memory, in per cent per hour. */
const MOST_GROWTH = 1
/** Minimum number of samples for a trend. */
const FEWEST = 10
/** Allowed change in open files since the first minute. */
const FILES = 5
/**
 * Allowed share of errors in the calm seconds of a minute. A higher share means a lasting fault.
 */
const UNWELL = 0.1
/**
 * Maximum number of database connections: ten for requests, two for the price refresh queue, one
 * for bulk work.
 */
const POOL = 13

export interface SoakResult {
  samples: readonly SoakSample[]
  /** Initial minutes in which memory may grow. */
  warmUp: number
  /** Number of 500 responses, and of requests without a response. */
  broken: number
  /** Share of server errors (500 and above) in the calm seconds of each minute. */
  errorShares: readonly number[]
  /** True if the product exited by itself. */
  hasExited: boolean
}

/**
 * Judges a soak. Memory growth is too high only if its lower confidence bound (two standard errors)
 * is. Short runs therefore have wide margins, which the table shows.
 */
export function judgeSoak({ samples, warmUp, broken, errorShares, hasExited }: SoakResult): Row[] {
  const settled = samples.filter(({ minute }) => minute > warmUp)
  // Permanent files are still being opened in the first minute.
  const files = samples.slice(1).flatMap((sample) => sample.files ?? [])
  const [first = 0, last = first] = [files[0], files.at(-1)]
  const most = Math.max(0, ...samples.map(({ connections }) => connections))
  return [
    growthOf('Memory an hour', settled, 'rssMb'),
    growthOf('Heap after a collection, an hour', settled, 'heapMb'),
    {
      line: 'Open files after the first minute, and at the end',
      figure: files.length === 0 ? 'not known' : `${first}, ${last}`,
      aim: `${FILES} apart`,
      ...(files.length > 0 && { isMet: Math.abs(last - first) <= FILES }),
    },
    rowWithLimit('Connections to the database', most, POOL, formatCount),
    rowWithLimit('Answers with 500, and requests without an answer', broken, 0, formatCount),
    rowWithLimit(
      'Most errors in the calm seconds of a minute',
      Math.max(0, ...errorShares),
      UNWELL,
      formatPercent,
    ),
    rowWithLimit('Exits of the process', Number(hasExited), 0, formatCount),
  ]
}

function growthOf(line: string, samples: readonly SoakSample[], field: 'rssMb' | 'heapMb'): Row {
  const aim = `${MOST_GROWTH} %`
  if (samples.length < FEWEST)
    return { line, figure: `not known: fewer than ${FEWEST} minutes after the warm-up`, aim }
  const { slope, error } = trend(samples.map((sample) => [sample.minute, sample[field]]))
  // Converts MB per minute to per cent per hour.
  const inPercent = (value: number) => (value * 60 * 100) / (samples[0]?.[field] ?? Number.NaN)
  const [growth, margin] = [inPercent(slope), inPercent(2 * error)]
  const figure = `${growth.toFixed(1)} +- ${margin.toFixed(1)} %`
  return { line, figure, aim, isMet: growth - margin <= MOST_GROWTH }
}

/** Slope of the least-squares line through points, and its standard error. */
function trend(points: readonly (readonly [x: number, y: number])[]): { slope: number; error: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = mean(points.map(([x]) => (x - meanX) ** 2))
  const slope = mean(points.map(([x, y]) => (x - meanX) * (y - meanY))) / spread
  const rest = mean(points.map(([x, y]) => (y - meanY - slope * (x - meanX)) ** 2))
  return { slope, error: Math.sqrt(rest / (points.length - 2) / spread) }
}
