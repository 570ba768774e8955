import type { Page } from '@playwright/test'
import { openDashboard, signInNewFarmer } from '../support/farmers.ts'
import { dayRows, storedLocation } from '../support/features/weather.ts'
import { RETRY_OPTIONS } from '../support/retry-options.ts'
import { expect, test } from '../support/test.ts'

/**
 * The first match of a search as the browser stores it: name, then state if present, then country.
 */
async function firstMatch(page: Page, q: string) {
  const [place] = await (
    await page.request.get(`/api/weather/search?q=${encodeURIComponent(q)}`, RETRY_OPTIONS)
  ).json()
  const { lat, lon, name, state, country } = place
  return { lat, lon, name: [name, state, country].filter((part) => part !== undefined).join(', ') }
}

/** Stores a location in the browser, as an earlier visit would. */
async function _remember(page: Page, location: unknown): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('remembered') === null) localStorage.setItem('farmLocation', text)
    sessionStorage.setItem('remembered', 'yes')
  }, JSON.stringify(location))
}

/** Waits until the page shows `name`, and checks the latitude of its last forecast request. */
async function settlesOn(page: Page, name: string | RegExp, lat: number): Promise<void> {
  const asked: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('/api/weather/forecast') && asked.push(request.url())),
  )
  await page.goto('/dashboard')
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(dayRows(page)).toHaveCount(5)
  await expect.poll(() => asked.map((url) => new URL(url).searchParams.get('lat')).at(-1)).toBe(String(lat))
}

const search = (page: Page) => page.getByPlaceholder('Enter town/village name...')
const open = (page: Page) => page.getByRole('button', { name: 'Change Location' }).click()

test.describe('when the dashboard loads', () => {
  test("the first match for the user's location becomes the stored location", async ({ page }) => {
    await signInNewFarmer(page, { location: 'Tenbury Wells' })
    const match = await firstMatch(page, 'Tenbury Wells')
    await settlesOn(page, match.name, match.lat)
    await expect.poll(() => storedLocation(page)).toEqual(match)
  })

  test('a location without a match falls back to London', async ({ page }) => {
    await signInNewFarmer(page, { location: 'Xyzzyqwv' })
    await settlesOn(page, /London/, 51.5074)
  })
})

test('choosing a search result closes the search, stores the place and updates the forecast', async ({
  page,
}) => {
  await openDashboard(page)
  await open(page)
  await search(page).fill('Nakuru')
  await search(page).press('Enter')
  const forecast = page.waitForRequest('**/api/weather/forecast*')
  // Excludes the button that renames the place.
  const results = page.getByRole('button', { name: /^Nakuru/ })
  await results.first().click()
  expect(Number(new URL((await forecast).url()).searchParams.get('lat'))).toBeCloseTo(-0.28, 1)
  await expect(search(page)).toBeHidden()
  await expect(page.getByText('Select your location:')).toHaveCount(0)
  await expect(page.getByText(/Nakuru, .*KE/).first()).toBeVisible()
  await expect
    .poll(() => storedLocation(page))
    .toMatchObject({ name: expect.stringMatching(/^Nakuru, (.*, )?KE$/) })
  await open(page)
  await expect(search(page)).toHaveValue('')
  await expect(results).toHaveCount(0)
})
