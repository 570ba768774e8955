import type { Page } from '@playwright/test'
import { farmDialog, openAllCards } from '../../support/features/changes.ts'
import {
  HANDOVER_TIMEOUT,
  openAndCacheApp,
  removalWorkerScript,
  stopWorkerBeforeUpdate,
  test,
} from '../../support/features/offline.ts'
import { expect } from '../../support/test.ts'

const newVersion = (script: string) => script.replace(/"version":"[^"]+"/, '"version":"next"')
const lookForUpdate = (page: Page) =>
  page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update()),
  )

/** Simulates switching to another tab or application. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Hides the page again in case saving or clearing was still in progress. */
async function loadsOnceLookedAway(page: Page, loads: readonly string[]): Promise<readonly string[]> {
  // A page that is reloading cannot be queried.
  if (loads.length === 0) await lookAway(page).catch(() => {})
  return loads
}

test('pages open the same way with the server stopped as with the network down', async ({ page, front }) => {
  await openAndCacheApp(page)
  await front.stop()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await expect(page.getByText('You’re offline, or this network')).toBeVisible()
})

test('public pages show the offline notice only while the server does not answer', async ({
  page,
  context,
}) => {
  await openAndCacheApp(page)
  // Signed out, because signed-in farmers are redirected to the dashboard.
  await context.clearCookies()
  const line = page.getByText('You’re offline, or this network')
  for (const path of ['/', '/login', '/signup']) {
    const answered = page.waitForResponse('**/api/user')
    await page.goto(path)
    await answered
    await expect(line).toBeHidden()
  }
  await context.setOffline(true)
  await expect(line).toBeVisible()
  await context.setOffline(false)
  await expect(line).toBeHidden()
})

test('a new version takes over while the page is hidden, unless a conversation is open', async ({
  page,
  front,
}) => {
  await openAndCacheApp(page)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByText('You asked: What is maize')).toBeVisible()
  front.release(newVersion)
  await lookForUpdate(page)
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  const loads: string[] = []
  page.on('load', () => loads.push('page'))
  await lookAway(page)
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2)
  await expect(panel.getByText('You asked: What is maize')).toBeVisible()
  await panel.getByRole('button', { name: 'Clear', exact: false }).click()
  expect(loads).toEqual([])
  await expect.poll(() => loadsOnceLookedAway(page, loads), HANDOVER_TIMEOUT).toEqual(['page'])
})

test('a new version waits until an open “My farm” form has been saved', async ({ page, front }) => {
  await openAndCacheApp(page)
  const form = farmDialog(page)
  await page.getByRole('button', { name: 'My farm' }).click()
  await openAllCards(form)
  await form.getByLabel('Heavy clay').check()
  await form.getByLabel('Crop', { exact: true }).selectOption('Potato')
  await form.getByText('Alerts', { exact: true }).click()
  await form.getByLabel('Gusts at or above').fill('45')
  front.release(newVersion)
  await lookForUpdate(page)
  await expect(page.getByText('A new version is ready.')).toBeAttached()
  const loads: string[] = []
  page.on('load', () => loads.push('page'))
  await lookAway(page)
  // Neither worker has changed: the new one still waits, and the old one still controls the page.
  const states = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return [registration?.waiting?.state, navigator.serviceWorker.controller?.state]
    })
  expect(await states()).toEqual(['installed', 'activated'])
  await expect(form.getByLabel('Heavy clay')).toBeChecked()
  await expect(form.getByLabel('Crop', { exact: true }).locator('option:checked')).toHaveText('Potato')
  await expect(form.getByLabel('Gusts at or above')).toHaveValue('45')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect(await states()).toEqual(['installed', 'activated'])
  expect(loads).toEqual([])
  await expect.poll(() => loadsOnceLookedAway(page, loads), HANDOVER_TIMEOUT).toEqual(['page'])
})

test('a new version with a missing file is discarded, and the old version stays complete', async ({
  page,
  context,
  front,
}) => {
  const before = await openAndCacheApp(page)
  front.release((script) => newVersion(script).replace('"/login"', '"/nowhere-at-all"'))
  await lookForUpdate(page).catch(() => {})
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing))
    .toBeNull()
  expect(await page.evaluate(() => caches.keys())).toEqual(before)
  await context.setOffline(true)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

test('the kill switch removes the service worker and its caches and reloads open pages', async ({
  page,
  context,
  front,
}) => {
  await openAndCacheApp(page)
  const other = await context.newPage()
  await other.goto('/privacy')
  const loads: string[] = []
  page.on('load', () => loads.push('page'))
  other.on('load', () => loads.push('other'))
  await stopWorkerBeforeUpdate(page)
  front.release(removalWorkerScript)
  const lookedFor = async () => {
    // The page may reload before the update check returns. The check may also coincide with the one
    // at page load.
    if (loads.length === 0) await lookForUpdate(page).catch(() => {})
    return [...loads].sort()
  }
  await expect.poll(lookedFor, HANDOVER_TIMEOUT).toEqual(['other', 'page'])
  for (const one of [page, other])
    expect(await one.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  expect(await other.evaluate(() => caches.keys())).toEqual([])
  await expect(page.getByText('Welcome, ').first()).toBeVisible()
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  // A page of this build registers a worker again and gets the one that removes itself.
  await expect.poll(registered, HANDOVER_TIMEOUT).toBe(0)
  expect(loads).toHaveLength(2)
})
