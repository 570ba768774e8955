import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { countValues } from '../support/accounts/farmers.ts'
import { type BalancedServers, startBalancedServers } from '../support/processes/balanced-servers.ts'

const KILLS = Number(process.env.INSTANCE_KILLS ?? 3)
const CALLERS = 8

vi.setConfig({ testTimeout: 120_000 + KILLS * 60_000, hookTimeout: 180_000 })

let product: BalancedServers
beforeAll(async () => {
  product = await startBalancedServers({ pollMs: 250, goOnWhenRefused: true })
})
afterAll(() => product.close())

test('killing an instance loses only its requests in flight; sessions and stored data survive', async () => {
  const { balancer, instances, sql } = product
  const acknowledged: string[] = []
  const outcomes: string[] = []
  let over = false

  /** A farmer who never pauses. Returns the username and the last acknowledged value. */
  const caller = async (username: string, cookie: string) => {
    const send = async (method: string, path: string, body?: object): Promise<boolean> => {
      const answer = await fetch(`${balancer.url}${path}`, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      outcomes.push(`${method} ${path} ${answer.status}`)
      return answer.ok
    }
    let last = 0
    for (let count = 1; !over; count += 1) {
      const message = `${username} ${count}`
      if (await send('POST', '/api/contact', { name: username, replyTo: '+254', message }))
        acknowledged.push(message)
      if (await send('PUT', '/api/farm-settings', { limits: { frost: { lowGroundC: count / 1000 } } }))
        last = count
      await send('GET', '/api/user')
    }
    return { username, last }
  }
  const cookies = new Map<string, string>()
  for (let index = 0; index < CALLERS; index += 1)
    cookies.set(`farmer-${index}`, await product.signUp(`farmer-${index}`))
  const callers = Promise.all([...cookies].map(([username, cookie]) => caller(username, cookie)))
  onTestFinished(async () => {
    over = true
    await callers
  })

  const lost: { failed: number; atKill: number; mayFail: number }[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 100)
    const victim = instances[kill % 2]
    if (victim === undefined) throw new Error('no instance')
    const { origin } = victim
    const [atKill, handedOver] = [balancer.inFlight(origin), balancer.handedOver(origin)]
    victim.process.kill('SIGKILL')
    expect(await victim.exited).toBe(null)
    // A dying process still accepts requests on its connections for a moment.
    const atDeath = balancer.handedOver(origin)
    const mayFail = atKill + atDeath - handedOver
    await product.replace(kill % 2)
    const failed = balancer.failures.filter((failure) => failure.origin === origin)
    expect(failed.length).toBeLessThanOrEqual(mayFail)
    expect(failed.filter(({ nth }) => nth > atDeath)).toEqual([])
    lost.push({ failed: failed.length, atKill, mayFail })
  }
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 50)
  over = true
  const farmers = await callers

  const counts = countValues(outcomes)
  const sum = (which: 'failed' | 'atKill' | 'mayFail') => lost.reduce((total, one) => total + one[which], 0)
  console.log(
    `${KILLS} kills: ${sum('failed')} requests failed of ${sum('mayFail')} in flight, ${sum('atKill')} of them before the signal`,
    counts,
  )
  expect(balancer.failures).toHaveLength(sum('failed'))
  expect(sum('atKill')).toBeGreaterThan(0)
  expect([...counts.keys()].filter((outcome) => !/ (200|201|502)$/.test(outcome))).toEqual([])
  const stored = new Set((await sql`select message from contact_messages`).map((row) => String(row.message)))
  expect(acknowledged.filter((message) => !stored.has(message))).toEqual([])
  const settings = await sql`select username, settings from farm_settings join users on users.id = user_id`
  for (const { username, last } of farmers) {
    const found = settings.find((row) => row.username === username)?.settings
    // A later change whose response was lost may have been saved instead.
    expect(found?.limits.frost.lowGroundC).toBeGreaterThanOrEqual(last / 1000)
  }
})
