import {
  expectNoDataFor,
  loginHeading,
  readSnapshot,
  saveFarmOnPhone,
  test,
} from '../support/features/offline.ts'
import { RETRY_OPTIONS } from '../support/retry-options.ts'
import { expect } from '../support/test.ts'

test('ending a session from another device deletes the data saved on this phone', async ({
  page,
  browser,
  front,
}) => {
  const { username, password } = await saveFarmOnPhone(page)
  await expect.poll(() => readSnapshot(page)).toContain(username)
  const elsewhere = await browser.newContext({ baseURL: front.url })
  const answers = [
    await elsewhere.request.post('/api/login', { data: { username, password } }),
    await elsewhere.request.delete('/api/account/sessions/others'),
  ]
  for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true)
  await elsewhere.close()
  // The server caches a session for up to a second.
  await expect.poll(async () => (await page.request.get('/api/user', RETRY_OPTIONS)).status()).toBe(401)
  await page.goto('/dashboard')
  await expect(loginHeading(page)).toBeVisible()
  await expectNoDataFor(page, username)
})
