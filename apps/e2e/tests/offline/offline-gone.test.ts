import { anyLine } from '../support/any-line.ts'
import { expectNothingOf, farmKept, login, pictureKept, test } from '../support/features/kept.ts'
import { expect } from '../support/test.ts'

test('ending a session from another device deletes the data saved on this phone', async ({
  page,
  browser,
  front,
}) => {
  const { username, password } = await farmKept(page)
  await expect.poll(() => pictureKept(page)).toContain(username)
  const elsewhere = await browser.newContext({ baseURL: front.url })
  const answers = [
    await elsewhere.request.post('/api/login', { data: { username, password } }),
    await elsewhere.request.delete('/api/account/sessions/others'),
  ]
  for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true)
  await elsewhere.close()
  // The server caches a session for up to a second.
  await expect.poll(async () => (await page.request.get('/api/user', anyLine)).status()).toBe(401)
  await page.goto('/dashboard')
  await expect(login(page)).toBeVisible()
  await expectNothingOf(page, username)
})
