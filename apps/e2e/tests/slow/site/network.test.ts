import { fillLogin, openDashboard, signInNewFarmer, submitButton } from '../../support/farmers.ts'
import { alertsLine } from '../../support/features/farm-weather.ts'
import { dayRows, waitForDashboardRequests } from '../../support/features/weather.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

test('the dashboard requests all its data once, in parallel with its script', async ({ page }) => {
  const first = waitForDashboardRequests(page)
  await openDashboard(page)
  await first
  // On a second visit the farm is known, as on nearly all visits.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('farmLocation'))).not.toBeNull()
  const scripts = await holdRequests(page, '**/assets/*.js')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'commit' })
  const ahead = ['/api/weather/forecast', '/api/weather/outlook', '/api/user']
  await expect.poll(() => asked).toEqual(expect.arrayContaining(ahead))
  // The current weather is not displayed, so the script requests it after the forecast.
  expect(asked).not.toContain('/api/weather')
  const all = waitForDashboardRequests(page)
  scripts.open()
  await expect(dayRows(page)).toHaveCount(5)
  await all
  // The script sends no request a second time.
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

test('after a login, the dashboard also requests its data once, before its script has loaded', async ({
  page,
}) => {
  const farmer = await signInNewFarmer(page)
  await page.context().clearCookies()
  const scripts = await holdRequests(page, /assets\/(dashboard|_signed-in)[^/]*\.js/)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/login')
  await fillLogin(page, farmer)
  await submitButton(page).click()
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
  const all = waitForDashboardRequests(page)
  scripts.open()
  await expect(dayRows(page)).toHaveCount(5)
  await all
  await page.waitForLoadState('networkidle')
  // The current weather, which is not displayed, comes after the forecast.
  expect(asked.sort()).toEqual([...ahead, '/api/weather'].sort())
})

test('a chart that failed to load offline appears when the network returns', async ({ page }) => {
  const all = waitForDashboardRequests(page)
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await all
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Five-day chart' }).click()
  const chart = page.getByText('The chart could not be loaded.')
  await expect(chart).toBeVisible()
  // A manual retry while offline reports the failure again.
  await chart.getByRole('button', { name: 'Try again' }).click()
  await expect(chart.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.context().setOffline(false)
  await expect(page.getByRole('img', { name: /Temperature/ }).first()).toBeVisible()
})

test('a second visit loads the hashed files from the cache', async ({ page }) => {
  const all = waitForDashboardRequests(page)
  await openDashboard(page)
  await all
  await expect(alertsLine(page)).toBeEnabled()
  await page.waitForLoadState('networkidle') // Everything that loads after the days has loaded.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
      .map(({ name }) => name),
  )
  expect(fetched).toEqual([])
})
