import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drainConnections } from './drain.ts'
import { shutdownSignal } from './shutdown-signal.ts'

test('closing the app aborts a long answer after a grace period, with a reason', async () => {
  const app = Fastify()
  const ending = shutdownSignal(app, 30)
  const begun = Promise.withResolvers<void>()
  app.get('/', async () => {
    begun.resolve()
    await new Promise((resolve) => ending.addEventListener('abort', resolve))
    return { said: ending.reason.problem }
  })
  const url = await app.listen({ port: 0 })
  const answer = fetch(url)
  await begun.promise
  expect(ending.aborted).toBe(false)
  const closed = drainConnections(app, 0)
  expect(await (await answer).json()).toEqual({ said: { code: 'restarting' } })
  await closed
})
