import { UpstreamFailure } from '../../../upstream/failure.ts'

/** Classified by content, because some servers and proxies change the content type. */
export type ReplyBody =
  | { kind: 'events'; texts: AsyncIterable<string> }
  | { kind: 'json'; texts: AsyncIterable<string> }

const FIELD = /^(?:data|event|id|retry)?:/
const FIELD_BEGUN = /^[a-z]{0,5}$/

export interface ByteLimits {
  events: number
  json: number
}

/**
 * Classifies a body by its first characters.
 * @throws {UpstreamFailure} if it is neither events nor JSON, or too large; any error of the source
 */
export async function readBody(source: AsyncIterable<Uint8Array>, most: ByteLimits): Promise<ReplyBody> {
  const limit = { bytes: most.json }
  const texts = decoded(source, limit)
  let begun = ''
  for (;;) {
    const { done, value = '' } = await texts.next()
    begun = (begun + value).trimStart()
    if (!done && FIELD_BEGUN.test(begun)) continue
    const rest = { [Symbol.asyncIterator]: () => withFront(begun, texts) }
    if (FIELD.test(begun)) {
      limit.bytes = most.events
      return { kind: 'events', texts: rest }
    }
    if (begun.startsWith('{')) return { kind: 'json', texts: rest }
    await texts.return()
    throw new UpstreamFailure('model', 'malformed', 'answered something else than JSON')
  }
}

async function* withFront(
  front: string,
  rest: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  try {
    yield front
    yield* rest
  } finally {
    await rest.return()
  }
}

async function* decoded(
  source: AsyncIterable<Uint8Array>,
  limit: Readonly<{ bytes: number }>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > limit.bytes) throw new UpstreamFailure('model', 'malformed', 'the answer is far too large')
    yield decoder.decode(chunk, { stream: true })
  }
}
