import type { Page } from '@playwright/test'
import { anyLine } from '../support/any-line.ts'
import { atDashboard, signedIn } from '../support/farmers.ts'
import { dayRows, storedLocation } from '../support/features/weather.ts'
import { gate } from '../support/gate.ts'
import { layoutShift } from '../support/look/layout.ts'
import { expect, test } from '../support/test.ts'

/** The first match of a search, as the browser has to store it: "name, then state if present, then country". */
async function firstMatch(page: Page, q: string) {
  const [place] = await (
    await page.request.get(`/api/weather/search?q=${encodeURIComponent(q)}`, anyLine)
  ).json()
  const { lat, lon, name, state, country } = place
  return { lat, lon, name: [name, state, country].filter((part) => part !== undefined).join(', ') }
}

/** What the browser remembered from an earlier visit. */
async function remember(page: Page, location: unknown): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('remembered') === null) localStorage.setItem('farmLocation', text)
    sessionStorage.setItem('remembered', 'yes')
  }, JSON.stringify(location))
}

/** The coordinates of the next forecast that the page asks for, once it settles on `name`. */
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
const panel = (page: Page) => page.getByRole('region', { name: 'Weather forecast' })
const open = (page: Page) => page.getByRole('button', { name: 'Change Location' }).click()

test.describe('"On dashboard load"', () => {
  test('"if the user has a location, it is searched and the first match becomes the stored location"', async ({
    page,
  }) => {
    await signedIn(page, { location: 'Tenbury Wells' })
    const match = await firstMatch(page, 'Tenbury Wells')
    await settlesOn(page, match.name, match.lat)
    await expect.poll(() => storedLocation(page)).toEqual(match)
  })

  test('"unless its name equals the stored name, in which case the stored coordinates are used"', async ({
    page,
  }) => {
    await signedIn(page, { location: 'Tenbury Wells' })
    const { name } = await firstMatch(page, 'Tenbury Wells')
    await remember(page, { lat: 52.3, lon: -2.6, name })
    await settlesOn(page, name, 52.3)
  })

  test('"If there is no match ... the stored ... coordinates are used."', async ({ page }) => {
    await signedIn(page, { location: 'Xyzzyqwv' })
    await remember(page, { lat: 52.3, lon: -2.6, name: 'My far field' })
    await settlesOn(page, 'My far field', 52.3)
  })

  test('"If there is no match ... default coordinates are used": "London (lat 51.5074, lon -0.1278)"', async ({
    page,
  }) => {
    await signedIn(page, { location: 'Xyzzyqwv' })
    await settlesOn(page, /London/, 51.5074)
  })

  test('"or the search fails, the stored or default coordinates are used"; "only logged, nothing shown"', async ({
    page,
  }) => {
    await page.route('**/api/weather/search*', (route) => route.abort('internetdisconnected'))
    await signedIn(page, { location: 'Ludlow' })
    await settlesOn(page, /London/, 51.5074)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('"If the user has no location, the stored or default coordinates are used."', async ({ page }) => {
    await signedIn(page)
    const searches = await gate(page, '**/api/weather/search*')
    await page.route('**/api/user', (route) =>
      route.fulfill({ json: { username: 'Wanjiku', farm_name: 'Green Acres', location: '' } }),
    )
    await settlesOn(page, /London/, 51.5074)
    expect(searches.held).toEqual([])
  })

  for (const [what, text] of [
    ['is broken', '{"lat":'],
    ['is something else', '{"lat":"north","lon":null}'],
    ['is off the map', '{"lat":912,"lon":0,"name":"Nowhere"}'],
  ] as const) {
    test(`a stored location that ${what} is as good as none`, async ({ page }) => {
      await signedIn(page, { location: 'Xyzzyqwv' })
      await page.addInitScript((broken) => localStorage.setItem('farmLocation', broken), text)
      await settlesOn(page, /London/, 51.5074)
    })
  }
})

test('"Shows the current location name and a \'Change Location\' toggle."', async ({ page }) => {
  await atDashboard(page)
  await expect(panel(page).getByText(/Ludlow, England, GB/)).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Change Location' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(search(page)).toBeVisible()
  await toggle.click()
  await expect(search(page)).toBeHidden()
})

test('"Text search with placeholder \'Enter town/village name...\' and Search and Cancel buttons."', async ({
  page,
}) => {
  await atDashboard(page)
  await open(page)
  await search(page).fill('Nakuru')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(search(page)).toBeHidden()
  await expect(panel(page).getByText(/Ludlow, England, GB/)).toBeVisible()
})

test('"A list of matching places under \'Select your location:\', each showing name, state and country."', async ({
  page,
}) => {
  await atDashboard(page)
  await open(page)
  await search(page).fill('Ludlow')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Select your location:')).toBeVisible()
  const abroad = page.getByRole('button', { name: /Ludlow.*Massachusetts.*US/s })
  await expect(abroad).toBeVisible()
  await expect(
    page.getByRole('button', { name: /Ludlow.*England.*(GB|United Kingdom)/s }).first(),
  ).toBeVisible()
})

test('"Selecting a result closes it and clears the search."; it is stored, and the forecast follows', async ({
  page,
}) => {
  await atDashboard(page)
  await open(page)
  await search(page).fill('Nakuru')
  await search(page).press('Enter')
  const forecast = page.waitForRequest('**/api/weather/forecast*')
  // Not the button that renames the place.
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

test('"Location search: empty or whitespace-only input is ignored."', async ({ page }) => {
  await atDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  const searches = await gate(page, '**/api/weather/search*')
  await open(page)
  await search(page).press('Enter')
  await search(page).fill('   ')
  await search(page).press('Enter')
  await expect(page.getByText('Select your location:')).toHaveCount(0)
  expect(searches.held).toEqual([])
})

test('what is found stands above the days: it covers none, and late it moves none', async ({ page }) => {
  await atDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await open(page)
  await search(page).fill('Nakuru')
  const places = await gate(page, '**/api/weather/search*')
  // By no hand: what moves within half a second of one, the browser excuses.
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

test('an unknown place: the page says so, and keeps what was typed', async ({ page }) => {
  await atDashboard(page)
  await open(page)
  await search(page).fill('Xyzzyqwv')
  await search(page).press('Enter')
  await expect(page.getByText(/nothing was found for .*Xyzzyqwv/i)).toBeVisible()
  await expect(search(page)).toHaveValue('Xyzzyqwv')
})

test('"Weather or location search failure: only logged, nothing shown"', async ({ page }) => {
  await atDashboard(page)
  await open(page)
  await page.route('**/api/weather/search*', (route) => route.abort('internetdisconnected'))
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
  await search(page).fill('Nakuru')
  await search(page).press('Enter')
  await logged
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(search(page)).toHaveValue('Nakuru')
})
