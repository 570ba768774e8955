import type { Page } from '@playwright/test'
import { farmKept, test } from '../../support/features/kept.ts'
import { expectAccessible } from '../../support/look/axe.ts'
import { expect } from '../../support/test.ts'

const offer = (page: Page) => page.locator('.over-page').filter({ hasText: 'home screen' })

/** Chromium's own offer, as it comes to a page that can be installed; headless it never does. */
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

/** The next time that the farm is opened, an hour later by the note of the time before. */
async function nextVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [last, count] = (localStorage.getItem('visits') ?? '').split(' ').map(Number)
    localStorage.setItem('visits', `${Number(last) - 3_600_000} ${count}`)
  })
  await page.goto('/dashboard')
}

test('the home screen is offered at the second visit, asked for in the browser’s own words, and never again', async ({
  page,
}) => {
  await withBrowserOffer(page)
  await farmKept(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 1$/)
  await page.goto('/dashboard')
  await expect.poll(() => page.evaluate(() => 'installPrompt' in globalThis)).toBe(true)
  await expect(offer(page)).toHaveCount(0)
  await nextVisit(page)
  await offer(page).getByRole('button', { name: 'Put it there' }).click()
  await expect(page).toHaveTitle('asked')
  await expect(offer(page)).toHaveCount(0)
  await nextVisit(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits'))).toMatch(/ 3$/)
  await expect(offer(page)).toHaveCount(0)
})

test('who says no is not offered it again', async ({ page }) => {
  await withBrowserOffer(page)
  await farmKept(page)
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

test.describe('in Firefox on Android, which never asks', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0' })

  test('the second visit says how it is done by the browser’s menu, until it is understood', async ({
    page,
  }) => {
    await farmKept(page)
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
