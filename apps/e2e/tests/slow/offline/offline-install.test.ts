import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { saveFarmOnPhone, test } from '../../support/features/offline.ts'
import { expect } from '../../support/test.ts'

const offer = (page: Page) => page.locator('.over-page').filter({ hasText: 'home screen' })

/** Dispatches Chromium's own install event, which never fires in headless mode. */
const withBrowserOffer = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const asked = () => {
        document.title = 'asked'
        return Promise.resolve()
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: asked }))
    })
  })

/** Simulates a visit an hour later by moving back the recorded time of the last visit. */
async function nextVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [last, count] = (localStorage.getItem('visits') ?? '').split(' ').map(Number)
    localStorage.setItem('visits', `${Number(last) - 3_600_000} ${count}`)
  })
  await page.goto('/dashboard')
}

test("the second visit offers the home screen through the browser's own prompt, and only once", async ({
  page,
}) => {
  await withBrowserOffer(page)
  await saveFarmOnPhone(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 1$/)
  await page.goto('/dashboard')
  await expect.poll(() => page.evaluate(() => 'installPrompt' in globalThis)).toBe(true)
  await expect(offer(page)).toHaveCount(0)
  await nextVisit(page)
  await offer(page).getByRole('button', { name: 'Add it' }).click()
  await expect(page).toHaveTitle('asked')
  await expect(offer(page)).toHaveCount(0)
  await nextVisit(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 3$/)
  await expect(offer(page)).toHaveCount(0)
})

test('a farmer who declines the home-screen offer does not see it again', async ({ page }) => {
  await withBrowserOffer(page)
  await saveFarmOnPhone(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 1$/)
  await nextVisit(page)
  await expect(offer(page)).toHaveCount(1)
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(offer(page)).toHaveCount(0)
  await nextVisit(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 3$/)
  await expect(offer(page)).toHaveCount(0)
})

test.describe('in Firefox on Android, which has no install prompt', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0' })

  test('from the second visit until dismissed, the page explains how to install from the menu', async ({
    page,
  }) => {
    await saveFarmOnPhone(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 1$/)
    await expect(offer(page)).toHaveCount(0)
    await nextVisit(page)
    await expect(offer(page)).toContainText('tap Menu, then “Add to Home Screen”')
    await expectAccessible(page)
    await offer(page).getByRole('button', { name: 'All right' }).click()
    await expect(offer(page)).toHaveCount(0)
    await nextVisit(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 3$/)
    await expect(offer(page)).toHaveCount(0)
  })
})
