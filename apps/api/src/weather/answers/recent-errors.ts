import { isDuring } from '../../timing/wall-clock.ts'

/**
 * Errors that are repeated for a while without a retry. An expired error is released, because its
 * stack keeps everything alive that was in scope where it was thrown.
 */
export class RecentErrors {
  readonly #most: number
  readonly #repeatedMs: number
  /** Oldest first. */
  readonly #errors = new Map<string, { error: unknown; since: number }>()

  /**
   * @param most maximum number of errors held at a time
   * @param repeatedMs how long an error is repeated, in ms
   */
  constructor(most: number, repeatedMs: number) {
    this.#most = most
    this.#repeatedMs = repeatedMs
  }

  get size(): number {
    return this.#errors.size
  }

  /** The error of a key, if it must still be repeated; `now` is in Unix ms, as in {@link note}. */
  get(key: string, now: number): { error: unknown } | undefined {
    this.#letGo(now)
    return this.#errors.get(key)
  }

  note(key: string, error: unknown, now: number): void {
    this.#errors.delete(key)
    this.#errors.set(key, { error, since: now })
    this.#letGo(now)
  }

  #letGo(now: number): void {
    for (const [key, { since }] of this.#errors) {
      if (this.#errors.size <= this.#most && isDuring(since, since + this.#repeatedMs, now)) return
      this.#errors.delete(key)
    }
  }
}
