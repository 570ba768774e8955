import { horizontalOverflow } from '../../support/checks/layout.ts'
import { openDashboard } from '../../support/farmers.ts'
import { alertsLine, daySentence, jobButtons, openDay } from '../../support/features/farm-weather.ts'
import { dayRows, waitForDashboardRequests } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

test('each day has a summary sentence, and the label notice appears only once', async ({ page }) => {
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  for (const day of await dayRows(page).all()) {
    await day.click()
    await expect(day).toHaveAttribute('aria-expanded', 'true')
    await expect(daySentence(page)).toHaveText(/rain|dry|showers/i)
    await expect(daySentence(page)).toBeVisible()
  }
  await expect(page.getByText('Follow the product label and local law.')).toHaveCount(1)
})

test('opening a day sends no request to the API', async ({ page }) => {
  const all = waitForDashboardRequests(page)
  await openDashboard(page)
  await expect(alertsLine(page)).toBeEnabled()
  await all
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await openDay(page, 1)
  await jobButtons(page).first().click()
  await expect(page.getByText('Limits and sources')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test("the keyboard opens a day, a job and the job's limits", async ({ page }) => {
  await openDashboard(page)
  await dayRows(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(jobButtons(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(jobButtons(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Stop if wind reaches')).toBeVisible()
})

test('an opened day with its chart and tables fits a 320 px screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openDashboard(page)
  await openDay(page, 1)
  await jobButtons(page).first().click()
  await page.getByText('Limits and sources').click()
  await page.getByRole('button', { name: 'Five-day chart' }).click()
  await page.getByText('The numbers').click()
  expect(await horizontalOverflow(page)).toBe(0)
  const table = await page.getByRole('table').first().boundingBox()
  const panel = await page.getByRole('region', { name: 'Weather forecast' }).boundingBox()
  expect(table?.width).toBeLessThanOrEqual(panel?.width ?? 0)
})
