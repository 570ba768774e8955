import type { Page } from '@playwright/test'
import { startProduct } from '../../src/product.ts'
import { atDashboard } from '../support/farmers.ts'
import { dayRows } from '../support/features/weather.ts'
import { ownProduct, WHILE_STARTING } from '../support/own-product.ts'
import { type Site, startSite } from '../support/screens/site.ts'
import { test as base, expect, roomyLimits } from '../support/test.ts'

/** The third parties, all on one site. */
let starting: Promise<Site> | undefined
const thirdParties = () => {
  starting ??= startSite()
  return starting
}
base.afterAll(async () => (await starting)?.close())

/** A product whose operator switched on every third party, without a model and on the sample forecast. */
const product = ownProduct(async () => {
  const { url } = await thirdParties()
  return startProduct({
    ...roomyLimits,
    WEATHER_PROVIDERS: 'sample',
    PRICE_REFRESH: 'off',
    WEATHER_ICON_BASE_URL: `${url}/img/wn`,
    CONTACT_FORM_URL: `${url}/contact-form`,
    FARM_ASSISTANT_URL: `${url}/chatbot`,
  })
})
const test = base.extend<{ site: Site }>({
  site: async ({}, use) => use(await thirdParties()),
  baseURL: [async ({}, use) => use((await product()).url), WHILE_STARTING],
})

const forecastShown = (page: Page) => expect(dayRows(page)).toHaveCount(5)

test('"Two third-party embeds are used: a contact form and a chatbot."', async ({ page }) => {
  await page.goto('/')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe').getByText('Served at /contact-form')).toBeVisible()
  await atDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  await expect(page.frameLocator('iframe').getByText('Served at /chatbot')).toBeVisible()
})

test('a frame of somebody else is kept in its place', async ({ page }) => {
  await page.goto('/')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/)
  await expect(frame).toHaveAttribute('title', /.+/)
  await expect(frame).toHaveAttribute('loading', 'lazy')
})

test('"Weather icons come from a third-party weather icon host."', async ({ page, site }) => {
  await atDashboard(page)
  await forecastShown(page)
  await expect(dayRows(page).first().locator('img')).toHaveAttribute('src', /\/img\/wn\/\d\d[dn]@2x\.png$/)
  await expect
    .poll(() => site.paths)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/img\/wn\/\d\d[dn]@2x\.png$/)]))
})

test('an icon host that is down leaves our own icons', async ({ page, site }) => {
  await page.route(`${site.url}/img/**`, (route) => route.abort())
  await atDashboard(page)
  await forecastShown(page)
  await expect(dayRows(page).first().locator('svg').first()).toBeVisible()
  await expect(dayRows(page).first().locator('img')).toHaveCount(0)
})

test('a chatbot that does not load: it says so and offers the link', async ({ page, site }) => {
  await page.route(`${site.url}/chatbot`, () => {}) // Never answers.
  await page.clock.install()
  await atDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  // The time counts from when the frame can be seen, which the browser tells the page in its own time.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByText('The farm assistant is not loading.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('link', { name: /open|new tab|assistant/i }).last()).toHaveAttribute(
    'href',
    `${site.url}/chatbot`,
  )
})

test('a chatbot whose host is down: it says so, although the browser calls its own error page loaded, and comes back', async ({
  page,
  site,
}) => {
  await page.route(`${site.url}/chatbot`, (route) => route.abort('connectionrefused'))
  await atDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const notLoading = page.getByText('The farm assistant is not loading. You may be offline.')
  await expect(notLoading).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  await page.unroute(`${site.url}/chatbot`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(notLoading).toBeHidden()
  await expect(page.locator('iframe')).toBeVisible()
})

test('a chatbot that loads is asked once more whether it is there, which our policy allows', async ({
  page,
  site,
}) => {
  const asked = page.waitForRequest(
    (request) => request.method() === 'HEAD' && request.url() === `${site.url}/chatbot`,
  )
  await atDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  expect(await (await asked).response()).not.toBeNull()
  await expect(page.getByText('The farm assistant is not loading.')).toBeHidden()
})

test('a made-up forecast says so, beside the forecast', async ({ page }) => {
  await atDashboard(page)
  await forecastShown(page)
  await expect(page.getByText(/sample|made[- ]up|not a real forecast/i).first()).toBeVisible()
})

test('without a model the answer is a price with its source', async ({ page }) => {
  await atDashboard(page)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize worth?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByText('AI Assistant', { exact: true })).toBeVisible()
  await expect(panel).toContainText('Maize (world price): GBP')
  await expect(panel).toContainText('World Bank Pink Sheet')
  await expect(panel).not.toContainText('Error getting response')
  await expect(panel).not.toContainText('Sorry, I could not get a response.')
})
