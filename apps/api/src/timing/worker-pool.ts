import { AsyncLocalStorage } from 'node:async_hooks'
import { Piscina } from 'piscina'
import { AppError } from '../app-error.ts'
import { DeadlineExceeded } from './deadline.ts'
import {
  createTaskClock,
  elapsedMs,
  runningCpuMs,
  runTimed,
  type SharedClock,
  usedCpuMs,
} from './task-clock.ts'

/** A task exceeded its time or memory. */
export class TaskTimeout extends DeadlineExceeded {
  override name = 'TaskTimeout'
}

/** Pure functions that a thread can run. Argument and result must be cloneable. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>

/** Runs a task by its name. */
export type RunTask<T extends Tasks> = <Name extends keyof T & string>(
  name: Name,
  input: Parameters<T[Name]>[0],
) => Promise<Awaited<ReturnType<T[Name]>>>

interface Posted {
  readonly name: string
  readonly input: never
  readonly clock: SharedClock
}

export interface PoolOptions {
  /** Entry of the threads. Exports `answer`, which {@link createTaskHandler} creates. */
  readonly script: string
  /**
   * Maximum processor time of a task, or of all tasks that share a deadline, in ms. A thread that
   * exceeds it is replaced. Other load on the machine does not count.
   */
  readonly deadlineMs: number
  /** Maximum time that a task waits for a thread, in ms. */
  readonly waitMs: number
  /** Maximum number of threads. Defaults to {@link THREADS}. */
  readonly threads?: number
}

/** More than one, so that tasks do not wait for a thread that is being replaced. */
const THREADS = 2
/**
 * Idle time after which a thread ends, in ms. A thread takes 60 MB, and starting another takes half
 * a second.
 */
const IDLE_MS = 600_000
/** Queue length above which callers are refused at once, because an answer would come too late. */
const MAX_WAITING = 100
/** Heap limit of one thread, in MiB. */
const MAX_HEAP_MB = 256
const YOUNG_HEAP_MB = 16
/** Maximum duration of a task, in ms, even if it gets little processor time. */
const MAX_MS = 15_000
/** Interval at which the processor time of a task is read, in ms. */
const LOOK_MS = 100

/** Processor time used by the tasks that share a deadline, in ms. */
const sharing = new AsyncLocalStorage<{ ranMs: number }>()

/** Runs work whose tasks share one deadline, such as the answer to one message. */
export function withSharedDeadline<T>(work: () => Promise<T>): Promise<T> {
  return sharing.run({ ranMs: 0 }, work)
}

/** Runs these tasks in this thread, for scripts and tests, where blocking does not matter. */
export function runInline<T extends Tasks>(tasks: T): RunTask<T> {
  return async (name, input) => (await tasks[name]?.(input as never)) as never
}

/** Creates the handler that runs tasks in a thread of the pool. */
export function createTaskHandler(tasks: Tasks): (posted: Posted) => unknown {
  return ({ name, input, clock }) => runTimed(clock, () => tasks[name]?.(input))
}

/** Threads for tasks whose duration depends on untrusted input. */
export class WorkerPool<T extends Tasks> {
  readonly #options: PoolOptions
  #pool: Piscina | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /**
   * Starts the first thread, so that the first task does not have to. Resolves when the thread has
   * loaded.
   */
  async start(): Promise<void> {
    const pool = this.#started()
    // If a thread cannot load, every task fails as well.
    await pool.run({ name: '', input: undefined, clock: createTaskClock() }).catch(() => {})
  }

  /**
   * Runs a task in a thread.
   * @throws {TaskTimeout}
   * @throws {AppError} `overloaded` when too many tasks wait, or this task waited too long
   * @throws any error of the task
   */
  readonly run: RunTask<T> = async (name, input) => {
    const pool = this.#started()
    if (pool.queueSize >= MAX_WAITING) throw overloaded()
    const shared = sharing.getStore() ?? { ranMs: 0 }
    const leftMs = this.#options.deadlineMs - shared.ranMs
    if (leftMs <= 0) throw new TaskTimeout('no time is left')
    const clock = createTaskClock()
    const end = new AbortController()
    const watch = this.#watch(pool, clock, leftMs, end)
    try {
      return await pool.run({ name, input, clock } satisfies Posted | object, { signal: end.signal })
    } catch (error) {
      if (end.signal.aborted) {
        shared.ranMs += leftMs
        throw end.signal.reason
      }
      if (isOutOfMemory(error)) throw new TaskTimeout('a task took too much memory', { cause: error })
      throw error
    } finally {
      clearInterval(watch)
      shared.ranMs += usedCpuMs(clock)
    }
  }

  /** Ends the threads. Running tasks fail. */
  async close(): Promise<void> {
    await this.#pool?.destroy()
  }

  #started(): Piscina {
    if (this.#pool !== undefined) return this.#pool
    const { script, threads = THREADS } = this.#options
    const ready = new Set<number>()
    const pool = new Piscina({
      filename: script,
      name: 'answer',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      // With atomics, a waiting thread would block its own timers.
      atomics: 'disabled',
      // Threads do not get the environment.
      execArgv: [],
      env: {},
      // With an unlimited young generation, running out of memory would end the process instead of
      // the thread.
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      // Piscina's own balancer assigns queued tasks to threads that are still loading.
      loadBalancer: (_task, threads) =>
        threads.find(({ id, currentUsage }) => ready.has(id) && currentUsage === 0) ?? null,
    })
    pool.on('workerCreate', ({ id }: { id: number }) => ready.add(id))
    this.#pool = pool
    return pool
  }

  #watch(pool: Piscina, clock: SharedClock, leftMs: number, end: AbortController): NodeJS.Timeout {
    const postedAt = performance.now()
    const tooLong = () => end.abort(new TaskTimeout('not done in time'))
    return setInterval(() => {
      const ranFor = elapsedMs(clock)
      if (ranFor === undefined) {
        if (performance.now() - postedAt >= this.#options.waitMs) end.abort(overloaded())
      } else if (ranFor >= MAX_MS) tooLong()
      else if (ranFor >= leftMs)
        // A thread that has ended has already answered or failed.
        runningCpuMs(clock, pool.threads).then(
          (ran) => ran >= leftMs && tooLong(),
          () => {},
        )
    }, LOOK_MS)
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function overloaded(): AppError {
  return new AppError('overloaded', { retryAfter: 5 })
}
