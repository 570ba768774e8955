import type { VectorFunctions } from './vector-function.ts'

/** A line of a vectors file. Each row has arguments and, last, the expected value. */
export interface Vector {
  id: string
  fn: string
  /** Publication that contains the values. */
  src: string
  /** Absolute tolerance, which covers the rounding of the printed values. */
  tol: number
  rows: unknown[][]
}

export interface RowOutcome {
  title: string
  status: 'passed' | 'failed' | 'skipped'
  detail?: string
}

/** Parses a vectors file. @throws Error that names an invalid line */
export function parseVectors(text: string): Vector[] {
  return text
    .split('\n')
    .map((line, i) => [line.trim(), i + 1] as const)
    .filter(([line]) => line !== '')
    .map(([line, number]) => {
      const value: unknown = JSON.parse(line)
      if (!isVector(value)) throw new Error(`line ${number} is not a vector`)
      return value
    })
}

function isVector(value: unknown): value is Vector {
  if (typeof value !== 'object' || value === null) return false
  const { fn, rows, tol } = value as Partial<Vector>
  return typeof fn === 'string' && typeof tol === 'number' && Array.isArray(rows) && rows.every(Array.isArray)
}

/** Adds a tolerance for binary rounding. Lists are compared item by item. */
function close(got: unknown, want: unknown, tol: number): boolean {
  if (typeof want === 'number') return typeof got === 'number' && Math.abs(got - want) <= tol + 1e-9
  if (Array.isArray(want))
    return (
      Array.isArray(got) && got.length === want.length && want.every((item, i) => close(got[i], item, tol))
    )
  return got === want
}

/**
 * Returns null for an unknown value, as vectors do. A row with unreadable arguments fails alone,
 * without ending the run.
 */
function answer(run: () => unknown): unknown {
  try {
    return run() ?? null
  } catch (error) {
    return String(error)
  }
}

/** Checks every row of the vectors against the function in `fn`. Skips rows without a function. */
export function checkVectors(vectors: readonly Vector[], functions: VectorFunctions): RowOutcome[] {
  return vectors.flatMap(({ id, fn, tol, rows }) =>
    rows.map((row): RowOutcome => {
      const args = row.slice(0, -1)
      const want = row.at(-1)
      const title = `${id} ${fn}(${args.map((arg) => JSON.stringify(arg)).join(', ')}) is ${JSON.stringify(want)}`
      const run = functions.get(fn)
      if (!run) return { title, status: 'skipped' }
      const got = answer(() => run(args))
      if (close(got, want, tol)) return { title, status: 'passed' }
      return { title, status: 'failed', detail: `got ${JSON.stringify(got)}, tolerance ${tol}` }
    }),
  )
}
