import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Farmer, signInNewFarmer } from '../farmers.ts'
import { test as base, expect } from '../test.ts'
import { type ProxyServer, startProxyServer } from './proxy-server.ts'
import { storedLocation } from './weather.ts'

/**
 * Playwright's `test` with the real service worker, and a server in front of the product. The
 * worker is allowed here, because a `test.use` in this file would apply only to the first test file
 * that loads it in a process.
 */
export const test = base.extend<{ front: ProxyServer }>({
  serviceWorkers: 'allow',
  front: async ({ world }, use) => {
    const front = await startProxyServer(world.url)
    await use(front)
    await front.stop()
  },
  baseURL: async ({ front }, use) => use(front.url),
})

export const removalWorkerScript = () =>
  readFile(new URL('../../../../web/dist/worker/remove.js', import.meta.url), 'utf8')

/**
 * Signs in and waits until the phone has cached the application.
 *
 * @returns names of the worker's caches
 */
export async function openAndCacheApp(page: Page): Promise<string[]> {
  await signInNewFarmer(page)
  return waitForAppCache(page)
}

/**
 * Waits until the phone has cached the application.
 *
 * @returns names of the worker's caches
 */
export async function waitForAppCache(page: Page): Promise<string[]> {
  await page.goto('/dashboard')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  return page.evaluate(() => caches.keys())
}

/** Responses saved on this phone, by query name. */
export const readSavedQueries = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).some(({ name }) => name === 'smart-farming')
    if (!known) return []
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('smart-farming')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const found: string[] = []
    for (const store of db.objectStoreNames) {
      const all = await new Promise<unknown[]>((resolve) => {
        const asked = db.transaction(store).objectStore(store).getAll()
        asked.onsuccess = () => resolve(asked.result)
      })
      for (const one of all) {
        const { key: [name] = [store], data } = one as { key?: string[]; data?: { username?: string } }
        found.push(data?.username === undefined ? (name ?? store) : `user ${data.username}`)
      }
    }
    db.close()
    return found.sort()
  })

/** The saved snapshot of the dashboard, as stored. */
export const readSnapshot = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('picture'))

/** Signs in and waits until the phone has saved the application and the farm's data. */
export async function saveFarmOnPhone(page: Page, details: Partial<Farmer> = {}): Promise<Farmer> {
  const farmer = await signInNewFarmer(page, details)
  await waitForAppCache(page)
  await expect
    .poll(() => readSavedQueries(page))
    .toEqual(
      expect.arrayContaining([
        `user ${farmer.username}`,
        'owner',
        'farm.get',
        'farmSettings.get',
        'weather.forecast',
        'weather.outlook',
      ]),
    )
  return farmer
}

/**
 * A worker hands over when it is idle, which takes up to half a minute while a test inspects it.
 */
export const HANDOVER_TIMEOUT = { timeout: 60_000 }

/**
 * Stops the worker once another waits to replace it, because Chromium may run an inspected worker
 * for ever.
 */
export async function stopWorkerBeforeUpdate(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const statuses = new Map<string, string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status)
    if (![...statuses.values()].includes('installed')) return
    // A worker that has stopped meanwhile cannot be stopped again.
    for (const [versionId, status] of statuses)
      if (status === 'activated') session.send('ServiceWorker.stopWorker', { versionId }).catch(() => {})
  })
  await session.send('ServiceWorker.enable')
}

export const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Login' })

const filesKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return files.flat().map(({ url }) => new URL(url).pathname)
  })

export async function expectNoDataFor(page: Page, username: string): Promise<void> {
  await expect.poll(() => readSavedQueries(page)).toEqual([])
  expect(await readSnapshot(page)).toBeNull()
  expect(await storedLocation(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('farmSums'))).toBeNull()
  const files = await filesKept(page)
  expect(files).toContain('/dashboard')
  expect(files.filter((path) => path.startsWith('/api'))).toEqual([])
  await page.context().setOffline(true)
  await page.goto('/dashboard')
  await expect(loginHeading(page)).toBeVisible()
  await expect(page.getByText(username)).toHaveCount(0)
}
