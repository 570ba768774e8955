import type { Page } from '@playwright/test'
import { answersKept, farmKept, test } from './_kept.ts'
import { expect } from './_test.ts'

const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'Login' })

/** Every file that the service worker keeps, by path. */
const filesKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return files.flat().map(({ url }) => new URL(url).pathname)
  })

async function expectNothingOf(page: Page, username: string): Promise<void> {
  await expect.poll(() => answersKept(page)).toEqual([])
  const files = await filesKept(page)
  expect(files).toContain('/dashboard')
  expect(files.filter((path) => path.startsWith('/api'))).toEqual([])
  await page.context().setOffline(true)
  await page.goto('/dashboard')
  await expect(login(page)).toBeVisible()
  await expect(page.getByText(username)).toHaveCount(0)
}

test('an account that is deleted leaves nothing of itself on this phone', async ({ page }) => {
  const { username, password } = await farmKept(page)
  await page.goto('/account')
  const deleting = page.getByRole('region', { name: 'Delete my account' })
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await deleting.getByLabel('Your password').fill(password)
  await deleting.locator('[type=submit]').click()
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
  await expectNothingOf(page, username)
})

test('a session that another device ends takes along what this phone keeps', async ({
  page,
  browser,
  front,
}) => {
  const { username, password } = await farmKept(page)
  const elsewhere = await browser.newContext({ baseURL: front.url })
  const answers = [
    await elsewhere.request.post('/api/login', { data: { username, password } }),
    await elsewhere.request.delete('/api/account/sessions/others'),
  ]
  for (const answer of answers) expect(answer.ok(), await answer.text()).toBe(true)
  await elsewhere.close()
  await page.goto('/dashboard')
  await expect(login(page)).toBeVisible()
  await expectNothingOf(page, username)
})
