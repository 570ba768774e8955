import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Behaviour, type CannedAnswer, encode, sendAnswer } from './double.ts'

// Faults of any HTTP service. Faults of a single service are in the file of its double.

/** Accepts the call and never responds. */
export const hang: Behaviour = () => {}

/** Sends the usual response after `ms`. */
export const slowReply =
  (ms: number): Behaviour =>
  async (reply, _call, usual) => {
    await wait(ms)
    if (!reply.destroyed) sendAnswer(reply, usual())
  }

/** Sends the usual response one byte at a time, so that no idle timeout fires. */
export const drippingReply =
  (everyMs = 30): Behaviour =>
  async (reply, _call, usual) => {
    const answer = usual()
    const { body, headers } = encode(answer)
    reply.writeHead(answer.status ?? 200, headers)
    for (const byte of body) {
      if (reply.destroyed) return
      reply.write(Buffer.of(byte))
      await wait(everyMs)
    }
    reply.end()
  }

/** Sends a fixed response to any request. */
export const alwaysReply =
  (answer: CannedAnswer): Behaviour =>
  (reply) =>
    sendAnswer(reply, answer)

/** Sends an error status with a typical body. */
export const status = (
  code: number,
  body: unknown = { message: 'error' },
  headers: Record<string, string> = {},
) => alwaysReply({ status: code, body, headers })

/** 200 with a web page, as from a captive portal. */
export const webPageReply = alwaysReply({ body: '<!doctype html><title>Sign in to the network</title>' })

/** 200 with invalid JSON and a JSON content type. */
export const invalidJsonReply = alwaysReply({
  body: Buffer.from([0x7b, 0xff, 0x00, 0x13, 0x37]),
  headers: { 'content-type': 'application/json' },
})

/** 200 with `NaN` in place of a number, which JSON does not allow. */
export const nanReply = alwaysReply({
  body: Buffer.from('{"list":[NaN]}'),
  headers: { 'content-type': 'application/json' },
})

/** 204 where a body is expected. */
export const emptyReply = alwaysReply({ status: 204 })

/** 200 with valid JSON in an unexpected format. */
export const unexpectedJson = alwaysReply({ body: { hello: 'world' } })

/** Redirects the caller, by default to the address of cloud credentials. */
export const redirect = (to = 'http://169.254.169.254/latest/meta-data/') =>
  alwaysReply({ status: 302, headers: { location: to } })

/** Announces the full length of the usual response, but disconnects halfway. */
export const truncatedReply: Behaviour = (reply, _call, usual) => {
  const answer = usual()
  const { body, headers } = encode(answer)
  reply.writeHead(answer.status ?? 200, { ...headers, 'content-length': String(body.length) })
  reply.write(body.subarray(0, body.length / 2), () => reply.destroy())
}

/** Resets the connection without a response. */
export const connectionReset: Behaviour = (reply) => {
  reply.socket?.resetAndDestroy()
}

/** Streams white space, 400 MB by default, as fast as the caller reads. */
export const hugeReply =
  (bytes = 400_000_000): Behaviour =>
  async (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    await pipeline(Readable.from(blanks(bytes)), reply).catch(() => {}) // The caller may have disconnected.
  }

function* blanks(bytes: number): Generator<Buffer> {
  const block = Buffer.alloc(64 * 1024, ' ')
  for (let made = 0; made < bytes; made += block.length) yield block
}

/** Uses one behaviour per call, in order, and then repeats the last. */
export const inSequence = (...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour => {
  let turn = 0
  return (reply, call, usual) => {
    const behaviour = behaviours[Math.min(turn++, behaviours.length - 1)] ?? behaviours[0]
    return behaviour(reply, call, usual)
  }
}
