import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import { readSavedQueries, saveFarmOnPhone, test, waitForAppCache } from '../../support/features/offline.ts'
import { dayRows } from '../../support/features/weather.ts'
import { RETRY_OPTIONS } from '../../support/retry-options.ts'
import { expect } from '../../support/test.ts'

const overPage = (page: Page) => page.locator('.over-page')

/**
 * Records the notices over the page from now on. Some last only seconds, and a busy test would miss
 * them.
 */
async function everSaid(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const found: string[] = []
    const look = () => {
      for (const { textContent } of document.querySelectorAll('.over-page')) found.push(textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return found
  })
  return () => texts.jsonValue()
}

test('the farm opens offline, says how old its data is, and updates when the network is back', async ({
  page,
  context,
}) => {
  const { username } = await saveFarmOnPhone(page)
  await context.setOffline(true)
  for (const _time of [1, 2]) {
    await page.goto('/dashboard')
    await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
    await expect(dayRows(page)).not.toHaveCount(0)
    await expect(overPage(page)).toHaveText(
      /^Offline\. Last updated \d\d:\d\d\. Showing saved data\.\s*Try now$/,
    )
  }
  await expectAccessible(page)
  const said = await everSaid(page)
  await context.setOffline(false)
  await expect.poll(said).toContainEqual(expect.stringMatching(/^The network is back/))
  await expect(overPage(page)).toHaveCount(0)
})

test("logging out offline clears both tabs and the phone, and ends the server's session later", async ({
  page,
  context,
}) => {
  await saveFarmOnPhone(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('Welcome, ').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await readSavedQueries(page)).toEqual([])
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/login')
  await expect.poll(async () => (await page.request.get('/api/user', RETRY_OPTIONS)).status()).toBe(401)
  const texts = await page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return files.flat().map(({ url }) => url)
  })
  expect(texts.filter((url) => url.includes('/api'))).toEqual([])
})

test("another account on the same phone never sees the previous account's data", async ({
  page,
  context,
}) => {
  const ada = await saveFarmOnPhone(page)
  // The session ended elsewhere. The next time the app opens, it shows saved data until the server
  // answers.
  await context.clearCookies()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(await readSavedQueries(page)).toEqual([])
  const ben = await signInNewFarmer(page, { farmName: 'Dale' })
  await waitForAppCache(page)
  await expect(page.getByText(`Welcome, ${ben.username}!`)).toBeVisible()
  await expect(page.getByText(ada.username)).toHaveCount(0)
  // Signed in outside the page, so only the cookie changes.
  await expect.poll(() => readSavedQueries(page)).toContain(`user ${ben.username}`)
  const cleo = await signInNewFarmer(page, { farmName: 'Vale' })
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${cleo.username}!`)).toBeVisible()
  // The page reloads when it notices the new account, and cannot be queried meanwhile.
  await expect.poll(() => readSavedQueries(page).catch(() => [])).toContain(`user ${cleo.username}`)
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${cleo.username}!`)).toBeVisible()
})
