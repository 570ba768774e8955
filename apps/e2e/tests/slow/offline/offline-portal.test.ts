import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { saveByApi } from '../../support/farmers.ts'
import { openAndCacheApp, saveFarmOnPhone, test } from '../../support/features/offline.ts'
import { RETRY_OPTIONS } from '../../support/retry-options.ts'
import { expect } from '../../support/test.ts'

/** A captive portal for the matching addresses: status 200 and its own page. */
const signInOf =
  (isAsked: (url: string) => boolean = () => true) =>
  ({ url = '' }: IncomingMessage, answer: ServerResponse) => {
    if (!isAsked(url)) return false
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
    return true
  }
const gone = () => false

const next = (version: string, file: string) => (script: string) =>
  script.replace(/"version":"[^"]+"/, `"version":"${version}"`).replace('"/login"', `"/login","${file}"`)
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
  })

test('if a captive portal answered in place of a script, the script loads once the portal is gone', async ({
  page,
  context,
  front,
}) => {
  await saveFarmOnPhone(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize'], boardCurrency: 'GBP' })
  const asked: string[] = []
  front.between(signInOf((url) => url.startsWith('/assets/') && asked.push(url) > 0))
  const openChart = () => page.getByRole('button', { name: /: maize$/ }).click()
  const chart = page.getByRole('img', { name: /Monthly prices/ })
  await page.goto('/dashboard?tab=prices')
  await openChart()
  await expect.poll(() => asked.join()).toContain('crop-detail')
  front.between(gone)
  await page.goto('/dashboard?tab=prices')
  await openChart()
  await expect(chart).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/dashboard?tab=prices')
  await openChart()
  await expect(chart).toBeVisible()
})

test('a new version that contains a page from a captive portal is not cached', async ({ page, front }) => {
  const before = await openAndCacheApp(page)
  for (const [version, file] of [
    ['next', '/assets/part-of-next.js'],
    ['after', '/page-of-after'],
  ] as const) {
    front.between(signInOf((url) => url === file))
    front.release(next(version, file))
    await lookForUpdate(page)
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return [registration?.installing?.state, registration?.waiting?.state]
        }),
      )
      .toEqual([undefined, undefined])
    expect(await page.evaluate(() => caches.keys())).toEqual(before)
  }
})

test('logging out behind a captive portal locks the app at once and ends the session once online', async ({
  page,
  front,
}) => {
  await saveFarmOnPhone(page)
  front.between(signInOf((url) => url.startsWith('/api')))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/user', RETRY_OPTIONS)).headers()['content-type']).toBe('text/html')
  front.between(gone)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect.poll(async () => (await page.request.get('/api/user', RETRY_OPTIONS)).status()).toBe(401)
})
