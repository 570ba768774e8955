import type { Page } from '@playwright/test'
import { layoutShift } from '../../support/checks/layout.ts'
import { openDashboard, signInNewFarmer } from '../../support/farmers.ts'
import { dayRows } from '../../support/features/weather.ts'
import { expect, test } from '../../support/test.ts'

const openSearch = (page: Page) => page.getByRole('button', { name: 'Change Location' }).click()
const locate = (page: Page) => page.getByRole('button', { name: 'Use my position' }).click()
const box = (page: Page) => page.getByPlaceholder('Enter town/village name...')
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('farmLocation') ?? 'null'))

test.describe("with permission to use the device's position", () => {
  test.use({ geolocation: { latitude: 52.371183, longitude: -2.718812 }, permissions: ['geolocation'] })

  test("the device's position becomes the location, named by its coordinates and the nearest place", async ({
    page,
  }) => {
    await openDashboard(page, { location: 'Nakuru' })
    await openSearch(page)
    await locate(page)
    await expect(box(page)).toBeHidden()
    await expect(page.locator('#weather').getByText(/^52\.3712, -2\.7188/)).toBeVisible()
    await expect.poll(() => stored(page)).toMatchObject({ lat: 52.3712, lon: -2.7188 })
  })

  test('a farm at an unknown place keeps its typed name at the position, even after a reload', async ({
    page,
  }) => {
    await signInNewFarmer(page, { location: 'Xyzzyqwv' })
    await page.goto('/dashboard')
    await expect(page.getByText('We could not find Xyzzyqwv. Choose your place.')).toBeVisible()
    await expect(dayRows(page)).toHaveCount(5)
    expect(await layoutShift(page)).toBe(0)
    await openSearch(page)
    await locate(page)
    await expect(page.locator('#weather').getByText(/^Xyzzyqwv/)).toBeVisible()
    await expect(page.getByText(/could not find/)).toHaveCount(0)
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        name: expect.stringMatching(/^Xyzzyqwv/),
        lat: 52.3712,
        lon: -2.7188,
      })
    const forecast = page.waitForRequest('**/api/weather/forecast?lat=52.3712&lon=-2.7188')
    await page.reload()
    await forecast
    await expect(page.locator('#weather').getByText(/^Xyzzyqwv/)).toBeVisible()
    await expect(page.getByText(/could not find/)).toHaveCount(0)
  })
})
