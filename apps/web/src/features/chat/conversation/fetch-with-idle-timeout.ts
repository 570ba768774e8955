import type { Fetch } from '@smart-farming/contracts/client'
import { ResponseTimeoutError } from '../../../browser/deadline.ts'
import { recordFailure, recordResponse } from '../../../server/last-contact.ts'
import { reportLostSession } from '../../../server/session-lost.ts'

/**
 * Longest wait for the first byte, in ms. A model thinks and calls its tools before its first word.
 */
const FIRST_BYTE_MS = 90_000
/** Longest silence within a reply, in ms. The server sends a heartbeat every 10 s. */
const SILENCE_MS = 30_000

/**
 * `fetch` for slow replies: limits silence instead of total time. A timeout rejects with a
 * TypeError, like a failed connection, whether it happens before or while the body is read. Every
 * contact with the server is recorded, so that a failed question is repeated only after the server
 * has answered another request.
 */
export const fetchWithIdleTimeout: Fetch = async (url, init) => {
  const line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => line.abort(new ResponseTimeoutError()), ms)
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
      .then((answer) => recordResponse(answer, askedMs), recordFailure)
      .then(reportLostSession)
    expectWithin(SILENCE_MS)
    const listener = new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, out) => {
        expectWithin(SILENCE_MS)
        out.enqueue(bytes)
      },
      flush: () => clearTimeout(timer),
    })
    // Readers of the body also receive the failure.
    response.body
      ?.pipeTo(listener.writable)
      .catch(recordFailure)
      .catch(() => {})
    return new Response(response.body && listener.readable, response)
  } catch (error) {
    clearTimeout(timer)
    throw error
  }
}
