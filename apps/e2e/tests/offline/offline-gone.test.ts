import { anyLine } from '../support/any-line.ts'
import { expectNothingOf, farmKept, login, pictureKept, test } from '../support/features/kept.ts'
import { expect } from '../support/test.ts'

test('a session that another device ends takes along what this phone keeps', async ({
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
  // A session is believed for up to a second.
  await expect.poll(async () => (await page.request.get('/api/user', anyLine)).status()).toBe(401)
  await page.goto('/dashboard')
  await expect(login(page)).toBeVisible()
  await expectNothingOf(page, username)
})
