import { startProduct } from '../../../src/product.ts'
import { openDashboard } from '../../support/farmers.ts'
import { createProductFixture, START_FIXTURE_OPTIONS } from '../../support/product-fixture.ts'
import { type Site, startSite } from '../../support/screens/site.ts'
import { test as base, expect, GENEROUS_LIMITS } from '../../support/test.ts'

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

test('the chatbot tab reports a chatbot host that is down, and recovers with it', async ({ page, site }) => {
  await page.route(`${site.url}/chatbot`, (route) => route.abort('connectionrefused'))
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  const notLoading = page.getByText('The farm assistant is not loading. You may be offline.')
  await expect(notLoading).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  await page.unroute(`${site.url}/chatbot`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(notLoading).toBeHidden()
  await expect(page.locator('iframe')).toBeVisible()
})

test('the page checks that the chatbot host answers, which the content security policy allows', async ({
  page,
  site,
}) => {
  const asked = page.waitForRequest(
    (request) => request.method() === 'HEAD' && request.url() === `${site.url}/chatbot`,
  )
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Farm Assistant' }).click()
  expect(await (await asked).response()).not.toBeNull()
  await expect(page.getByText('The farm assistant is not loading.')).toBeHidden()
})

test('without a model, the chat answers with a price and its source', async ({ page }) => {
  await openDashboard(page)
  const panel = page.getByRole('tabpanel', { name: 'Market Intelligence' })
  await panel.getByRole('textbox').fill('What is maize worth?')
  await panel.getByRole('textbox').press('Enter')
  await expect(panel.getByText('AI Assistant', { exact: true })).toBeVisible()
  await expect(panel).toContainText('Maize (world price): GBP')
  await expect(panel).toContainText('World Bank Pink Sheet')
  await expect(panel).not.toContainText('Error getting response')
  await expect(panel).not.toContainText('Sorry, I could not get a response.')
})
