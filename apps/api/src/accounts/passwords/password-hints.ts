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
/** Without a question for so long, the thread goes, and its memory with it, in ms. */
const IDLE_MS = 60_000

/**
 * Says why a password is easily guessed. The lists for that are loaded with the first question, in a thread of their
 * own: loading takes as long as answering hundreds of other requests would. The thread has one question at a time, so
 * one that it dies of, or is too long at, costs nobody else an answer.
 */
export class PasswordHints {
  readonly #longestMs: number
  readonly #idleMs: number
  readonly #turns = new BoundedQueue({ atOnce: 1, mayWait: MOST_WAITING, refusal: overloaded })
  readonly #end = new AbortController()
  #thread: Worker | undefined
  #idle: NodeJS.Timeout | undefined

  constructor({ longestMs = LONGEST_MS, idleMs = IDLE_MS } = {}) {
    this.#longestMs = longestMs
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
        const answer = once(thread, 'message', { signal })
        thread.postMessage(question)
        const [weakness] = await answer
        return weakness
      })
    } catch {
      // What went wrong may name the password; that it did is said by the 503.
      await this.#sleep()
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
    this.#thread = thread
    return thread
  }

  async #sleep(): Promise<void> {
    clearTimeout(this.#idle)
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }
}

function overloaded(): AppError {
  return new AppError('overloaded', { retryAfter: 2 })
}
