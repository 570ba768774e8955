/** Limits on draining a reply after the answer. */
const MAX_LEFT = { bytes: 64 * 1024, ms: 1_000 }

/**
 * A body that does not have to be read completely. Stopping early cancels the body and its
 * connection. After {@link leave}, the rest is drained in the background, so that the next question
 * can reuse the connection: the last HTTP chunk (RFC 9112, section 7.1) comes after `[DONE]`.
 */
export class CancellableBody implements AsyncIterable<Uint8Array> {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #isLeft = false

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (;;) {
        const { done, value } = await this.#reader.read()
        if (done) return
        yield value
      }
    } finally {
      if (!this.#isLeft) await this.#reader.cancel()
    }
  }

  /** Call after the last read; resolves when the rest is drained or abandoned. */
  async leave(): Promise<void> {
    this.#isLeft = true
    const giveUp = () => void this.#reader.cancel().catch(() => {})
    const patience = setTimeout(giveUp, MAX_LEFT.ms)
    try {
      let bytes = 0
      for (;;) {
        const { done, value } = await this.#reader.read()
        if (done) return
        bytes += value.length
        if (bytes > MAX_LEFT.bytes) return giveUp()
      }
    } catch {
      // The answer is complete without the rest.
    } finally {
      clearTimeout(patience)
    }
  }
}
