const ANSWER_MS = 60_000

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  method?: string
  params?: unknown
  result?: unknown
  message?: string
}

/**
 * A WebDriver BiDi connection (w3.org/TR/webdriver-bidi): commands with their responses, and
 * events.
 */
export interface BidiConnection {
  /**
   * @throws Error with the browser's message if the browser refuses the command or does not respond
   * in time
   */
  send<Result>(method: string, params: object): Promise<Result>
  close(): void
}

/**
 * Connects to a browser and begins a session.
 *
 * @param onEvent gets every event of the session
 */
export async function connectBidi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(`${address}/session`)
  const opened = Promise.withResolvers<void>()
  socket.onopen = () => opened.resolve()
  socket.onerror = () => opened.reject(new Error(`no WebDriver BiDi at ${address}`))
  await opened.promise

  const waiting = new Map<number, (message: Message) => void>()
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) onEvent(message.method ?? '', message.params)
    else waiting.get(message.id)?.(message)
  }
  let count = 0
  const bidi: BidiConnection = {
    async send<Result>(method: string, params: object) {
      count += 1
      const id = count
      const { promise, resolve, reject } = Promise.withResolvers<Message>()
      const deadline = setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_MS)
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
      const answer = await promise.finally(() => {
        clearTimeout(deadline)
        waiting.delete(id)
      })
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
      return answer.result as Result
    },
    close: () => socket.close(),
  }
  await bidi.send('session.new', { capabilities: {} })
  return bidi
}
