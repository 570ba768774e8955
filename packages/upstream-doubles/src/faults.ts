import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Behaviour, type CannedAnswer, encode, sendAnswer } from './double.ts'

// What any HTTP service can do wrong. What is particular to one of them stands beside its double.

/** Takes the call and never says a word. */
export const hang: Behaviour = () => {}

/** Answers as usual after `ms`. */
export const slow =
  (ms: number): Behaviour =>
  async (reply, _call, usual) => {
    await wait(ms)
    if (!reply.destroyed) sendAnswer(reply, usual())
  }

/** The usual answer, one byte each `everyMs`: no idle timeout ever fires. */
export const drip =
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

/** A fixed answer, whatever was asked. */
export const always =
  (answer: CannedAnswer): Behaviour =>
  (reply) =>
    sendAnswer(reply, answer)

/** An error status with a body of the usual kind. */
export const status = (
  code: number,
  body: unknown = { message: 'error' },
  headers: Record<string, string> = {},
) => always({ status: code, body, headers })

/** 200 with a web page in it, as a captive portal or a proxy does. */
export const webPage = always({ body: '<!doctype html><title>Sign in to the network</title>' })

/** 200, says JSON, is not. */
export const garbage = always({
  body: Buffer.from([0x7b, 0xff, 0x00, 0x13, 0x37]),
  headers: { 'content-type': 'application/json' },
})

/** 200 with `NaN` where a number belongs, which JSON does not know. */
export const notANumber = always({
  body: Buffer.from('{"list":[NaN]}'),
  headers: { 'content-type': 'application/json' },
})

/** 204 where an answer was expected. */
export const nothing = always({ status: 204 })

/** 200 with JSON that is sound but means nothing here. */
export const otherJson = always({ body: { hello: 'world' } })

/** Sends the caller elsewhere; by default to the address that a cloud machine keeps its credentials at. */
export const redirect = (to = 'http://169.254.169.254/latest/meta-data/') =>
  always({ status: 302, headers: { location: to } })

/** Promises the usual answer and hangs up half way. */
export const truncated: Behaviour = (reply, _call, usual) => {
  const answer = usual()
  const { body, headers } = encode(answer)
  reply.writeHead(answer.status ?? 200, { ...headers, 'content-length': String(body.length) })
  reply.write(body.subarray(0, body.length / 2), () => reply.destroy())
}

/** Resets the connection without an answer. */
export const reset: Behaviour = (reply) => {
  reply.socket?.resetAndDestroy()
}

/** Streams white space in front of nothing, 400 MB by default, as fast as the caller reads. */
export const huge =
  (bytes = 400_000_000): Behaviour =>
  async (reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    await pipeline(Readable.from(blanks(bytes)), reply).catch(() => {}) // The caller may well have had enough.
  }

function* blanks(bytes: number): Generator<Buffer> {
  const block = Buffer.alloc(64 * 1024, ' ')
  for (let made = 0; made < bytes; made += block.length) yield block
}

/** The first call meets the first behaviour, the second the next; the last one stays. */
export const inTurn = (...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour => {
  let turn = 0
  return (reply, call, usual) => {
    const behaviour = behaviours[Math.min(turn++, behaviours.length - 1)] ?? behaviours[0]
    return behaviour(reply, call, usual)
  }
}
