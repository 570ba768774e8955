import type { Page } from '@playwright/test'
import { fillLogin, signedIn, submit } from '../../../support/farmers.ts'
import { alertsLine, atFarm, bent, fill } from '../../../support/features/farm-weather.ts'
import { answersKept, farmKept, keeping, pictureKept, test } from '../../../support/features/kept.ts'
import { dayRows } from '../../../support/features/weather.ts'
import { expectAccessible } from '../../../support/look/axe.ts'
import { expect } from '../../../support/test.ts'

const overPage = (page: Page) => page.locator('.over-page')

test('alerts are read without a network, from what is kept: what, their limits, whose they are and how old', async ({
  page,
  context,
  world,
}) => {
  world.openMeteo.respond(
    bent((hourly) => {
      fill(hourly, 'temperature_2m', () => -3)
      for (const falls of ['precipitation', 'rain', 'showers', 'snowfall']) fill(hourly, falls, () => 0)
    }),
  )
  await atFarm(page, 'Cold farm', 47.13, 13.07)
  await keeping(page)
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alertsLine(page)).toContainText(/^Frost −3/)
  const told = await alertsLine(page).textContent()
  await expect.poll(() => answersKept(page)).toContain('weather.outlook')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(overPage(page)).toHaveText(/^Offline, as of/)
  await expect(alertsLine(page)).toHaveText(told ?? '')
  await alertsLine(page).click()
  await expect(alerts.getByText(/^What to do: /).first()).toBeVisible()
  await expect(alerts.getByText('Not official warnings.')).toBeVisible()
  await expectAccessible(page)
})

test('what the phone keeps is fetched and read before the application has come, and a first visit asks for none of it', async ({
  page,
}) => {
  /** The files of that part, those of them that came before the page had been read, and whether it was taken over. */
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
  await signedIn(page)
  await page.goto('/dashboard')
  const first = await found()
  expect(first.named.length).toBeGreaterThan(2)
  expect(first.early).toEqual([])
  await farmKept(page)
  await page.reload()
  await expect(dayRows(page)).not.toHaveCount(0)
  expect(await found()).toEqual({ named: first.named, early: first.named, isTaken: true })
})

test('a network that is lost while the farm is open is said', async ({ page, front }) => {
  await farmKept(page)
  await front.stop()
  await page.evaluate(() => dispatchEvent(new Event('sessionlost')))
  await expect(overPage(page)).toHaveText(/Reconnects automatically/)
  await expect(dayRows(page)).not.toHaveCount(0)
})

test('a network that goes while the farm is open and nobody does anything is said, too', async ({
  page,
  context,
}) => {
  await farmKept(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(overPage(page)).toHaveText(/^Offline, as of \d\d:\d\d\./)
})

test('an application that could not be kept says all the same how it stands with the network', async ({
  page,
  front,
}) => {
  front.release((script) => script.replace('"/login"', '"/nowhere-at-all"'))
  await signedIn(page)
  await page.goto('/dashboard')
  await expect(dayRows(page)).toHaveCount(5)
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registered).toBe(0)
  // The message appears when the browser is idle: on a busy machine some time after the network has become quiet.
  const hasArrived = (part: RegExp) =>
    page.evaluate(
      ({ source }) =>
        performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
      { source: part.source },
    )
  await expect.poll(() => hasArrived(/\/over-page-.*\.js$/)).toBe(true)
  await expect.poll(() => hasArrived(/\/keeping-.*\.js$/)).toBe(true)
  await page.waitForLoadState('networkidle')
  await front.stop()
  await page.evaluate(() => dispatchEvent(new Event('sessionlost')))
  await expect(overPage(page)).toHaveText(/^Offline, as of/)
})

for (const status of [200, 511])
  test(`a network that wants a sign-in of its own (${status}) shows what was kept, and no log-in page`, async ({
    page,
    front,
  }) => {
    const { username } = await farmKept(page)
    front.between((_asked, answer) => {
      answer.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi</h1>')
      return true
    })
    await page.goto('/dashboard')
    await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
    await expect(overPage(page)).toHaveText(/^This network wants a sign-in/)
    await expect(page).toHaveURL(/dashboard$/)
    await expectAccessible(page)
  })

test('a server that hangs: what was kept is shown, and waiting can be stopped', async ({ page, front }) => {
  const { username } = await farmKept(page)
  front.between(({ url = '' }) => url.startsWith('/api'))
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  await expect(dayRows(page)).not.toHaveCount(0)
  const stop = overPage(page).getByRole('button', { name: 'Stop waiting' })
  await expect(stop).toHaveCount(0)
  // The part that counts them may come only now.
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(stop).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  await stop.click()
  await expect(overPage(page)).toHaveText(/^Offline, as of/)
})

test('“Shared phone: save nothing here” keeps nothing', async ({ page, context }) => {
  const farmer = await signedIn(page)
  await context.clearCookies()
  await page.goto('/login')
  await fillLogin(page, farmer)
  await page.getByLabel('Shared phone: save nothing here').check()
  await submit(page).click()
  await expect(page.getByText(`Welcome, ${farmer.username}!`)).toBeVisible()
  await keeping(page)
  await page.reload()
  await expect(dayRows(page)).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  expect(await answersKept(page)).toEqual([])
  expect(await pictureKept(page)).toBeNull()
})

/** As a private window of some browsers: there is no database. */
const withoutDatabase = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })

test('a browser without a database goes on without', async ({ page }) => {
  await withoutDatabase(page)
  const { username } = await signedIn(page)
  await keeping(page)
  await page.reload()
  await expect(page.getByText(`Welcome, ${username}!`)).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a browser without a database says since when it is offline, and that a question cannot wait there', async ({
  page,
  context,
}) => {
  await withoutDatabase(page)
  await signedIn(page)
  await keeping(page)
  await expect(dayRows(page)).toHaveCount(5)
  await context.setOffline(true)
  await expect(overPage(page)).toHaveText(/^Offline, as of \d\d:\d\d\./)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize worth?')
  await panel.getByRole('textbox').press('Enter')
  await panel.getByRole('button', { name: 'Send it when the network is back' }).click()
  await expect(panel.getByText('This phone keeps nothing, so it cannot wait.')).toBeVisible()
  await expect(panel.getByText('What is maize worth?')).toBeVisible()
  await expect(overPage(page)).toHaveCount(1)
  await expectAccessible(page)
})
