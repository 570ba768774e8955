import type { Page } from '@playwright/test'
import { layoutShift } from '../../support/checks/layout.ts'
import { openDashboard } from '../../support/farmers.ts'
import { dayRows } from '../../support/features/weather.ts'
import { holdRequests } from '../../support/request-gate.ts'
import { expect, test } from '../../support/test.ts'

const search = (page: Page) => page.getByPlaceholder('Enter town/village name...')
const open = (page: Page) => page.getByRole('button', { name: 'Change Location' }).click()

test('late search results neither push any day down nor cover one', async ({ page }) => {
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await open(page)
  await search(page).fill('Nakuru')
  const places = await holdRequests(page, '**/api/weather/search*')
  // Submitted by script, because browsers do not count shifts within half a second of user input.
  await search(page).evaluate((input) => (input as HTMLInputElement).form?.requestSubmit())
  await expect.poll(() => places.held.length).toBe(1)
  await expect(page.getByText('Searching...')).toBeVisible()
  const pushed = await layoutShift(page)
  places.open()
  await expect(page.getByText('Select your location:')).toBeVisible()
  expect((await layoutShift(page)) - pushed).toBe(0)
  const list = await page.getByRole('list', { name: 'Select your location:' }).boundingBox()
  const day = await dayRows(page).first().boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(day?.y ?? 0)
})
