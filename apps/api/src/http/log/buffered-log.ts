/** Destination of the buffered text: one of pino's, which writes without blocking the process. */
interface Destination {
  write(text: string): unknown
  flushSync(): void
}

/** Characters that trigger a write at once. */
const ENOUGH = 65_536
/** Longest that a line waits, in ms. */
const WITHIN_MS = 250

/**
 * Buffers log lines briefly, because a write for each would cost more than its request. The destination's own buffer
 * measures its whole content anew with every line.
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

  /** Stops writing: the destination has failed, and flushing it would retry for ever (sonic-boom 4, pino's). */
  abandon(): void {
    this.#abandoned = true
    // Otherwise it flushes by itself when the process ends.
    this.#destination.destroy()
  }

  /** Writes everything synchronously: for the end of the process. */
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
