import type { Page } from '@playwright/test'
import { startProduct } from '../../src/product.ts'
import { openDashboard } from '../support/farmers.ts'
import { dayRows } from '../support/features/weather.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../support/product-fixture.ts'
import { type Site, startSite } from '../support/screens/site.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../support/test.ts'

let starting: Promise<Site> | undefined
const thirdParties = () => {
  starting ??= startSite()
  return starting
}
base.afterAll(async () => (await starting)?.close())

/** A product with every third party enabled, without a model and with the sample forecast. */
const product = createProductFixture(async () => {
  const { url } = await thirdParties()
  return startProduct({
    ...GENEROUS_LIMITS,
    WEATHER_PROVIDERS: 'sample',
    PRICE_REFRESH: 'off',
    WEATHER_ICON_BASE_URL: `${url}/img/wn`,
    CONTACT_FORM_URL: `${url}/contact-form`,
    FARM_ASSISTANT_URL: `${url}/chatbot`,
  })
})
const test = base.extend<{ site: Site }>({
  site: async ({}, use) => use(await thirdParties()),
  baseURL: [async ({}, use) => use((await product()).url), START_FIXTURE_OPTIONS],
})

const forecastShown = (page: Page) => expect(dayRows(page)).toHaveCount(5)

test('the contact form and the chatbot are embedded as third-party frames', async ({ page }) => {
  await page.goto('/')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe').getByText('Served at /contact-form')).toBeVisible()
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await expect(page.frameLocator('iframe').getByText('Served at /chatbot')).toBeVisible()
})

test('weather icons are loaded from the configured icon host', async ({ page, site }) => {
  await openDashboard(page)
  await forecastShown(page)
  await expect(dayRows(page).first().locator('img')).toHaveAttribute('src', /\/img\/wn\/\d\d[dn]@2x\.png$/)
  await expect
    .poll(() => site.paths)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/img\/wn\/\d\d[dn]@2x\.png$/)]))
})
