import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { startApp } from '../support/app.ts'

test('during overload, refuses calls at once except health checks', async () => {
  const { browser, deps, close } = await startApp()
  const { request } = browser()
  const callUser = () => request({ url: '/api/user' })
  try {
    expect((await callUser()).statusCode).toBe(401)
    const queries = Array.from({ length: 1_000 }, () =>
      deps.database.run((orm) => orm.execute(sql`select pg_sleep(0.01)`)),
    )
    const finished = Promise.allSettled(queries)
    await vi.waitUntil(() => deps.database.lastingWaitMs > 100, { interval: 1 })
    const refused = await callUser()
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json()).toMatchObject({ code: 'overloaded' })
    expect((await request({ url: '/api/health/live' })).statusCode).toBe(200)
    await finished
    expect((await callUser()).statusCode).toBe(401)
  } finally {
    await close()
  }
})
