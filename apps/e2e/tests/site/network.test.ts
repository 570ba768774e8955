import { compressedSizes, expectAtMostKb } from '../support/compressed-sizes.ts'
import { openDashboard } from '../support/farmers.ts'
import { alertsLine, dayJobs } from '../support/features/farm-weather.ts'
import { dayRows, waitForDashboardRequests } from '../support/features/weather.ts'
import { expect, test } from '../support/test.ts'

test('opening the dashboard loads at most 130 KB of script', async ({ page, world }) => {
  // Counts each script once, because a part is preloaded first and imported later.
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === world.url && pathname.endsWith('.js')) scripts.add(request.url())
  })
  const all = waitForDashboardRequests(page)
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await all
  await expect(dayJobs(page)).toHaveCount(5)
  await expect(alertsLine(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Five-day chart' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectAtMostKb(130, await compressedSizes([...scripts]))
})

test('the dashboard keeps its data when the network drops, reports failures and then recovers', async ({
  page,
}) => {
  await openDashboard(page)
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
