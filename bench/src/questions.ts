/** Sends a question to the market chat. Resolves to the response, whose body is still arriving. */
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
 * Reads a stream of chat events to its end. Resolves to the time at which its text satisfied
 * `isThere`, on the clock of `performance.now()`.
 * @param isThere condition on the text so far; by default, any text
 */
export async function firstTextAt(
  response: Response,
  isThere: (content: string) => boolean = (content) => content !== '',
): Promise<number> {
  let first: number | undefined
  let text = ''
  for await (const bytes of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    if (first !== undefined) continue
    text += bytes
    const content = [...text.matchAll(/"content":"([^"]*)"/g)].map(([, piece]) => piece).join('')
    if (isThere(content)) first = performance.now()
  }
  if (first === undefined) throw new Error(`no text in ${text.slice(0, 200)}`)
  return first
}
