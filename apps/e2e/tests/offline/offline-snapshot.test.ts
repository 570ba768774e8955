import type { Page } from '@playwright/test'
import { dayJobs } from '../support/features/farm-weather.ts'
import { readSnapshot as note, readSavedQueries, saveFarmOnPhone, test } from '../support/features/offline.ts'
import type { ProxyServer } from '../support/features/proxy-server.ts'
import { dayRows } from '../support/features/weather.ts'
import { expect } from '../support/test.ts'

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

test.use({ viewport: { width: 360, height: 740 } })

test('the last drawn dashboard appears before the application has loaded', async ({ page, front }) => {
  const { username } = await saveSnapshotOnPhone(page)
  await blockAllData(page, front)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(picture(page)).toBeVisible()
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('heading')).toHaveCount(3)
  await expect(dayJobs(page)).toHaveText(Array(5).fill(/\w/))
  await expect(page.getByRole('region', { name: 'Now' })).toBeVisible()
})

test('logging out offline deletes the saved snapshot of the dashboard in both tabs', async ({
  page,
  context,
}) => {
  await saveSnapshotOnPhone(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(dayRows(other)).toHaveCount(5)
  await context.setOffline(true)
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/$/)
  expect(await note(other)).toBeNull()
  expect(await readSavedQueries(other)).toEqual([])
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(await note(other)).toBeNull()
})
