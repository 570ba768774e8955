/** Limits on reading beyond the end of an answer, in bytes and in ms. */
const MAX_LEFT = { bytes: 64 * 1024, ms: 1_000 }

/**
 * A body that is read only in part. Stopping early cancels it together with its connection; after {@link leave} the
 * rest is drained in the background instead, so that the next question finds the connection open and needs no
 * handshake: a reply ends with the last chunk of HTTP (RFC 9112, section 7.1), which comes after the `[DONE]` of its
 * text.
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

  /**
   * Marks a successful end. Stop reading right after the call; resolves when the rest has been drained or given up, for
   * which nobody needs to wait.
   */
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
      // The answer is complete without it.
    } finally {
      clearTimeout(patience)
    }
  }
}
