/** The reply to a question while it is being written. */
export interface AnswerLine {
  /** What the client gets. */
  readonly response: () => Response
  /** A piece of the answer. */
  readonly say: (content: string, more?: object) => void
  /** A piece that replaces all text before it. */
  readonly replace: (content: string) => void
  /** The end of an answer that is complete. */
  readonly finish: (more?: object) => void
  /** Our error where the next piece should be. */
  readonly fail: () => void
  /** The line ends, as if nothing more was to come. */
  readonly drop: () => void
  /** Whether the client still listens. */
  readonly isOpen: () => boolean
}

const chunk = (content: string, more: object) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }], ...more })}\n\n`
const broken = { message: 'The assistant broke off.', code: 'of_a_newer_server', requestId: 'r-1' }

/** A reply of server-sent events, said piece by piece by the test. */
export function answerLine(): AnswerLine {
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
