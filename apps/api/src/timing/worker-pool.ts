import { AsyncLocalStorage } from 'node:async_hooks'
import { Piscina } from 'piscina'
import { AppError } from '../app-error.ts'
import { TooLate } from './deadline.ts'

/** A task ran longer, or took more memory, than it may. */
export class TaskTooLong extends TooLate {
  override name = 'TaskTooLong'
}

/** Pure functions that a thread can run: one argument, and an answer, that can be cloned. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>

/** Runs one of these tasks by its name. */
export type Run<T extends Tasks> = <Name extends keyof T & string>(
  name: Name,
  input: Parameters<T[Name]>[0],
) => Promise<Awaited<ReturnType<T[Name]>>>

/** A task as it reaches the thread, which writes the time at which it starts into `startedNs`. */
export interface Posted {
  readonly name: string
  readonly input: never
  readonly startedNs: BigInt64Array
}

export interface PoolOptions {
  /** The threads' entry, which exports `answer`, the {@link answerPosted} of its tasks. */
  readonly script: string
  /** Longest that a task, or all that share a deadline, may run, in ms from the start; the thread is then replaced. */
  readonly deadlineMs: number
  /** Longest that a task waits for a thread, in ms. */
  readonly waitMs: number
  /** How many threads; {@link THREADS} unless given. */
  readonly threads?: number
}

/** More than one, so that a thread that is being replaced holds up nobody. */
const THREADS = 2
const MOST_WAITING = 100
/** Of one thread, MiB. */
const MOST_HEAP_MB = 256

/** How long the tasks have run that share a deadline, in ms. */
const sharing = new AsyncLocalStorage<{ ranMs: number }>()

/** Runs work whose tasks share one deadline, such as the answer to one message. */
export function withSharedDeadline<T>(work: () => Promise<T>): Promise<T> {
  return sharing.run({ ranMs: 0 }, work)
}

/** Runs tasks of these in this thread: for scripts and tests, which nobody else waits for. */
export function runHere<T extends Tasks>(tasks: T): Run<T> {
  return async (name, input) => (await tasks[name]?.(input as never)) as never
}

/** Answers posted tasks, in a thread of the pool. */
export function answerPosted(tasks: Tasks): (posted: Posted) => unknown {
  return ({ name, input, startedNs }) => {
    Atomics.store(startedNs, 0, process.hrtime.bigint())
    return tasks[name]?.(input)
  }
}

/** Threads for tasks whose time depends on a stranger's input. */
export class WorkerPool<T extends Tasks> {
  readonly #options: PoolOptions
  #pool: Piscina | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** Starts the threads; otherwise the first task does. */
  start(): void {
    this.#started()
  }

  #started(): Piscina {
    const { script, threads = THREADS } = this.#options
    this.#pool ??= new Piscina({
      filename: script,
      name: 'answer',
      minThreads: threads,
      maxThreads: threads,
      // A thread that waits must not block its own timers.
      atomics: 'disabled',
      // Nothing of the process's own is passed on.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    })
    return this.#pool
  }

  /**
   * Runs a task in a thread.
   *
   * @throws {TaskTooLong}
   * @throws {AppError} `overloaded` when too many wait, or this one waited too long
   * @throws whatever the task throws
   */
  readonly run: Run<T> = async (name, input) => {
    const pool = this.#started()
    if (pool.queueSize >= MOST_WAITING) throw overloaded()
    const shared = sharing.getStore() ?? { ranMs: 0 }
    const deadlineMs = this.#options.deadlineMs - shared.ranMs
    if (deadlineMs <= 0) throw new TaskTooLong('no time is left')
    const startedNs = new BigInt64Array(new SharedArrayBuffer(8))
    const end = new AbortController()
    const watch = this.#watch(startedNs, deadlineMs, end)
    try {
      return await pool.run({ name, input, startedNs } satisfies Posted | object, { signal: end.signal })
    } catch (error) {
      if (end.signal.aborted) throw end.signal.reason
      if (isOutOfMemory(error)) throw new TaskTooLong('a task took too much memory', { cause: error })
      throw error
    } finally {
      watch.clear()
      const started = Atomics.load(startedNs, 0)
      if (started !== 0n) shared.ranMs += msSince(started)
    }
  }

  /** Ends the threads; what still runs fails. */
  async close(): Promise<void> {
    await this.#pool?.destroy()
  }

  #watch(startedNs: BigInt64Array, deadlineMs: number, end: AbortController): { clear(): void } {
    const { waitMs } = this.#options
    const postedNs = process.hrtime.bigint()
    const check = () => {
      const started = Atomics.load(startedNs, 0)
      const [since, mayTake] = started === 0n ? [postedNs, waitMs] : [started, deadlineMs]
      const leftMs = mayTake - msSince(since)
      if (leftMs > 0) timer = setTimeout(check, Math.ceil(Math.min(leftMs, deadlineMs)))
      else end.abort(started === 0n ? overloaded() : new TaskTooLong('not done in time'))
    }
    let timer = setTimeout(check, deadlineMs)
    return { clear: () => clearTimeout(timer) }
  }
}

const msSince = (ns: bigint): number => Number(process.hrtime.bigint() - ns) / 1e6

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function overloaded(): AppError {
  return new AppError('overloaded', { retryAfter: 5 })
}
