import { existsSync, readdirSync } from 'node:fs'
import { type Behaviour, respondNormally } from '@smart-farming/upstream-doubles/double'
import {
  alwaysReply,
  connectionReset,
  drippingReply,
  emptyReply,
  hang,
  hugeReply,
  invalidJsonReply,
  redirect,
  status,
  truncatedReply,
  webPageReply,
} from '@smart-farming/upstream-doubles/faults'
import { describe, expect, test } from 'vitest'
import { type AdapterBench, adapters } from '../../support/prices/adapters.ts'

/** Calls to each service. Set UPSTREAM_CALLS for more. */
const CALLS = Number(process.env.UPSTREAM_CALLS ?? 500)
/** Several times the number of the adapters' connections. */
const AT_ONCE = 50
/** Time limit of a test, in ms. Generous, because a hanging call fails at any limit. */
const MAX_MS = 60_000 + CALLS * 20
const FILES = '/proc/self/fd'

const long = { filler: 'x'.repeat(100_000) }
const answers: readonly Behaviour[] = [
  respondNormally,
  alwaysReply({ status: 304 }),
  status(404, long),
  status(429, long, { 'retry-after': '0' }),
  status(500, long),
  status(503),
  redirect(),
  emptyReply,
  webPageReply,
  invalidJsonReply,
  connectionReset,
  truncatedReply,
  hugeReply(5_000_000),
]
/** Endless responses for a fifth of the calls, whose callers hang up. */
const endless: readonly Behaviour[] = [hang, drippingReply(10)]

describe.runIf(existsSync(FILES))(`${CALLS} calls of mixed outcome`, () => {
  // Open files of this process, which include the double's ends of the connections.
  const openFiles = () => readdirSync(FILES).length

  test.each(Object.keys(adapters))('leave no socket open: %s', { timeout: MAX_MS }, async (name) => {
    const service = await adapters[name]?.()
    if (service === undefined) throw new Error(`there is no ${name}`)
    const patience = AbortSignal.timeout(MAX_MS)
    await service.call(patience)
    const before = openFiles()
    await inTurn(service, answers, CALLS * 0.8, () => patience)
    await inTurn(service, endless, CALLS * 0.2, () => AbortSignal.timeout(100))
    service.double.respond(respondNormally)
    await service.call(patience)
    // Idle connections are closed after four seconds.
    await expect.poll(() => openFiles() - before).toBeLessThanOrEqual(5)
    await service.close()
  })
})

/** Makes this many calls, several at a time, cycling through the behaviours. */
async function inTurn(
  { double, call }: AdapterBench,
  behaviours: readonly Behaviour[],
  calls: number,
  signalOf: () => AbortSignal,
): Promise<void> {
  let turn = 0
  double.respond((reply, asked, usual) => {
    const behaviour = behaviours[turn % behaviours.length] ?? respondNormally
    turn += 1
    return behaviour(reply, asked, usual)
  })
  let left = calls
  const caller = async () => {
    while (left-- > 0) await call(signalOf()).catch(() => {})
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
}
