/** Interval between the lines about a flood, in ms. */
const EVERY_MS = 60_000
/** Default number of keys tracked. Further keys count together as one flood. */
const MAX_KEYS = 1_000

export interface FloodCounts {
  readonly more?: number
  /** The suppressed events have several keys, not only the key of this line. */
  readonly others?: true
}

interface Flood {
  more: number
  log: (flooded: FloodCounts) => void
}

/**
 * Prevents a flood from filling the log. The first line of a key is written at once. After that,
 * one line a minute gives the number of events, until a minute has none.
 */
export class FloodLog {
  readonly #floods = new Map<string, Flood>()
  readonly #others: Flood = { more: 0, log: () => {} }
  readonly #mostKeys: number
  #timer: NodeJS.Timeout | undefined

  /** @param mostKeys maximum number of keys tracked at a time */
  constructor(mostKeys = MAX_KEYS) {
    this.#mostKeys = mostKeys
  }

  /** @param log writes the line; the last function is called for several events */
  tell(key: string, log: (flooded: FloodCounts) => void): void {
    const known = this.#floods.get(key)
    if (known === undefined && this.#floods.size < this.#mostKeys) {
      this.#floods.set(key, { more: 0, log })
      log({})
    } else {
      const flood = known ?? this.#others
      flood.more += 1
      flood.log = log
    }
    this.#timer ??= setInterval(() => this.#sum(), EVERY_MS).unref()
  }

  #sum(): void {
    for (const [key, flood] of this.#floods) {
      if (flood.more === 0) this.#floods.delete(key)
      else flood.log({ more: flood.more })
      flood.more = 0
    }
    if (this.#others.more > 0) this.#others.log({ more: this.#others.more, others: true })
    this.#others.more = 0
    if (this.#floods.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
