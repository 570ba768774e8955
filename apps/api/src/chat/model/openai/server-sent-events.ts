/**
 * Reads the `data` of server-sent events out of bytes (WHATWG HTML, section 9.2.6), however they are cut: in the middle
 * of an event, of a line end, of a UTF-8 character. Comments and other fields are skipped; LF, CRLF and CR all end a
 * line.
 *
 * @param mostBytes more than this in all is an error
 * @throws RangeError past `mostBytes`; whatever the source throws
 */
export async function* readServerSentEvents(
  source: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let bytes = 0
  let rest = ''
  let data: string[] = []
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new RangeError('more events than an answer can need')
    rest += decoder.decode(chunk, { stream: true })
    // A CR at the very end may be half of a CRLF: it waits for what follows.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) {
        data.push(line.slice(line[5] === ' ' ? 6 : 5))
      }
    }
  }
  // The standard drops an event that no blank line ended, but some servers forget that line after `[DONE]`.
  const last = rest.replace(/\r$/, '')
  if (last.startsWith('data:')) data.push(last.slice(last[5] === ' ' ? 6 : 5))
  if (data.length > 0) yield data.join('\n')
}
