import type { Fetch } from '@smart-farming/contracts/client'
import { Late } from '../../../plain/deadline.ts'
import { heard, unheard } from '../../../server/line.ts'
import { heeded } from '../../../server/session-lost.ts'

/** Until the reply begins, in ms: a model thinks, and calls its tools, before its first word. */
const FIRST_BYTE_MS = 90_000
/** Between two signs of life of a reply, in ms. The server gives one every 10 s, whether it has words or not. */
const SILENCE_MS = 30_000

/**
 * `fetch` for replies that take their time: there is no limit to the whole, only to the silence. A server that hangs
 * looks like a failed connection, a TypeError, wherever it happens: before the reply or in the middle of its body.
 * How the server was heard is noted, as of every other call: a question that failed must not be sent again before the
 * server has answered something since.
 */
export const fetchWhileAlive: Fetch = async (url, init) => {
  const line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => line.abort(new Late()), ms)
  }
  const leave = () => {
    clearTimeout(timer)
    line.abort(init.signal?.reason)
  }
  const askedMs = Date.now()
  expectWithin(FIRST_BYTE_MS)
  init.signal?.addEventListener('abort', leave, { once: true })
  if (init.signal?.aborted) leave()
  try {
    const response = await fetch(url, { ...init, signal: line.signal })
      .then((answer) => heard(answer, askedMs), unheard)
      .then(heeded)
    expectWithin(SILENCE_MS)
    const listener = new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, out) => {
        expectWithin(SILENCE_MS)
        out.enqueue(bytes)
      },
      flush: () => clearTimeout(timer),
    })
    // Whoever reads it meets the failure as well.
    response.body
      ?.pipeTo(listener.writable)
      .catch(unheard)
      .catch(() => {})
    return new Response(response.body && listener.readable, response)
  } catch (error) {
    clearTimeout(timer)
    throw error
  }
}
