import { findFreePort } from '../../../src/engines/free-port.ts'
import { type Product, startProduct } from '../../../src/product.ts'
import { signInNewFarmer } from '../../support/farmers.ts'
import {
  test as base,
  HANDOVER_TIMEOUT,
  readSavedQueries,
  readSnapshot,
  saveFarmOnPhone,
} from '../../support/features/offline.ts'
import { dayRows } from '../../support/features/weather.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../../support/product-fixture.ts'
import { expect, GENEROUS_LIMITS } from '../../support/test.ts'

// This test restarts the product, so it has its own.
const ownOne = createProductFixture(async () => {
  const PORT = String(await findFreePort())
  return startProduct({ ...GENEROUS_LIMITS, WEATHER_PROVIDERS: 'sample', PRICE_REFRESH: 'off', PORT })
})
const test = base.extend<{ product: Product }>({
  product: [async ({}, use) => use(await ownOne()), START_FIXTURE_OPTIONS],
  baseURL: async ({ product }, use) => use(product.url),
})

test('OFFLINE=off reloads open pages without a service worker and deletes saved data', async ({
  page,
  browser,
  product,
}) => {
  const { username } = await saveFarmOnPhone(page)
  await page.waitForLoadState('networkidle')
  await product.restart({ OFFLINE: 'off' })
  const loads: string[] = []
  page.on('load', () => loads.push('page'))
  // Browsers check for updates by themselves at least once a day. The page may reload before
  // `update` returns.
  await page
    .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    .catch(() => undefined)
  await expect.poll(() => loads, HANDOVER_TIMEOUT).toEqual(['page'])
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  const another = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' })
  const fresh = await another.newPage()
  await signInNewFarmer(fresh)
  await fresh.goto('/dashboard')
  for (const one of [page, fresh]) {
    await expect(dayRows(one)).toHaveCount(5)
    await one.waitForLoadState('networkidle')
    const left = () =>
      one.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    await expect.poll(left, HANDOVER_TIMEOUT).toEqual({ caches: [], workers: 0 })
    await expect.poll(() => readSavedQueries(one)).toEqual([])
    expect(await readSnapshot(one)).toBeNull()
  }
  expect(loads).toEqual(['page'])
  await another.close()
})
