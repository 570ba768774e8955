/** Alternately reads lines and counted bytes from a stream, with little buffering. */
export class ByteReader {
  readonly #parts: AsyncIterator<Buffer>
  #held: Buffer[] = []
  #bytes = 0

  constructor(stream: AsyncIterable<Buffer>) {
    this.#parts = stream[Symbol.asyncIterator]()
  }

  /**
   * The next line, without its line break.
   * @returns undefined at the end of the stream, or if the line is longer than `most` bytes
   */
  async line(most: number): Promise<string | undefined> {
    let looked = 0
    for (;;) {
      for (let at = 0, before = 0; at < this.#held.length; before += this.#held[at]?.length ?? 0, at += 1) {
        if (before < looked) continue
        const end = this.#held[at]?.indexOf(10) ?? -1
        if (end >= 0) return this.#take(before + end + 1).toString('utf8', 0, before + end)
      }
      looked = this.#bytes
      if (looked > most || !(await this.#more())) return undefined
    }
  }

  /** The next `count` bytes; undefined if the stream ends earlier. */
  async bytes(count: number): Promise<Buffer | undefined> {
    while (this.#bytes < count) if (!(await this.#more())) return undefined
    return this.#take(count)
  }

  async isAtEnd(): Promise<boolean> {
    return this.#bytes === 0 && !(await this.#more())
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#parts.next()
    if (done) return false
    this.#held.push(value)
    this.#bytes += value.length
    return true
  }

  #take(count: number): Buffer {
    const all = this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held)
    const rest = all.subarray(count)
    this.#held = rest.length > 0 ? [rest] : []
    this.#bytes = rest.length
    return all.subarray(0, count)
  }
}
