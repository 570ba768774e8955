import { WaitingLine } from './waiting-line.ts'

/**
 * Lets so many queries run at once and keeps the others waiting here, not in the driver: the driver would send them behind a
 * stuck query on the same connection, and would still run them long after their callers were told that they failed. The last few
 * turns are kept for what every request needs, so that one table that is locked does not hold up everybody.
 */
export class Turns {
  #free: number
  readonly #kept: number
  readonly #first: WaitingLine
  readonly #others: WaitingLine

  /**
   * @param size how many run at once
   * @param kept how many of them only go to who is `first`; less than `size`
   */
  constructor(size: number, kept = 0) {
    this.#free = size
    this.#kept = kept
    this.#first = new WaitingLine(size)
    this.#others = new WaitingLine(size - kept)
  }

  /**
   * Takes a turn, in order of asking; {@link give} must follow. A promise only when there is none free.
   *
   * @param first goes before the others, and may have the turns that are kept
   * @throws {DatabaseUnavailable} without a turn after `withinMs`, or at once where that is foreseen; there is nothing to give back then
   */
  take(withinMs: number, first = false): Promise<void> | undefined {
    if (this.#free > (first ? 0 : this.#kept)) {
      this.#free -= 1
      return undefined
    }
    return (first ? this.#first : this.#others).wait(withinMs)
  }

  give(): void {
    if (!this.#first.isEmpty) this.#first.next()
    else if (this.#free >= this.#kept && !this.#others.isEmpty) this.#others.next()
    else this.#free += 1
  }
}
