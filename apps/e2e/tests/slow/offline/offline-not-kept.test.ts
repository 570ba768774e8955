import type { BrowserContext, Page } from '@playwright/test'
import type { Front } from '../../support/features/front.ts'
import { farmKept, test } from '../../support/features/kept.ts'
import { expectAccessible } from '../../support/look/axe.ts'
import { overflow } from '../../support/look/layout.ts'
import { expect } from '../../support/test.ts'

// A farmer who is signed in, on a phone that keeps the application and nothing of the farm: the specification has the
// log-in page then, which says why and leads back.

type Away = (page: Page, context: BrowserContext, front: Front) => Promise<void>

const networks: Readonly<Record<string, { goes: Away; comes: Away }>> = {
  'no network': {
    goes: (_page, context) => context.setOffline(true),
    comes: async (page, context) => {
      await context.setOffline(false)
      // A page that was opened while a test held the network does not tell of its return; one that is going has
      // noticed.
      await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => {})
    },
  },
  'a network that wants a sign-in of its own': {
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

/** As after a week without the server's word, or when the browser needed the room. */
const forgetFarm = (page: Page) =>
  page.evaluate(async () => {
    localStorage.removeItem('picture')
    await new Promise((resolve) => {
      const asked = indexedDB.deleteDatabase('smart-farming')
      asked.onsuccess = resolve
      // It goes when this page does.
      asked.onblocked = resolve
    })
  })

for (const [title, { goes, comes }] of Object.entries(networks))
  test(`${title}, and nothing kept: the log-in says why, and the farm comes back by itself`, async ({
    page,
    context,
    front,
  }) => {
    const { username } = await farmKept(page)
    await page.waitForLoadState('networkidle')
    await goes(page, context, front)
    await forgetFarm(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)
    const line = page.locator('#needs-network')
    await expect(line).toHaveText(
      /^No network just now, or one that wants a sign-in first.*Nothing of your farm is kept on this phone\. If you were logged in you still are/,
    )
    await expect(line.getByRole('link')).toHaveText(['Try again'])
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    await line.getByRole('link').click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(line).toBeVisible()
    await comes(page, context, front)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  })

test('the log-in that somebody opens without a network leads to what the phone keeps', async ({
  page,
  context,
}) => {
  const { username } = await farmKept(page)
  await context.setOffline(true)
  await page.goto('/login')
  const line = page.locator('#needs-network')
  await expect(line).toBeVisible()
  await expect(line.getByText('Nothing of your farm')).toBeHidden()
  await line.getByRole('link', { name: 'My farm, as last seen' }).click()
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
})
