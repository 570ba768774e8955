import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { createFarmer, fillLogin, submitButton } from '../support/farmers.ts'
import { HANDOVER_TIMEOUT, openAndCacheApp, test } from '../support/features/offline.ts'
import { expect } from '../support/test.ts'

const newVersion = (script: string) => script.replace(/"version":"[^"]+"/, '"version":"next"')
const lookForUpdate = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update()),
  )

test('the application and public pages open offline, and pages not saved say so', async ({
  page,
  context,
}) => {
  await openAndCacheApp(page)
  await context.setOffline(true)
  for (const [path, title] of [
    ['/', 'Smart Farming Intelligence'],
    ['/login', 'Login'],
    ['/signup', 'Create your account'],
    ['/privacy', 'No network'],
    ['/move', 'No network'],
    ['/nowhere', 'No network'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expectAccessible(page)
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByText('You’re offline, or this network asks')).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('link', { name: 'My farm, as last seen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/login')
  await fillLogin(page, createFarmer())
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the privacy page opens offline once it has been read', async ({ page, context }) => {
  await openAndCacheApp(page)
  await page.goto('/privacy')
  await context.setOffline(true)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep, and who sees it' })).toBeVisible()
})

test('the service worker caches no API response', async ({ page }) => {
  const [shell = ''] = await openAndCacheApp(page)
  await page.reload()
  await expect(page.getByText('Welcome, ').first()).toBeVisible()
  const paths = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    shell,
  )
  expect(paths).toContain('/dashboard')
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([])
})

test("a new version waits for the farmer's consent and reloads each tab once", async ({
  page,
  context,
  front,
}) => {
  const [before] = await openAndCacheApp(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize')
  front.release(newVersion)
  await lookForUpdate(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await expectAccessible(page)
  await expect(panel.getByRole('textbox')).toHaveValue('What is maize')
  const loads: string[] = []
  page.on('load', () => loads.push('page'))
  await page.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => loads, HANDOVER_TIMEOUT).toEqual(['page'])
  await expect(page.getByText('Welcome, ').first()).toBeVisible()
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)
  // The other tab still runs the old version and finds its files.
  await other.getByRole('button', { name: 'Five-day chart' }).click()
  await expect(other.getByRole('img', { name: /Temperature/ }).first()).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([before, 'shell-next'])
  expect(loads).toEqual(['page'])
  // The new worker is already active, so this tab only needs to reload.
  other.on('load', () => loads.push('other'))
  await other.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => loads).toEqual(['page', 'other'])
  await expect(other.getByText('Welcome, ').first()).toBeVisible()
  await expect(other.getByText('A new version is ready.')).toHaveCount(0)
})
