import { UpstreamFailure } from '../../../upstream/failure.ts'

/**
 * A reply of which no more than `most` bytes can be read, whatever its encoding makes of them; reading on fails with an
 * {@link UpstreamFailure}. The connection counts what comes over the wire, and `fetch` makes up to a thousand times as
 * much of that without a word (WHATWG Fetch, "handle content codings"). One encoding is undone although none was asked
 * for, because some gateways pack everything. What is packed several times is not: between two of them there is nobody
 * to count.
 */
export function unpackedReply(reply: Response, most: number): Response {
  const encoding = reply.headers.get('content-encoding')
  if (encoding === null || reply.body === null) return reply
  const { status, statusText, headers } = reply
  const readable = encoding.includes(',') ? refused(reply.body) : reply.body.pipeThrough(counted(most))
  return new Response(readable, { status, statusText, headers })
}

const malformed = (detail: string) => new UpstreamFailure('model', 'malformed', detail)

function counted(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(piece, out) {
      bytes += piece.length
      if (bytes > most) out.error(malformed('the answer is far too large'))
      else out.enqueue(piece)
    },
  })
}

function refused(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(out) {
      await body.cancel()
      out.error(malformed('the answer is packed more than once'))
    },
  })
}
