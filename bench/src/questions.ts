/** A question to the market chat; resolves to the answer on its way. */
export async function askMarket(
  url: string,
  cookie: string,
  message: string,
  accept = 'application/json',
): Promise<Response> {
  const response = await fetch(`${url}/api/chat/market`, {
    method: 'POST',
    headers: { cookie, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  if (!response.ok) throw new Error(`“${message}” answered ${response.status}: ${await response.text()}`)
  return response
}

/**
 * Reads a stream of chat events to its end; resolves to the time of the first piece of text, as `performance.now()`
 * counts.
 */
export async function firstTokenAt(response: Response): Promise<number> {
  let first: number | undefined
  let text = ''
  for await (const bytes of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    if (first !== undefined) continue
    text += bytes
    if (/"content":"[^"]/.test(text)) first = performance.now()
  }
  if (first === undefined) throw new Error(`no text in ${text.slice(0, 200)}`)
  return first
}
