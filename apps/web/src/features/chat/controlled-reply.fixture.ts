export interface ControlledReply {
  readonly response: () => Response
  readonly say: (content: string, more?: object) => void
  /** Sends a piece that replaces all earlier text. */
  readonly replace: (content: string) => void
  readonly finish: (more?: object) => void
  /** Sends an error in place of the next piece. */
  readonly fail: () => void
  /** Closes the connection before the answer is complete. */
  readonly drop: () => void
  readonly isOpen: () => boolean
}

const chunk = (content: string, more: object) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }], ...more })}\n\n`
const broken = { message: 'The assistant broke off.', code: 'of_a_newer_server', requestId: 'r-1' }

/** Creates a reply of server-sent events that the test sends piece by piece. */
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
