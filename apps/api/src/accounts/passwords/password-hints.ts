import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PasswordQuestion } from '@smart-farming/contracts/accounts/password-hint'
import type { WeakPassword } from '@smart-farming/contracts/schema/problems'
import { AppError } from '../../app-error.ts'
import { passwordJudgeWorker } from '../../paths.ts'
import { BoundedQueue } from '../../timing/bounded-queue.ts'
import { workWithin } from '../../timing/deadline.ts'
import type { PasswordToJudge } from './password-judge-worker.ts'

/** Questions that may wait behind one, some milliseconds each; before the first, 0.3 s for the lists. */
const MOST_WAITING = 19
/** A question waits so long for its turn, and the thread has so long for its answer, in ms. */
const LONGEST_MS = 5_000
/** The thread has so long for the lists, in ms: a machine that is busy for long must get them in the end. */
const LOADING_MS = 60_000
/** Without a question for so long, the thread goes, and its memory with it, in ms. */
const IDLE_MS = 60_000

/**
 * Says why a password is easily guessed. The lists for that are loaded with the first question, in a thread of their
 * own: loading takes as long as answering hundreds of other requests would. The thread has one question at a time, so
 * one that it dies of, or is too long at, costs nobody else an answer. It outlives those that only wait for the lists.
 */
export class PasswordHints {
  readonly #longestMs: number
  readonly #loadingMs: number
  readonly #idleMs: number
  readonly #turns = new BoundedQueue({ atOnce: 1, mayWait: MOST_WAITING, refusal: overloaded })
  readonly #end = new AbortController()
  #thread: Worker | undefined
  /** What ends the thread if the lists are not there by then; undefined once they are. */
  #loading: NodeJS.Timeout | undefined
  #idle: NodeJS.Timeout | undefined

  constructor({ longestMs = LONGEST_MS, loadingMs = LOADING_MS, idleMs = IDLE_MS } = {}) {
    this.#longestMs = longestMs
    this.#loadingMs = loadingMs
    this.#idleMs = idleMs
  }

  /** True while there is a thread. */
  get isAwake(): boolean {
    return this.#thread !== undefined
  }

  /**
   * @returns undefined when there is nothing to say against the password
   * @throws {AppError} `overloaded`: too many ask, the thread died or took too long, or the product ends
   */
  async about({
    password,
    username = '',
    farmName = '',
    location = '',
  }: PasswordQuestion): Promise<WeakPassword | undefined> {
    const question = { password, own: [username, farmName, location] }
    return this.#turns.run(() => this.#ask(question), { withinMs: this.#longestMs })
  }

  /** Whoever still waits is told that there will be no answer. */
  async close(): Promise<void> {
    this.#end.abort()
    await this.#sleep()
  }

  async #ask(question: PasswordToJudge): Promise<WeakPassword | undefined> {
    clearTimeout(this.#idle)
    try {
      return await workWithin(this.#longestMs, this.#end.signal, async (signal) => {
        const thread = this.#thread ?? this.#wake()
        if (this.#loading !== undefined) await once(thread, 'message', { signal })
        const answer = once(thread, 'message', { signal })
        thread.postMessage(question)
        const [weakness] = await answer
        return weakness
      })
    } catch {
      if (this.#loading === undefined) await this.#sleep()
      // What went wrong may name the password; that it did is said by the 503.
      throw overloaded()
    } finally {
      this.#idle = setTimeout(() => void this.#sleep(), this.#idleMs).unref()
    }
  }

  #wake(): Worker {
    // Nothing of the process's own is passed on; a list that grew beyond all bounds would end the thread, not the
    // product.
    const thread = new Worker(passwordJudgeWorker, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    })
    thread.unref()
    // What it dies of is told where its answer is waited for.
    thread.on('error', () => {})
    thread.once('exit', () => this.#thread === thread && void this.#sleep())
    // The first that it says is that it has the lists.
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
