import { Worker } from 'node:worker_threads'
import type { PasswordQuestion } from '@smart-farming/contracts/accounts/password-hint'
import type { WeakPassword } from '@smart-farming/contracts/schema/problems'
import { AppError } from '../../app-error.ts'
import { passwordJudgeWorker } from '../../paths.ts'
import type { PasswordToJudge } from './password-judge-worker.ts'

/** Questions that may wait, some milliseconds each; before the first, 0.3 s for the lists. */
const MOST_WAITING = 20
/** Without a question for so long, the worker goes, and its memory with it. */
const IDLE_MS = 60_000

/**
 * Says why a password is easily guessed. The lists for that are loaded with the first question, in a thread of their
 * own: loading takes as long as answering hundreds of other requests would.
 */
export class PasswordHints {
  readonly #idleMs: number
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  /** In the order in which they were asked. */
  #waiting: PromiseWithResolvers<WeakPassword | undefined>[] = []

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs
  }

  /** True while there is a thread. */
  get isAwake(): boolean {
    return this.#worker !== undefined
  }

  /**
   * @returns undefined when there is nothing to say against the password
   * @throws {AppError} `overloaded`
   */
  async about({
    password,
    username = '',
    farmName = '',
    location = '',
  }: PasswordQuestion): Promise<WeakPassword | undefined> {
    if (this.#waiting.length >= MOST_WAITING) throw overloaded()
    const answer = Promise.withResolvers<WeakPassword | undefined>()
    const worker = this.#worker ?? this.#wake()
    this.#waiting.push(answer)
    clearTimeout(this.#idle)
    worker.postMessage({ password, own: [username, farmName, location] } satisfies PasswordToJudge)
    return answer.promise
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  #wake(): Worker {
    // Nothing of the process's own is passed on; a list that grew beyond all bounds would end the thread, not the
    // product.
    const worker = new Worker(passwordJudgeWorker, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    })
    worker.unref()
    worker.on('message', (weakness: WeakPassword | undefined) => {
      this.#waiting.shift()?.resolve(weakness)
      if (this.#waiting.length === 0) this.#sleepSoon(worker)
    })
    // What went wrong may name the password; that it did is said by the 503.
    worker.on('error', () => {})
    worker.on('exit', () => {
      // One that was sent to sleep has answered everything; whoever waits now waits for the next.
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const { reject } of this.#waiting.splice(0)) reject(overloaded())
    })
    this.#worker = worker
    return worker
  }

  #sleepSoon(worker: Worker): void {
    this.#idle = setTimeout(() => {
      this.#worker = undefined
      void worker.terminate()
    }, this.#idleMs)
    this.#idle.unref()
  }
}

function overloaded(): AppError {
  return new AppError('overloaded', { retryAfter: 2 })
}
