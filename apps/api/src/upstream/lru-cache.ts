interface Bytes<V> {
  most: number
  /** In bytes. */
  of: (value: V) => number
}

/** LRU cache with limits on the number of entries and on their total size. */
export class LruCache<V> {
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
    // A Map keeps insertion order, so inserting again makes the entry the newest.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  /** Stores an entry. An entry above the total limit empties the cache and is not stored. */
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
