import type { Behaviour } from '@smart-farming/upstream-doubles/double'
import { hugeReply } from '@smart-farming/upstream-doubles/faults'
import { expect, test } from 'vitest'
import { adapters } from '../../support/prices/adapters.ts'

const MB = 1_000_000

// Counts the bytes sent, because unread data is not in memory. The memory of the process is a poor
// measure: on a busy machine garbage collection lags, and the same call takes 5 to 90 MB.
test.each(Object.keys(adapters))('%s: refuses a response of 400 MB before reading 50 MB', async (name) => {
  const service = await adapters[name]?.()
  if (service === undefined) throw new Error(`there is no ${name}`)
  const patience = AbortSignal.timeout(15_000)
  await service.call(patience)
  const { promise: sent, resolve } = Promise.withResolvers<number>()
  service.double.respond(counted(hugeReply(), resolve))
  await expect(service.call(patience)).rejects.toThrow()
  expect(await sent).toBeGreaterThan(1 * MB)
  expect(await sent).toBeLessThan(50 * MB)
  await service.close()
})

/** Reports how many bytes of a response were sent, including those in socket buffers. */
function counted(behaviour: Behaviour, tell: (bytes: number) => void): Behaviour {
  return async (reply, call, usual) => {
    const { socket } = reply
    await behaviour(reply, call, usual)
    tell(socket?.bytesWritten ?? 0)
  }
}
