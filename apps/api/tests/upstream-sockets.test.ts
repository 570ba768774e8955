import { existsSync, readdirSync } from 'node:fs'
import { type Behaviour, usually } from '@smart-farming/upstream-doubles/double'
import {
  always,
  drip,
  garbage,
  hang,
  huge,
  nothing,
  redirect,
  reset,
  status,
  truncated,
  webPage,
} from '@smart-farming/upstream-doubles/faults'
import { describe, expect, test } from 'vitest'
import { adapters } from './_adapters.ts'

/** How often each service is called; more by hand. */
const CALLS = Number(process.env.UPSTREAM_CALLS ?? 500)
/** Several times as many as the adapters have connections. */
const AT_ONCE = 50
const FILES = '/proc/self/fd'

const long = { filler: 'x'.repeat(100_000) }
/** What services answer, in turn. */
const mixed: readonly Behaviour[] = [
  usually,
  always({ status: 304 }),
  status(404, long),
  status(429, long, { 'retry-after': '0' }),
  status(500, long),
  status(503),
  redirect(),
  nothing,
  webPage,
  garbage,
  reset,
  truncated,
  huge(5_000_000),
  hang,
  drip(10),
]

describe.runIf(existsSync(FILES))(`${CALLS} calls of mixed outcome leave no socket behind`, () => {
  // The system's own list of what this process has open: the stand-in's ends of the lines are in it, too.
  const openFiles = () => readdirSync(FILES).length

  test.each(Object.keys(adapters))('%s', { timeout: 20_000 + CALLS * 20 }, async (name) => {
    const service = await adapters[name]?.()
    if (service === undefined) throw new Error(`there is no ${name}`)
    const patience = AbortSignal.timeout(30_000)
    await service.call(patience)
    const before = openFiles()
    let turn = 0
    service.double.respond((reply, call, usual) =>
      (mixed[turn++ % mixed.length] ?? usually)(reply, call, usual),
    )
    let left = CALLS
    // Whoever waits longer than this leaves: the silent and the slow are ended by their callers.
    const leaveAfterMs = 300
    const caller = async () => {
      while (left-- > 0)
        await service.call(AbortSignal.any([patience, AbortSignal.timeout(leaveAfterMs)])).catch(() => {})
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
    service.double.respond(usually)
    await service.call(patience)
    // Connections that nobody uses are closed after four seconds.
    await expect.poll(() => openFiles() - before).toBeLessThanOrEqual(5)
    await service.close()
  })
})
