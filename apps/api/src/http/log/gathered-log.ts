/** Where the gathered text goes: a destination of pino, which writes without holding up the process. */
interface Destination {
  write(text: string): unknown
  flushSync(): void
}

/** Characters after which what was gathered goes out at once. */
const ENOUGH = 65_536
/** Longest that a line waits, in ms. */
const WITHIN_MS = 250

/**
 * Gathers log lines for a moment, because a write for each would cost more than the request it tells of. The
 * destination's own gathering measures all that it holds anew with every line.
 */
export class GatheredLog implements Destination {
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
   * Nothing is written any more: the destination has failed, and to flush it would mean to try for ever (pino's does,
   * sonic-boom 4).
   */
  abandon(): void {
    this.#abandoned = true
    // Else it flushes by itself when the process ends.
    this.#destination.destroy()
  }

  /** Writes everything before it returns: for the end of the process. */
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
