import { UpstreamFailure } from '../../../upstream/failure.ts'

/**
 * Limits a reply to `most` decoded bytes; reading further fails with an {@link UpstreamFailure}.
 * The connection only limits bytes on the wire, which `fetch` may expand a thousandfold (WHATWG
 * Fetch, "handle content codings"). A single encoding is decoded, because some gateways always
 * compress. Nested encodings are refused, because the bytes between them cannot be counted.
 */
export function decompressReply(reply: Response, most: number): Response {
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
