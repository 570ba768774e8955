/** A reply under the test's control. */
export interface ControlledReply {
  /** The response that the client receives. */
  readonly response: () => Response
  /** Sends a piece of the answer. */
  readonly say: (content: string, more?: object) => void
  /** Sends a piece that replaces all text before it. */
  readonly replace: (content: string) => void
  /** Completes the answer. */
  readonly finish: (more?: object) => void
  /** Sends our error in place of the next piece. */
  readonly fail: () => void
  /** Closes the connection without completing the answer. */
  readonly drop: () => void
  /** Whether the client is still reading. */
  readonly isOpen: () => boolean
}

const chunk = (content: string, more: object) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }], ...more })}\n\n`
const broken = { message: 'The assistant broke off.', code: 'of_a_newer_server', requestId: 'r-1' }

/** A reply as server-sent events, sent piece by piece by the test. */
export function createControlledReply(): ControlledReply {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      line = controller
    },
    cancel: () => {
      isOpen = false
    },
  })
  const write = (text: string) => line?.enqueue(new TextEncoder().encode(text))
  return {
    response: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (content, more = {}) => write(chunk(content, more)),
    replace: (content) => write(`event: replace\n${chunk(content, {})}`),
    finish: (more = {}) => {
      write(`${chunk('', more)}data: [DONE]\n\n`)
      line?.close()
    },
    fail: () => {
      write(`event: error\ndata: ${JSON.stringify(broken)}\n\n`)
      line?.close()
    },
    drop: () => line?.close(),
    isOpen: () => isOpen,
  }
}
