interface Bytes<V> {
  /** Most bytes of all entries together. */
  most: number
  /** How many an entry takes. */
  of: (value: V) => number
}

/** Keeps at most so many entries, and so many bytes of them, and lets go of the one that was asked for longest ago. */
export class LeastRecent<V> {
  readonly #limit: number
  readonly #bytes: Bytes<V> | undefined
  readonly #entries = new Map<string, V>()
  #held = 0

  constructor(limit: number, bytes?: Bytes<V>) {
    this.#limit = limit
    this.#bytes = bytes
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    // A Map keeps the order of insertion: putting it in again makes it the youngest.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  /** Keeps an entry; one that has more bytes than all may have takes the others along, and is not kept. */
  set(key: string, value: V): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#held += this.#sizeOf(value)
    while (this.#entries.size > this.#limit || this.#held > (this.#bytes?.most ?? 0)) {
      const [oldest] = this.#entries.keys()
      if (oldest === undefined) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#held -= this.#sizeOf(value)
  }

  #sizeOf(value: V): number {
    return this.#bytes?.of(value) ?? 0
  }
}
