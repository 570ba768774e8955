import { freePort } from '../../../src/engines/free-port.ts'
import { type Product, startProduct } from '../../../src/product.ts'
import { signedIn } from '../../support/farmers.ts'
import { AT_REST, answersKept, test as base, farmKept, pictureKept } from '../../support/features/kept.ts'
import { dayRows } from '../../support/features/weather.ts'
import { ownProduct, WHILE_STARTING } from '../../support/own-product.ts'
import { expect, roomyLimits } from '../../support/test.ts'

// This test restarts the product, so it has its own.
const ownOne = ownProduct(async () => {
  const PORT = String(await freePort())
  return startProduct({ ...roomyLimits, WEATHER_PROVIDERS: 'sample', PRICE_REFRESH: 'off', PORT })
})
const test = base.extend<{ product: Product }>({
  product: [async ({}, use) => use(await ownOne()), WHILE_STARTING],
  baseURL: async ({ product }, use) => use(product.url),
})

test('OFFLINE=off reloads open pages without a service worker and deletes saved data', async ({
  page,
  browser,
  product,
}) => {
  const { username } = await farmKept(page)
  await page.waitForLoadState('networkidle')
  await product.restart({ OFFLINE: 'off' })
  const loads: string[] = []
  page.on('load', () => loads.push('page'))
  // Browsers check for updates by themselves at least once a day. The page may reload before it has answered.
  await page
    .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    .catch(() => undefined)
  await expect.poll(() => loads, AT_REST).toEqual(['page'])
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  const another = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' })
  const fresh = await another.newPage()
  await signedIn(fresh)
  await fresh.goto('/dashboard')
  for (const one of [page, fresh]) {
    await expect(dayRows(one)).toHaveCount(5)
    await one.waitForLoadState('networkidle')
    const left = () =>
      one.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    await expect.poll(left, AT_REST).toEqual({ caches: [], workers: 0 })
    await expect.poll(() => answersKept(one)).toEqual([])
    expect(await pictureKept(one)).toBeNull()
  }
  expect(loads).toEqual(['page'])
  await another.close()
})
