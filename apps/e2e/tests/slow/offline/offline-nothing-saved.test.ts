import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { saveFarmOnPhone, test } from '../../support/features/offline.ts'
import type { ProxyServer } from '../../support/features/proxy-server.ts'
import { expect } from '../../support/test.ts'

// A signed-in farmer on a phone that has saved the application but not the farm. The specification
// then requires the login page, which states the reason and leads back.

type Away = (page: Page, context: BrowserContext, front: ProxyServer) => Promise<void>

const networks: Readonly<Record<string, { goes: Away; comes: Away }>> = {
  'no network': {
    goes: (_page, context) => context.setOffline(true),
    comes: async (page, context) => {
      await context.setOffline(false)
      // A page opened while a test blocks the network does not notice that the network is back. A
      // page that is navigating has already noticed.
      await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => {})
    },
  },
  'a captive portal': {
    goes: async (_page, _context, front) =>
      front.between(({ url = '' }, answer) => {
        if (!url.startsWith('/api/')) return false
        answer.writeHead(511, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
        return true
      }),
    comes: async (page, _context, front) => {
      front.between(() => false)
      await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => {})
    },
  },
}

/**
 * Deletes the saved farm, as a browser that needs space does, or our own code after a week without
 * the server.
 */
const forgetFarm = (page: Page) =>
  page.evaluate(async () => {
    localStorage.removeItem('picture')
    await new Promise((resolve) => {
      const asked = indexedDB.deleteDatabase('smart-farming')
      asked.onsuccess = resolve
      // The deletion completes when this page is left.
      asked.onblocked = resolve
    })
  })

for (const [title, { goes, comes }] of Object.entries(networks))
  test(`with ${title} and no saved farm, the login page says why, and the farm comes back later`, async ({
    page,
    context,
    front,
  }) => {
    const { username } = await saveFarmOnPhone(page)
    await page.waitForLoadState('networkidle')
    await goes(page, context, front)
    await forgetFarm(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    const line = page.locator('#needs-network')
    await expect(line).toHaveText(
      /^You’re offline, or this network asks you to sign in first.*Your farm is not saved on this phone\. If you were logged in, you still are/,
    )
    await expect(line.getByRole('link')).toHaveText(['Try again'])
    expect(await horizontalOverflow(page)).toBe(0)
    await expectAccessible(page)
    await line.getByRole('link').click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(line).toBeVisible()
    await comes(page, context, front)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  })

test('the login page links to the saved farm while offline', async ({ page, context }) => {
  const { username } = await saveFarmOnPhone(page)
  await context.setOffline(true)
  await page.goto('/login')
  const line = page.locator('#needs-network')
  await expect(line).toBeVisible()
  await expect(line.getByText('Your farm is not saved')).toBeHidden()
  await line.getByRole('link', { name: 'My farm, as last seen' }).click()
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
})
