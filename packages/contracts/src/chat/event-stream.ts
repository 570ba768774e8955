/** A server-sent event; `message` is the type of one that names none. */
export interface ServerSentEvent {
  readonly type: string
  readonly data: string
}

/**
 * Reads server-sent events (WHATWG HTML, section 9.2.6), however the bytes are cut: in the middle of an event, of a
 * line end, of a UTF-8 character. Comments and events without data are passed over, and so is what no blank line ended.
 * Whoever stops reading lets the line go.
 *
 * @param signal gives the line up, also where the body's own request knows nothing of it
 * @throws the signal's reason; whatever the body fails with
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
      // A CR at the very end may be half of a CRLF: it waits for what follows.
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

/** What stands behind the colon, without the one space that may follow it. */
function fieldValue(line: string): string {
  const value = line.slice(line.indexOf(':') + 1)
  return value.startsWith(' ') ? value.slice(1) : value
}
