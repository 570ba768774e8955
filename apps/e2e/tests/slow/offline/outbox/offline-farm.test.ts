import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../support/checks/axe.ts'
import { fillLogin, signInNewFarmer, submitButton } from '../../../support/farmers.ts'
import { alertsLine, fillSeries, openFarm, transformHourly } from '../../../support/features/farm-weather.ts'
import {
  readSavedQueries,
  readSnapshot,
  saveFarmOnPhone,
  test,
  waitForAppCache,
} from '../../../support/features/offline.ts'
import { dayRows } from '../../../support/features/weather.ts'
import { expect } from '../../../support/test.ts'

const overPage = (page: Page) => page.locator('.over-page')

test('the offline dashboard shows the saved alerts with advice', async ({ page, context, world }) => {
  world.openMeteo.respond(
    transformHourly((hourly) => {
      fillSeries(hourly, 'temperature_2m', () => -3)
      for (const falls of ['precipitation', 'rain', 'showers', 'snowfall']) fillSeries(hourly, falls, () => 0)
    }),
  )
  await openFarm(page, 'Cold farm', 47.13, 13.07)
  await waitForAppCache(page)
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alertsLine(page)).toContainText(/^Frost −3/)
  const told = await alertsLine(page).textContent()
  await expect.poll(() => readSavedQueries(page)).toContain('weather.outlook')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(overPage(page)).toHaveText(/^Offline\. Last updated/)
  await expect(alertsLine(page)).toHaveText(told ?? '')
  await alertsLine(page).click()
  await expect(alerts.getByText(/^What to do: /).first()).toBeVisible()
  await expect(alerts.getByText('Not official warnings.')).toBeVisible()
  await expectAccessible(page)
})

test('the first visit loads no offline storage script, and later visits load it before all else', async ({
  page,
}) => {
  /**
   * The storage scripts, those loaded before the page was parsed, and whether the application took
   * them over.
   */
  const found = () =>
    page.evaluate(() => {
      const named = document.documentElement.dataset.onPhone?.split(' ') ?? []
      const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const early = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (opening?.domInteractive ?? 0))
        .map(({ name }) => new URL(name).pathname)
      return {
        named,
        early: named.filter((file) => early.includes(file)),
        isTaken: Reflect.get(globalThis, 'earlyStore') === undefined,
      }
    })
  await signInNewFarmer(page)
  await page.goto('/dashboard')
  const first = await found()
  expect(first.named.length).toBeGreaterThan(2)
  expect(first.early).toEqual([])
  await saveFarmOnPhone(page)
  await page.reload()
  await expect(dayRows(page)).not.toHaveCount(0)
  expect(await found()).toEqual({ named: first.named, early: first.named, isTaken: true })
})

test('the dashboard shows a notice when the server goes down while the farm is open', async ({
  page,
  front,
}) => {
  await saveFarmOnPhone(page)
  await front.stop()
  await page.evaluate(() => dispatchEvent(new Event('sessionlost')))
  await expect(overPage(page)).toHaveText(/Reconnects automatically/)
  await expect(dayRows(page)).not.toHaveCount(0)
})

test('the dashboard shows the offline notice without any action by the farmer', async ({ page, context }) => {
  await saveFarmOnPhone(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(overPage(page)).toHaveText(/^Offline\. Last updated \d\d:\d\d\./)
})

test('the offline notice works even if the service worker failed to install', async ({ page, front }) => {
  front.release((script) => script.replace('"/login"', '"/nowhere-at-all"'))
  await signInNewFarmer(page)
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registered).toBe(0)
  // The message appears when the browser is idle, which on a busy machine is some time after the
  // network becomes quiet.
  const hasArrived = (part: RegExp) =>
    page.evaluate(
      ({ source }) =>
        performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
      { source: part.source },
    )
  await expect.poll(() => hasArrived(/\/notice-overlay-.*\.js$/)).toBe(true)
  await expect.poll(() => hasArrived(/\/phone-storage-.*\.js$/)).toBe(true)
  await page.waitForLoadState('networkidle')
  await front.stop()
  await page.evaluate(() => dispatchEvent(new Event('sessionlost')))
  await expect(overPage(page)).toHaveText(/^Offline\. Last updated/)
})

for (const status of [200, 511])
  test(`a captive portal (${status}) shows the saved farm and a notice instead of the login page`, async ({
    page,
    front,
  }) => {
    const { username } = await saveFarmOnPhone(page)
    front.between((_asked, answer) => {
      answer.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
      return true
    })
    await page.goto('/dashboard')
    await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
    await expect(overPage(page)).toHaveText(/^This network asks you to sign in/)
    await expect(page).toHaveURL(/dashboard$/)
    await expectAccessible(page)
  })

test('a server that does not answer leaves the saved farm on screen, and waiting can be stopped', async ({
  page,
  front,
}) => {
  const { username } = await saveFarmOnPhone(page)
  front.between(({ url = '' }) => url.startsWith('/api'))
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  await expect(dayRows(page)).not.toHaveCount(0)
  const stop = overPage(page).getByRole('button', { name: 'Stop waiting' })
  await expect(stop).toHaveCount(0)
  // The script that counts the seconds may load only now.
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(stop).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  await stop.click()
  await expect(overPage(page)).toHaveText(/^Offline\. Last updated/)
})

test('“Shared phone: save nothing here” saves no data and no snapshot', async ({ page, context }) => {
  const farmer = await signInNewFarmer(page)
  await context.clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await page.getByLabel('Shared phone: save nothing here').check()
  await submitButton(page).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await waitForAppCache(page)
  await page.reload()
  await expect(dayRows(page)).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  expect(await readSavedQueries(page)).toEqual([])
  expect(await readSnapshot(page)).toBeNull()
})

/** Simulates private windows of some browsers, which have no database. */
const withoutDatabase = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })

test('the dashboard works in a browser without a database', async ({ page }) => {
  await withoutDatabase(page)
  const { username } = await signInNewFarmer(page)
  await waitForAppCache(page)
  await page.reload()
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a browser without a database shows the offline notice and says that it cannot queue', async ({
  page,
  context,
}) => {
  await withoutDatabase(page)
  await signInNewFarmer(page)
  await waitForAppCache(page)
  await expect(dayRows(page)).toHaveCount(5)
  await context.setOffline(true)
  await expect(overPage(page)).toHaveText(/^Offline\. Last updated \d\d:\d\d\./)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize worth?')
  await panel.getByRole('textbox').press('Enter')
  await panel.getByRole('button', { name: 'Send it when the network is back' }).click()
  await expect(panel.getByText('This phone saves nothing, so it cannot be sent later.')).toBeVisible()
  await expect(panel.getByText('What is maize worth?')).toBeVisible()
  await expect(overPage(page)).toHaveCount(1)
  await expectAccessible(page)
})
