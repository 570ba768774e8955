import * as z from 'zod/mini'
import { type ChatCompletion, type ChatRequest, type chatCalls, chatCompletion } from '../chat.ts'
import { ApiError, type CallOptions, type Fetch, send } from '../client.ts'
import { errorEnvelope } from '../errors.ts'
import { type AnswerPiece, type ChatChunk, chatChunk, REPLACE_EVENT } from './chat-chunk.ts'
import { readEvents } from './event-stream.ts'

/**
 * Asks a question and yields the answer piece by piece. Iteration ends only when the answer is
 * complete. A whole answer, from a buffering proxy or an older server, is one piece.
 *
 * @throws ApiError if the server refuses or aborts the answer; when aborted, with the status 200
 * already sent
 * @throws TypeError if the connection drops before the answer is complete; a zod error or
 * SyntaxError if the reply is malformed
 */
export async function* streamAnswer(
  endpoint: (typeof chatCalls)[keyof typeof chatCalls],
  fetch: Fetch,
  body: ChatRequest,
  options: CallOptions = {},
): AsyncGenerator<AnswerPiece, void, undefined> {
  const response = await send(endpoint, fetch, { body }, options, 'text/event-stream')
  if (response.body === null || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield inOnePiece(z.parse(chatCompletion, await response.json()))
    return
  }
  for await (const { type, data } of readEvents(response.body, options.signal)) {
    if (data === '[DONE]') return
    const content: unknown = JSON.parse(data)
    if (type === 'error') throw new ApiError(response.status, z.parse(errorEnvelope, content))
    const chunk = z.parse(chatChunk, content)
    yield type === REPLACE_EVENT ? { ...chunk, replaces: true } : chunk
  }
  throw new TypeError('The connection dropped before the answer was complete.')
}

function inOnePiece({ choices, sources, notes }: ChatCompletion): ChatChunk {
  return { choices: choices.map(({ message }) => ({ delta: message })), sources, notes }
}
