/** One of pino's destinations, which writes without blocking the process. */
interface Destination {
  write(text: string): unknown
  flushSync(): void
}

/** Number of characters that trigger a write. */
const ENOUGH = 65_536
/** Maximum time that a line waits, in ms. */
const WITHIN_MS = 250

/**
 * Buffers log lines briefly, because one write per line would cost more than the request. The
 * destination's own buffer is slower: it recalculates its whole size for every line.
 */
export class BufferedLog implements Destination {
  readonly #destination: Destination & { destroy(): void }
  #lines: string[] = []
  #length = 0
  #timer: NodeJS.Timeout | undefined
  #abandoned = false

  constructor(destination: Destination & { destroy(): void }) {
    this.#destination = destination
  }

  write(line: string): void {
    this.#lines.push(line)
    this.#length += line.length
    if (this.#length >= ENOUGH) this.#passOn()
    else this.#timer ??= setTimeout(() => this.#passOn(), WITHIN_MS).unref()
  }

  /**
   * Stops writing after the destination has failed. Flushing it would retry endlessly (sonic-boom
   * 4, which pino uses).
   */
  abandon(): void {
    this.#abandoned = true
    // Prevents the destination from flushing when the process ends.
    this.#destination.destroy()
  }

  /** Writes everything synchronously, for the end of the process. */
  flushSync(): void {
    this.#passOn()
    if (!this.#abandoned) this.#destination.flushSync()
  }

  #passOn(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#lines.length === 0) return
    const text = this.#lines.join('')
    this.#lines = []
    this.#length = 0
    if (!this.#abandoned) this.#destination.write(text)
  }
}
