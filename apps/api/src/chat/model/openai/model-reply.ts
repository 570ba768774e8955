import { UpstreamFailure } from '../../../upstream/failure.ts'
import type { ModelPart } from '../model.ts'
import { readModelWords } from './model-chunks.ts'
import { WantedBody } from './rest-of-reply.ts'
import { readServerSentEvents } from './server-sent-events.ts'
import { ToolCallPieces } from './tool-call-pieces.ts'

/** The most that is read of a reply that is not bounded otherwise. */
export const MOST_BYTES = 4 * 1024 * 1024

/**
 * The most that is read of one reply, in bytes: each token may be an event of its own, and be thought before it is
 * said.
 */
export const mostBytes = (maxTokens: number): number => Math.min(MOST_BYTES, 64 * 1024 + maxTokens * 1024)

/**
 * Reads a reply of the model server, a stream or whole.
 *
 * @param alive called at every sign of life
 * @param most bytes that are read of a stream
 * @throws {UpstreamFailure} when it is something else, holds an error, or breaks off; whatever the connection throws
 */
export async function* readReply(
  response: Response,
  alive: () => void,
  most = MOST_BYTES,
): AsyncGenerator<ModelPart, void, undefined> {
  const type = response.headers.get('content-type') ?? ''
  if (response.body === null) throw new UpstreamFailure('model', 'malformed', 'no answer')
  if (type.startsWith('text/event-stream')) return yield* readStream(response.body, alive, most)
  if (!type.startsWith('application/json')) {
    await response.body.cancel()
    throw new UpstreamFailure('model', 'malformed', 'answered something else than JSON')
  }
  const { text, calls, finish, usage } = readModelWords(await response.text())
  if (text !== '') yield { kind: 'text', text }
  const pieces = new ToolCallPieces()
  pieces.add(calls)
  yield* callsIn(pieces)
  yield { kind: 'end', reason: finish ?? 'stop', usage }
}

async function* readStream(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
  most: number,
): AsyncGenerator<ModelPart, void, undefined> {
  let reason: string | undefined
  let usage: number | undefined
  let done = false
  const calls = new ToolCallPieces()
  const wanted = new WantedBody(body)
  for await (const data of eventsOf(wanted, most)) {
    alive()
    done = data === '[DONE]'
    if (done) {
      void wanted.leave()
      break
    }
    const words = readModelWords(data)
    reason ??= words.finish
    usage = words.usage ?? usage
    calls.add(words.calls)
    if (words.text !== '') yield { kind: 'text', text: words.text }
  }
  // Neither word of its end: the line went dead in the middle, and what came is not the answer.
  if (!done && reason === undefined) throw new UpstreamFailure('model', 'unreachable', 'broke off')
  yield* callsIn(calls)
  yield { kind: 'end', reason: reason ?? 'stop', usage }
}

async function* eventsOf(body: AsyncIterable<Uint8Array>, most: number) {
  try {
    yield* readServerSentEvents(body, most)
  } catch (error) {
    if (error instanceof RangeError)
      throw new UpstreamFailure('model', 'malformed', 'the answer is far too large')
    throw error
  }
}

function* callsIn(pieces: ToolCallPieces): Generator<ModelPart, void, undefined> {
  const calls = pieces.done()
  if (calls.length > 0) yield { kind: 'calls', calls }
}
