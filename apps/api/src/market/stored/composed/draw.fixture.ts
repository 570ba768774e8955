/** Draws that are the same in every run. */
export class Draw {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  one<T>(of: readonly T[]): T {
    const drawn = of[Math.floor(this.next() * of.length)]
    if (drawn === undefined) throw new Error('nothing to draw from')
    return drawn
  }

  shuffled<T>(of: readonly T[]): T[] {
    return of
      .map((one) => ({ one, at: this.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one)
  }
}
