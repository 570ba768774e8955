import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PasswordHintRequest } from '@smart-farming/contracts/accounts/password-hint'
import type { WeakPassword } from '@smart-farming/contracts/schema/problems'
import { AppError } from '../../app-error.ts'
import { passwordJudgeWorker } from '../../paths.ts'
import { BoundedQueue } from '../../timing/bounded-queue.ts'
import { runWithDeadline } from '../../timing/deadline.ts'
import type { PasswordCheckRequest } from './password-judge-worker.ts'

/** Maximum number of queued questions. Each takes a few milliseconds; the first also waits 0.3 s for the lists. */
const MAX_WAITING = 19
/** Maximum time to wait for a turn, and maximum time for an answer, in ms. */
const MAX_MS = 5_000
/** Maximum time for loading the lists, in ms: even a machine that stays busy must load them eventually. */
const LOADING_MS = 60_000
/** Idle time after which the thread and its memory are released, in ms. */
const IDLE_MS = 60_000

/**
 * Explains why a password is easily guessed. The first question loads the lists, in a separate thread: loading takes as
 * long as hundreds of other requests. The thread takes one question at a time, so a question that kills the thread or
 * takes too long does not cost anybody else an answer. Questions that are only waiting for the lists survive that.
 */
export class PasswordHints {
  readonly #longestMs: number
  readonly #loadingMs: number
  readonly #idleMs: number
  readonly #turns = new BoundedQueue({ atOnce: 1, mayWait: MAX_WAITING, refusal: overloaded })
  readonly #end = new AbortController()
  #thread: Worker | undefined
  /** Timer that ends the thread if the lists are not loaded in time; undefined once they are. */
  #loading: NodeJS.Timeout | undefined
  #idle: NodeJS.Timeout | undefined

  constructor({ longestMs = MAX_MS, loadingMs = LOADING_MS, idleMs = IDLE_MS } = {}) {
    this.#longestMs = longestMs
    this.#loadingMs = loadingMs
    this.#idleMs = idleMs
  }

  /** True while the thread exists. */
  get isAwake(): boolean {
    return this.#thread !== undefined
  }

  /**
   * @returns the weakness; undefined if the password is fine
   * @throws {AppError} `overloaded`: too many questions, the thread died or took too long, or the process is stopping
   */
  async about({
    password,
    username = '',
    farmName = '',
    location = '',
  }: PasswordHintRequest): Promise<WeakPassword | undefined> {
    const question = { password, own: [username, farmName, location] }
    return this.#turns.run(() => this.#ask(question), { withinMs: this.#longestMs })
  }

  /** Ends the thread and refuses the questions that are still waiting. */
  async close(): Promise<void> {
    this.#end.abort()
    await this.#sleep()
  }

  async #ask(question: PasswordCheckRequest): Promise<WeakPassword | undefined> {
    clearTimeout(this.#idle)
    try {
      return await runWithDeadline(this.#longestMs, this.#end.signal, async (signal) => {
        const thread = this.#thread ?? this.#wake()
        if (this.#loading !== undefined) await once(thread, 'message', { signal })
        const answer = once(thread, 'message', { signal })
        thread.postMessage(question)
        const [weakness] = await answer
        return weakness
      })
    } catch {
      if (this.#loading === undefined) await this.#sleep()
      // The error may contain the password, so it is not passed on: the caller only gets a 503.
      throw overloaded()
    } finally {
      this.#idle = setTimeout(() => void this.#sleep(), this.#idleMs).unref()
    }
  }

  #wake(): Worker {
    // The environment is not passed on. If a list grows without bound, that ends the thread, not the process.
    const thread = new Worker(passwordJudgeWorker, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    })
    thread.unref()
    // The pending question already reports why the thread died.
    thread.on('error', () => {})
    thread.once('exit', () => this.#thread === thread && void this.#sleep())
    // The thread's first message means that the lists are loaded.
    thread.once('message', () => this.#haveLists())
    this.#loading = setTimeout(() => void this.#sleep(), this.#loadingMs).unref()
    this.#thread = thread
    return thread
  }

  #haveLists(): void {
    clearTimeout(this.#loading)
    this.#loading = undefined
  }

  async #sleep(): Promise<void> {
    clearTimeout(this.#idle)
    this.#haveLists()
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }
}

function overloaded(): AppError {
  return new AppError('overloaded', { retryAfter: 2 })
}
