/** Interval between the lines about a flood, in ms. */
const EVERY_MS = 60_000
/** Default number of keys tracked; further keys count together as one flood. */
const MAX_KEYS = 1_000

/** Number of similar events since the previous line, if there were any. */
export interface FloodCounts {
  readonly more?: number
  /** Set if the suppressed events have several keys, not only this line's. */
  readonly others?: true
}

interface Flood {
  more: number
  log: (flooded: FloodCounts) => void
}

/**
 * Keeps a flood from filling the log: the first line of a key is written at once, then one line a minute with the
 * number of events, until a minute has none.
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

  /** @param log writes the line; if several events become one line, the last event's function is called */
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
