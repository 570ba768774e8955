/** Limits on reading beyond the end of an answer, in bytes and in ms. */
const MAX_LEFT = { bytes: 64 * 1024, ms: 1_000 }

/**
 * A body that may be read only in part. Stopping early cancels it together with its connection. After {@link leave} the
 * rest is drained in the background instead, so that the next question can reuse the open connection without a
 * handshake: the reply's last HTTP chunk (RFC 9112, section 7.1) comes after the `[DONE]` of its text.
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
   * Marks a successful end. Stop reading right after the call. Resolves when the rest has been drained or the drain has
   * been abandoned; nobody needs to wait for that.
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
      // The answer is complete without the rest.
    } finally {
      clearTimeout(patience)
    }
  }
}
