import { BoundedQueue } from '../../timing/bounded-queue.ts'

interface Line {
  queue: BoundedQueue
  callers: number
}

/** Limits concurrent tasks per key; further tasks wait in an unbounded queue. */
export class QueuePerKey {
  readonly #atOnce: number
  readonly #lines = new Map<string, Line>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? {
      // `refusal` is never used: the queue is unbounded.
      queue: new BoundedQueue({ atOnce: this.#atOnce, refusal: Error }),
      callers: 0,
    }
    this.#lines.set(key, line)
    line.callers += 1
    try {
      return await line.queue.run(work)
    } finally {
      line.callers -= 1
      if (line.callers === 0) this.#lines.delete(key)
    }
  }
}
