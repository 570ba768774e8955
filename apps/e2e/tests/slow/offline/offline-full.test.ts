import type { Page } from '@playwright/test'
import { readSavedQueries, saveFarmOnPhone, test } from '../../support/features/offline.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect } from '../../support/test.ts'

/** Fills the site's storage quota to the last hundred bytes. */
const fill = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('filler')
      asked.onupgradeneeded = () => asked.result.createObjectStore('filler', { autoIncrement: true })
      asked.onsuccess = () => resolve(asked.result)
    })
    // Random bytes, because browsers compress other data.
    const noise = (bytes: number) => {
      const made = new Uint8Array(bytes)
      for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(made.subarray(at, at + 65_536))
      return made
    }
    const fits = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = db.transaction('filler', 'readwrite')
        transaction.oncomplete = () => resolve(true)
        transaction.onabort = () => resolve(false)
        transaction.objectStore('filler').put(noise(bytes))
      })
    for (const bytes of [1_000_000, 100_000, 10_000, 1_000, 100]) while (await fits(bytes));
    db.close()
  })

test("when the phone's storage is full, the data already saved stays and no error is shown", async ({
  page,
  context,
  front,
}) => {
  // Set before anything is saved, because Chromium uses its last known quota for a while.
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 10_000_000 })
  const { username } = await saveFarmOnPhone(page)
  await page.waitForLoadState('networkidle')
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('This phone keeps nothing more')) refused.push(message.text())
  })
  const before = await readSavedQueries(page)
  for (const _time of [1, 2]) {
    // Filled each time, because Chromium may free the space of deleted data at any moment.
    await fill(page)
    refused.length = 0
    await page.reload()
    await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
    await expect(dayRows(page)).toHaveCount(5)
    await expect.poll(() => refused).toContainEqual(expect.stringContaining('QuotaExceededError'))
    await page.waitForLoadState('networkidle')
    expect(await readSavedQueries(page)).toEqual(before)
    await expect(page.locator('.over-page')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  await expect(dayRows(page)).not.toHaveCount(0)
  await expect(page.locator('.over-page')).toHaveText(
    /^Offline\. Last updated \d\d:\d\d\. Showing saved data\./,
  )
})
