import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PasswordHintRequest } from '@smart-farming/contracts/accounts/password-hint'
import type { WeakPassword } from '@smart-farming/contracts/schema/problems'
import { AppError } from '../../app-error.ts'
import { passwordJudgeWorker } from '../../paths.ts'
import { BoundedQueue } from '../../timing/bounded-queue.ts'
import { runWithDeadline } from '../../timing/deadline.ts'
import type { PasswordCheckRequest } from './password-judge-worker.ts'

/** Each question takes a few milliseconds; the first also waits 0.3 s for the word lists. */
const MAX_WAITING = 19
/** Longest wait for a turn, and longest time for an answer. */
const MAX_MS = 5_000
/** Generous: even a busy machine must be able to load the word lists. */
const LOADING_MS = 60_000
/** Idle time before the thread and its memory are released. */
const IDLE_MS = 60_000

/**
 * Explains why a password is easily guessed. A worker thread holds the word lists, because loading
 * them would block hundreds of requests. The thread handles one question at a time, so a question
 * that kills or stalls it fails alone. A question that times out while the lists load does not end
 * the thread.
 */
export class PasswordHints {
  readonly #longestMs: number
  readonly #loadingMs: number
  readonly #idleMs: number
  readonly #turns = new BoundedQueue({ atOnce: 1, mayWait: MAX_WAITING, refusal: overloaded })
  readonly #end = new AbortController()
  #thread: Worker | undefined
  /** Ends the thread if the lists take too long to load; undefined once loaded. */
  #loading: NodeJS.Timeout | undefined
  #idle: NodeJS.Timeout | undefined

  constructor({ longestMs = MAX_MS, loadingMs = LOADING_MS, idleMs = IDLE_MS } = {}) {
    this.#longestMs = longestMs
    this.#loadingMs = loadingMs
    this.#idleMs = idleMs
  }

  get isAwake(): boolean {
    return this.#thread !== undefined
  }

  /**
   * @returns the weakness; undefined if there is none
   * @throws {AppError} `overloaded` if too many questions wait, the thread fails or the process is
   * stopping
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

  /** Ends the thread and rejects waiting questions. */
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
      // The error may contain the password, so it is not passed on.
      throw overloaded()
    } finally {
      this.#idle = setTimeout(() => void this.#sleep(), this.#idleMs).unref()
    }
  }

  #wake(): Worker {
    // The worker gets no environment. Its memory limits end the thread instead of the process.
    const thread = new Worker(passwordJudgeWorker, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    })
    thread.unref()
    // The pending question already reports the failure.
    thread.on('error', () => {})
    thread.once('exit', () => this.#thread === thread && void this.#sleep())
    // The first message means that the lists are loaded.
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
