import type { ServerResponse } from 'node:http'
import { streamFaults } from '@smart-farming/upstream-doubles/openai'
import { expect, test } from 'vitest'
import { CancellableBody } from './cancellable-body.ts'
import { joinText, modelServer } from './openai-model.fixture.ts'

const server = modelServer()

const QUESTIONS = 8
/** One connection in use, one still draining its last reply, and one spare. */
const MAX_LINES = 3

test('the next question reuses an open connection', async () => {
  const lines = new Set<number | undefined>()
  const speak = streamFaults.slowly('Ask at yours.', 1)
  server.double.respond((reply, call, usual) => {
    lines.add(reply.socket?.remotePort)
    return speak(reply, call, usual)
  })
  for (let n = 0; n < QUESTIONS; n += 1) {
    expect(joinText(await server.ask())).toBe('Ask at yours.')
    await server.double.calls[n]?.ended
  }
  expect(lines.size).toBeLessThanOrEqual(MAX_LINES)
})

test('a server that keeps sending after [DONE] delays no answer, and its connection is cut', async () => {
  let open: ServerResponse | undefined
  server.double.respond((reply) => {
    open = reply
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.write('data: {"choices":[{"delta":{"content":"Hi"}}]}\n\ndata: [DONE]\n\n')
  })
  expect(joinText(await server.ask())).toBe('Hi')
  expect(open?.destroyed).toBe(false)
  expect(await server.double.calls[0]?.ended).toBe('aborted')
})

/** An endless body that records its cancellation. */
function endless(bytes: number, { breaksAt = Number.POSITIVE_INFINITY } = {}) {
  let pieces = 0
  const cancelled = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    pull(out) {
      pieces += 1
      if (pieces > breaksAt) out.error(new Error('cut'))
      else out.enqueue(new Uint8Array(bytes))
    },
    cancel: () => cancelled.resolve(),
  })
  return { body, cancelled: cancelled.promise }
}

/** Resolves when the rest is drained or abandoned. */
async function readOnePiece(body: ReadableStream<Uint8Array>, isEnough: boolean): Promise<void> {
  const wanted = new CancellableBody(body)
  let left: Promise<void> | undefined
  for await (const piece of wanted) {
    expect(piece.length).toBeGreaterThan(0)
    if (isEnough) left = wanted.leave()
    break
  }
  await left
}

test('cancels the rest of a body when the reader stops on an error', async () => {
  const { body, cancelled } = endless(10)
  await readOnePiece(body, false)
  await cancelled
})

test('cancels a body with too much left to drain, and ignores an error in the rest', async () => {
  const { body, cancelled } = endless(16 * 1024)
  await readOnePiece(body, true)
  await cancelled
  await readOnePiece(endless(10, { breaksAt: 3 }).body, true)
})
