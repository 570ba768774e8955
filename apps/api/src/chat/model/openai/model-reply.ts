import { UpstreamFailure } from '../../../upstream/failure.ts'
import { isTruncated, type ModelPart } from '../model.ts'
import { parseModelError } from '../model-errors.ts'
import { CancellableBody } from './cancellable-body.ts'
import { toFinishReason } from './finish-reasons.ts'
import { parseChunk } from './model-chunks.ts'
import { readBody } from './reply-body.ts'
import { readServerSentEvents } from './server-sent-events.ts'
import { ToolCallPieces } from './tool-call-pieces.ts'

/** Maximum size of a reply without a limit of its own. */
export const MAX_REPLY_BYTES = 4 * 1024 * 1024

/** In bytes: each token may be a separate event, and reasoning may precede the answer. */
export const maxReplyBytes = (maxTokens: number): number =>
  Math.min(MAX_REPLY_BYTES, 64 * 1024 + maxTokens * 1024)

/**
 * Reads a model server's reply, streamed or whole. The body decides which, not the content type.
 * @param alive called at each sign of life
 * @param most maximum number of bytes read from a stream
 * @throws {UpstreamFailure} if the reply is neither, contains an error or breaks off; any
 * connection error
 */
export async function* readReply(
  response: Response,
  alive: () => void,
  most = MAX_REPLY_BYTES,
): AsyncGenerator<ModelPart, void, undefined> {
  if (response.body === null) throw new UpstreamFailure('model', 'malformed', 'no answer')
  const wanted = new CancellableBody(response.body)
  const { kind, texts } = await readBody(wanted, { events: most, json: MAX_REPLY_BYTES })
  const documents = kind === 'events' ? eventsOf(texts, wanted) : whole(texts)
  let reason: string | undefined
  let usage: number | undefined
  let isDone = kind === 'json'
  const pieces = new ToolCallPieces()
  for await (const data of documents) {
    alive()
    if (data === DONE) {
      isDone = true
      continue
    }
    const words = parseChunk(data)
    reason = words.finish ?? reason
    usage = words.usage ?? usage
    pieces.add(words.calls)
    if (words.text !== '') yield { kind: 'text', text: words.text }
  }
  // Without either sign of an end, the connection broke and the reply is incomplete.
  if (!isDone && reason === undefined) throw new UpstreamFailure('model', 'unreachable', 'broke off')
  const finish = toFinishReason(reason)
  const calls = pieces.done(isTruncated(finish))
  if (calls.length > 0) yield { kind: 'calls', calls }
  yield { kind: 'end', reason: finish, usage }
}

const DONE = '[DONE]'

async function* eventsOf(
  texts: AsyncIterable<string>,
  wanted: CancellableBody,
): AsyncGenerator<string, void, undefined> {
  for await (const { event, data } of readServerSentEvents(texts)) {
    if (data.trim() === DONE) {
      void wanted.leave()
      return yield DONE
    }
    if (event === 'error') throw parseModelError(errorOf(data))
    yield data
  }
}

function errorOf(data: string): unknown {
  try {
    const { error, ...flat } = JSON.parse(data)
    return error ?? flat
  } catch {
    return data
  }
}

async function* whole(texts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  const pieces: string[] = []
  for await (const text of texts) pieces.push(text)
  yield pieces.join('')
}
