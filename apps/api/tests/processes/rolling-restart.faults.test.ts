import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { countValues } from '../support/accounts/farmers.ts'
import { type BalancedServers, startBalancedServers } from '../support/processes/balanced-servers.ts'

/** Number of restarts of each of the two instances. */
const ROUNDS = Number(process.env.ROLLING_RESTARTS ?? 1)
/** Requests per second: few enough for a busy machine on which an instance is starting. */
const PER_SECOND = 30
/** Default time for which a stopping instance still serves, in ms. */
const DRAIN_MS = 5_000

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 60_000, hookTimeout: 180_000 })

let product: BalancedServers
beforeAll(async () => {
  product = await startBalancedServers({ pollMs: 500, goOnWhenRefused: false })
})
afterAll(() => product.close())

test('restarting instances in turn under load fails no request and loses no stored data', async () => {
  const cookie = await product.signUp('Ada')
  const kept: string[] = []
  const statuses: string[] = []
  const send = async (method: string, path: string, body?: object): Promise<number> => {
    const { status } = await fetch(`${product.balancer.url}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    statuses.push(`${method} ${path.split('?')[0]} ${status}`)
    return status
  }
  const keep = async (message: string) => {
    if ((await send('POST', '/api/contact', { name: 'Ada', replyTo: '+254', message })) === 201)
      kept.push(message)
  }
  const calls = [
    () => send('GET', '/api/weather/forecast?lat=52.37&lon=-2.71'),
    () => send('PUT', '/api/farm-settings', { soil: 'clay' }),
    () => send('GET', '/api/farm-settings'),
    (nth: number) => keep(`message ${nth}`),
  ]
  const load = startLoad((nth) => calls[nth % calls.length]?.(nth))
  onTestFinished(load.stop)

  const stopsMs: number[] = []
  for (let restart = 0; restart < ROUNDS * 2; restart += 1) {
    const instance = product.instances[restart % 2]
    const before = statuses.length
    await expect.poll(() => statuses.length).toBeGreaterThan(before + PER_SECOND / 2)
    const askedAt = performance.now()
    instance?.process.kill('SIGTERM')
    expect(await instance?.exited).toBe(0)
    stopsMs.push(Math.round(performance.now() - askedAt))
    await product.replace(restart % 2)
  }
  await load.stop()

  const counts = countValues(statuses)
  console.log(`${stopsMs.length} restarts, each stop at most ${Math.max(...stopsMs)} ms`, counts)
  expect(product.balancer.failures).toEqual([])
  expect([...counts.keys()].sort()).toEqual([
    'GET /api/farm-settings 200',
    'GET /api/weather/forecast 200',
    'POST /api/contact 201',
    'PUT /api/farm-settings 200',
  ])
  const stored = (await product.sql`select message from contact_messages`).map((row) => String(row.message))
  expect(stored.sort()).toEqual(kept.sort())
  expect(Math.min(...stopsMs)).toBeGreaterThanOrEqual(DRAIN_MS)
  expect(Math.max(...stopsMs)).toBeLessThan(20_000)
})

/** Makes calls at a fixed rate. Waiting for earlier calls would hide a stall. */
function startLoad(call: (nth: number) => Promise<unknown> | undefined) {
  const startedAt = performance.now()
  const open: (Promise<unknown> | undefined)[] = []
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * PER_SECOND
    while (open.length < due) open.push(call(open.length))
  }, 10)
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}
