/** A server-sent event, of type `message` by default. */
export interface ServerSentEvent {
  readonly type: string
  readonly data: string
}

/**
 * Reads server-sent events (WHATWG HTML, section 9.2.6). Chunks may split an event, a line end or a
 * UTF-8 character. Comments, events without data and an unterminated last event are skipped. Ending
 * the iteration closes the stream.
 *
 * @param signal closes the stream, even if the request does not use this signal
 * @throws the signal's reason, or any error of the body
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const reader = body.getReader()
  const leave = () => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', leave, { once: true })
  const decoder = new TextDecoder()
  let rest = ''
  let type = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      // A trailing CR may be half of a CRLF, so it waits for the next chunk.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(fieldValue(line))
        else if (line.startsWith('event:')) type = fieldValue(line)
        else if (line === '') {
          if (data.length > 0) yield { type: type || 'message', data: data.join('\n') }
          type = ''
          data = []
        }
      }
    }
  } finally {
    signal?.removeEventListener('abort', leave)
    leave()
  }
}

/** The text after the colon, minus one leading space if present. */
function fieldValue(line: string): string {
  const value = line.slice(line.indexOf(':') + 1)
  return value.startsWith(' ') ? value.slice(1) : value
}
