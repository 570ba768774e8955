import { atDashboard, fillLogin, newFarmer, signedIn, submit } from '../support/farmers.ts'
import { alertsLine, dayJobs } from '../support/features/farm-weather.ts'
import { allAsked, dayRows } from '../support/features/weather.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/test.ts'
import { atMost, wireSize } from '../support/weight.ts'

test('the dashboard asks for its data beside its script, not after it', async ({ page }) => {
  const first = allAsked(page)
  await atDashboard(page)
  await first
  // The second visit knows the farm, as nearly all visits do.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('farmLocation'))).not.toBeNull()
  const scripts = await gate(page, '**/assets/*.js')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'commit' })
  const ahead = ['/api/weather/forecast', '/api/weather/outlook', '/api/user']
  await expect.poll(() => asked).toEqual(expect.arrayContaining(ahead))
  // Shown nowhere, it is left to the script, after the forecast.
  expect(asked).not.toContain('/api/weather')
  const all = allAsked(page)
  scripts.open()
  await expect(dayRows(page)).toHaveCount(5)
  await all
  // And not once more when the script has come.
  await page.waitForLoadState('networkidle')
  const once = [
    '/api/farm',
    '/api/farm-settings',
    '/api/user',
    '/api/weather',
    '/api/weather/forecast',
    '/api/weather/outlook',
    '/api/weather/search',
  ]
  expect(asked.filter((path) => path.startsWith('/api/')).sort()).toEqual(once)
})

test('after a login inside the application, too: its data is on the way before its script has come, and once', async ({
  page,
}) => {
  const farmer = await signedIn(page)
  await page.context().clearCookies()
  const scripts = await gate(page, /assets\/(dashboard|_signed-in)[^/]*\.js/)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/login')
  await fillLogin(page, farmer)
  await submit(page).click()
  const ahead = [
    '/api/farm',
    '/api/farm-settings',
    '/api/login',
    '/api/weather/forecast',
    '/api/weather/outlook',
    '/api/weather/search',
  ]
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(ahead)
  expect(scripts.held.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  const all = allAsked(page)
  scripts.open()
  await expect(dayRows(page)).toHaveCount(5)
  await all
  await page.waitForLoadState('networkidle')
  // The weather now, which is shown nowhere, comes after the forecast.
  expect(asked.sort()).toEqual([...ahead, '/api/weather'].sort())
})

test('all that opening the dashboard fetches by itself is at most 130 KB of script, judgement and alerts included', async ({
  page,
  world,
}) => {
  // However it is asked for: a part is fetched first, and imported when it is there.
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === world.url && pathname.endsWith('.js')) scripts.add(request.url())
  })
  const all = allAsked(page)
  await atDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await all
  await expect(dayJobs(page)).toHaveCount(5)
  await expect(alertsLine(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Chart of the five days' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  atMost(130, await wireSize([...scripts]))
})

test('a network that dies: what is shown stays, what fails is said, and it goes on when the network is back', async ({
  page,
}) => {
  await atDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await dayRows(page).first().click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.context().setOffline(true)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize worth?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByText('Error getting response. Please try again.')).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  await dayRows(page).nth(1).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.context().setOffline(false)
  await panel.getByRole('textbox').fill('And now?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByText('You asked: And now?')).toBeVisible()
})

test('a part of the page that did not come on a dead network is there when the network is back', async ({
  page,
}) => {
  const all = allAsked(page)
  await atDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await all
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Chart of the five days' }).click()
  const chart = page.getByText('The chart could not be loaded.')
  await expect(chart).toBeVisible()
  // By hand on a network that is still dead: it says so again.
  await chart.getByRole('button', { name: 'Try again' }).click()
  await expect(chart.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.context().setOffline(false)
  await expect(page.getByRole('img', { name: /Temperature/ }).first()).toBeVisible()
})

test('too many tries: the farmer reads when to try again', async ({ page }) => {
  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { message: 'Too many tries.', code: 'too_many_requests', requestId: 'r1' },
    }),
  )
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, newFarmer())
  // The words count down; on a busy machine a second may be over before they are looked at.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(/too many tries/i)
  await expect(page.getByRole('alert')).toContainText(/60 s|1 minute/)
})

test("the wait in the server's words counts down, and they go when it is over; the next try is sent", async ({
  page,
}) => {
  const message = 'Too many tries. Please try again in 20 s.'
  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '20' },
      json: { message, code: 'too_many_requests', requestId: 'r1' },
    }),
  )
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, newFarmer())
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText(message)
  await page.clock.runFor(3_000)
  await expect(page.getByRole('alert')).toHaveText('Too many tries. Please try again in 17 s.')
  await page.clock.runFor(17_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const again = page.waitForRequest('**/api/login')
  await submit(page).click()
  await again
})

test('a second visit takes the hashed files from the cache', async ({ page }) => {
  const all = allAsked(page)
  await atDashboard(page)
  await all
  await expect(alertsLine(page)).toBeEnabled()
  await page.waitForLoadState('networkidle') // What comes after the days has come.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
      .map(({ name }) => name),
  )
  expect(fetched).toEqual([])
})
