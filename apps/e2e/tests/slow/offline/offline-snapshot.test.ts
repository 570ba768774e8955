import type { Page } from '@playwright/test'
import { testNow } from '../../../src/clock/clock-offset.ts'
import { layoutShift } from '../../support/checks/layout.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import { readSnapshot as note, saveFarmOnPhone, test } from '../../support/features/offline.ts'
import type { ProxyServer } from '../../support/features/proxy-server.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect } from '../../support/test.ts'

const HOUR_MS = 3_600_000
const picture = (page: Page) => page.locator('[data-picture]')

/**
 * Signs in and waits until the phone has saved everything it needs the next time the app opens,
 * including the snapshot.
 */
async function saveSnapshotOnPhone(page: Page) {
  const farmer = await saveFarmOnPhone(page, { farmName: 'Hill' })
  // A later response removes the snapshot until it has been drawn again.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => note(page)).toContain('job-chip')
  return farmer
}

/** Denies the next page's application all data, from the phone and from the server. */
async function blockAllData(page: Page, front: ProxyServer): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  front.between(({ url = '' }) => url.startsWith('/api/'))
}

/**
 * From the next page load on, records whether the days shown belong to the snapshot or to the
 * application.
 */
const watchDays = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const [day] = document.querySelectorAll('.day-row')
      const whose = day ? (day.closest('[data-picture]') ? 'picture' : 'own') : 'nobody’s'
      if (seen.at(-1) !== whose) seen.push(whose)
    }).observe(document, { childList: true, subtree: true })
  })

/** Owners of the days shown, in order, beginning with the first days. */
const daysSeen = async (page: Page) => {
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as string[])
  return seen.slice(seen[0] === 'nobody’s' ? 1 : 0)
}

test.use({ viewport: { width: 360, height: 740 } })

test('the application replaces the saved snapshot without a layout shift', async ({ page }) => {
  await saveSnapshotOnPhone(page)
  await watchDays(page)
  await page.reload()
  await expect(picture(page)).toHaveCount(0)
  await expect(dayRows(page)).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  expect(await daysSeen(page)).toEqual(['picture', 'own'])
  expect(await layoutShift(page)).toBe(0)
})

test('the saved snapshot hides advice after 6 hours, hours that are past, and days after 24 hours', async ({
  page,
  front,
}) => {
  await saveSnapshotOnPhone(page)
  await blockAllData(page, front)
  const openAfter = async (hours: number) => {
    await page.clock.setFixedTime(testNow() + hours * HOUR_MS)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(picture(page)).toBeVisible()
    return page.evaluate(() => {
      const seen = (css: string) =>
        [...document.querySelectorAll<HTMLElement>(css)].filter((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        ).length
      return [
        seen('.answer-card--price, .answer-card--unknown'),
        seen('.job-chip'),
        seen('.day-row'),
        seen('.now-card'),
      ]
    })
  }
  expect(await openAfter(0)).toEqual([expect.any(Number), 5, 5, 1])
  const [, said = 5, days = 0, now = 1] = await openAfter(7)
  expect([said, now]).toEqual([0, 0])
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThan(5)
  expect((await openAfter(25)).slice(1)).toEqual([0, 0, 0])
})

test('a press on the saved snapshot takes effect once the application has loaded', async ({ page }) => {
  await saveSnapshotOnPhone(page)
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const day = document.querySelectorAll<HTMLElement>('[data-picture] .day-row__toggle')[1]
      if (!day) return
      observer.disconnect()
      day.click()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/dashboard')
  await expect(picture(page)).toHaveCount(0)
  await expect(dayRows(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
})

test('the saved snapshot is replaced for another account and deleted after the session ends', async ({
  page,
  context,
}) => {
  const ada = await saveSnapshotOnPhone(page)
  const cleo = await signInNewFarmer(page, { farmName: 'Vale' })
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${cleo.username}!`)).toBeVisible()
  await expect(page.getByText(ada.username)).toHaveCount(0)
  // The page reloads when it notices the new account, and cannot be queried meanwhile.
  await expect.poll(() => note(page).catch(() => '')).toContain(cleo.username)
  expect(await note(page)).not.toContain(ada.username)
  await context.clearCookies()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(await note(page)).toBeNull()
})

test("a captive portal does not delete the saved snapshot or the farm's data", async ({ page, front }) => {
  const { username } = await saveSnapshotOnPhone(page)
  await watchDays(page)
  front.between(({ url = '' }, answer) => {
    if (url !== '/api/user') return url.startsWith('/api/')
    answer.writeHead(401, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
    return true
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const asked = () => page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/user`).length)
  await expect.poll(asked).toBeGreaterThan(0)
  await expect(picture(page)).toHaveCount(0)
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  await expect(dayRows(page)).not.toHaveCount(0)
  expect(await daysSeen(page)).toEqual(['picture', 'own'])
})
