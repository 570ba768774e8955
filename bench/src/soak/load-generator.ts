import { Agent } from 'node:http'
import type { SoakRequest } from './requests.ts'
import { type SoakOutcome, sendRequest } from './send-request.ts'

/** Polling interval for due requests, in ms. */
const TICK_MS = 5

/** Farmers who arrive at a steady rate, whether or not the earlier ones have been answered. */
export class LoadGenerator {
  readonly #url: string
  readonly #perSecond: number
  readonly #next: () => SoakRequest
  readonly #onOutcome: (outcome: SoakOutcome) => void
  readonly #pending = new Set<Promise<void>>()
  #agent = newAgent()
  #timer: NodeJS.Timeout | undefined

  constructor(
    url: string,
    perSecond: number,
    next: () => SoakRequest,
    onOutcome: (outcome: SoakOutcome) => void,
  ) {
    this.#url = url
    this.#perSecond = perSecond
    this.#next = next
    this.#onOutcome = onOutcome
  }

  start(): void {
    const startedAt = performance.now()
    let sent = 0
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) * this.#perSecond) / 1000)
      for (; sent < due; sent += 1) this.#send(startedAt + (sent * 1000) / this.#perSecond)
    }, TICK_MS)
  }

  /** Stops new requests; resolves when the last is answered and all connections are closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#pending)
    this.#agent.destroy()
    this.#agent = newAgent()
  }

  #send(dueAt: number): void {
    const asking = sendRequest(this.#url, this.#next(), this.#agent).then((outcome) => {
      this.#pending.delete(asking)
      this.#onOutcome({ ...outcome, ms: performance.now() - dueAt })
    })
    this.#pending.add(asking)
  }
}

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 2_048 })
