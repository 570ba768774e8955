import type { Page } from '@playwright/test'
import { anyLine } from '../support/any-line.ts'
import { fillLogin, signedIn, submit } from '../support/farmers.ts'
import { answersKept, farmKept, pictureKept, test } from '../support/features/kept.ts'
import { sums } from '../support/features/sums.ts'
import { dayRows, storedLocation } from '../support/features/weather.ts'
import { expect } from '../support/test.ts'

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
  expect(await pictureKept(page)).toBeNull()
  expect(await storedLocation(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('farmSums'))).toBeNull()
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
  await expect.poll(() => pictureKept(page)).toContain(username)
  await sums(page).open()
  await sums(page).fill('Costs per hectare', '900')
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

test('who comes after a log-out is not shown the weather of the farm before', async ({ page }) => {
  await farmKept(page, { location: 'Tenbury Wells' })
  await expect
    .poll(() => storedLocation(page))
    .toMatchObject({ name: expect.stringContaining('Tenbury Wells') })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await storedLocation(page)).toBeNull()
  await signedIn(page, { location: 'Xyzzyqwv' })
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText(/Tenbury/)).toHaveCount(0)
  await expect(page.getByText(/London/).first()).toBeVisible()
})

test('who wants nothing kept leaves no place here either', async ({ page }) => {
  const farmer = await signedIn(page, { location: 'Tenbury Wells' })
  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await page.getByLabel(/Shared phone: save nothing here/).check()
  await submit(page).click()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByText(/Tenbury Wells/).first()).toBeVisible()
  expect(await storedLocation(page)).toBeNull()
})
