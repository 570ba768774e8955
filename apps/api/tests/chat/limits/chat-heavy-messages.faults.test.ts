import { rm } from 'node:fs/promises'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup } from '../../support/accounts/farmers.ts'
import { heavyMessages } from '../../support/chat/heavy-messages.ts'
import { createDataDirectory, type ServerProcess, startServer } from '../../support/processes/server.ts'

let folder: string
let server: ServerProcess
let address: string
let cookie: string
beforeAll(async () => {
  folder = await createDataDirectory()
  server = startServer({ DATA_DIR: folder, QUESTIONS_PER_MINUTE: '1000', REQUESTS_PER_MINUTE: '100000' })
  address = await server.ready
  const signedUp = await post('/api/signup', createSignup('Ada'))
  expect(signedUp.status).toBe(201)
  cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  await post('/api/chat/market', { message: 'What is the price of maize?' })
})
afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.exited
  await rm(folder, { recursive: true, force: true })
})

const post = (path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })

/** Slowest response of `/api/health` while `work` runs, in ms. */
async function slowestHealth(work: Promise<unknown>): Promise<number> {
  const over = work.then(() => true)
  const soon = () => new Promise<false>((resolve) => setTimeout(resolve, 50, false))
  let slowest = 0
  do {
    const begun = performance.now()
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - begun)
  } while (!(await Promise.race([over, soon()])))
  return slowest
}

test('answers health checks within 1 s and the farmer within 4 s during a heavy message', () =>
  checkRows(
    heavyMessages.map((one) => [one.message.slice(0, 30), one] as const),
    async ([, { message, history = [] }]) => {
      const begun = performance.now()
      let tookMs = Number.POSITIVE_INFINITY
      const turns = history.map((content) => ({ role: 'user', content }))
      const answered = post('/api/chat/market', { message, history: turns }).then(async (response) => {
        tookMs = performance.now() - begun
        expect(response.status).toBe(200)
        return (await response.json()) as { choices: { message: { content: string } }[] }
      })
      expect(await slowestHealth(answered)).toBeLessThan(1_000)
      expect((await answered).choices[0]?.message.content).not.toBe('')
      expect(tookMs).toBeLessThan(4_000)
    },
  ))
