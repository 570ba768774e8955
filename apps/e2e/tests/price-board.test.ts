import type { Page } from '@playwright/test'
import { expectAccessible } from './_axe.ts'
import { atDashboard } from './_farmers.ts'
import { gate } from './_gate.ts'
import { overflow } from './_layout.ts'
import { addCrop } from './_prices.ts'
import { expect, test } from './_test.ts'

const opener = (page: Page) => page.getByRole('link', { name: 'Prices', exact: true })
const card = (page: Page, crop: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: crop, exact: true }) })
const details = (page: Page, crop: string) => page.getByRole('button', { name: new RegExp(`: ${crop}$`) })

async function chooseCrops(page: Page, unit: string, ...crops: string[]): Promise<void> {
  await opener(page).click()
  for (const crop of crops) await addCrop(page, crop)
  await page.getByLabel('Show prices per').selectOption({ label: unit })
  await page.getByLabel('In', { exact: true }).selectOption({ label: 'the currency as published' })
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await expect(card(page, crops[0] ?? '')).toContainText('on the month')
}

/** Works out a break-even and sets a target below the price: everything that the board can show is there. */
async function fillMaize(page: Page): Promise<void> {
  await details(page, 'maize').click()
  await page.getByLabel(/Cost per hectare/).fill('620')
  await page.getByLabel(/Yield/).fill('4')
  await page.getByLabel(/Haulage/).fill('5')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('You break even at USD 160 per tonne.')).toBeVisible()
  await page.getByLabel(/Tell me at/).fill('100')
  await page.getByRole('button', { name: 'Watch this price' }).click()
  await expect(page.getByText(/Maize has reached your price/)).toBeVisible()
}

test('crops are chosen once and kept with the account; every price says what it is, of when and whose', async ({
  page,
}) => {
  await atDashboard(page)
  await chooseCrops(page, 'tonne', 'Maize', 'Urea', 'Tomatoes')
  await page.reload()
  await opener(page).click()
  const maize = card(page, 'Maize')
  await expect(maize).toContainText('USD 210 per tonne')
  await expect(maize).toContainText('World benchmark, February 2026')
  await expect(maize).toContainText('This is a world price, not what you will be paid.')
  await expect(maize.getByRole('link', { name: /World Bank/ })).toHaveAttribute('href', /worldbank\.org/)
  await expect(maize.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
  await expect(card(page, 'Urea')).toBeVisible()
  await expect(page.getByText(/No prices yet for: Tomatoes/)).toBeVisible()
})

test('whoever goes to the prices arrives at their heading, before they are there and after', async ({
  page,
}) => {
  await atDashboard(page)
  const prices = await gate(page, '**/api/farm-settings')
  await opener(page).click()
  const heading = page.getByRole('heading', { name: 'Prices of your crops', exact: true })
  await expect(heading).toBeFocused()
  const top = async () => (await page.locator('#prices').boundingBox())?.y ?? Number.NaN
  // A phone scrolls to it; on a desk it stands where the weather stood, under the strip.
  const arrived = (page.viewportSize()?.width ?? 0) < 960 ? 1 : 300
  expect(Math.abs(await top())).toBeLessThanOrEqual(arrived)
  prices.open()
  await expect(page.getByLabel('Find a crop')).toBeVisible()
  expect(Math.abs(await top())).toBeLessThanOrEqual(arrived)
})

test('in another unit, with the price as published one tap away', async ({ page }) => {
  await atDashboard(page)
  await chooseCrops(page, 'bag (90 kg)', 'Maize')
  await expect(card(page, 'Maize')).toContainText('USD 18.9 per bag (90 kg)')
  await card(page, 'Maize').getByText('As published').click()
  await expect(page.getByText('USD 210 per tonne')).toBeVisible()
})

test('a fresh start shows prices in the money of the farm’s country', async ({ page }) => {
  await atDashboard(page)
  await opener(page).click()
  await addCrop(page, 'Maize')
  await expect(page.getByLabel('In', { exact: true })).toHaveValue('GBP')
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await expect(card(page, 'Maize')).toContainText('GBP 167 per tonne')
})

test('the chart, its numbers as a table, and as a file', async ({ page }) => {
  await atDashboard(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await details(page, 'maize').click()
  await expect(page.getByRole('img', { name: /Prices by the month, from 185 to 221/ })).toBeVisible()
  await page.getByRole('button', { name: '5 years' }).click()
  await page.getByText('The numbers').click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(1 + 36)
  await expect(rows.nth(1)).toHaveText('February 2026210')
  const link = page.getByRole('link', { name: /CSV/ })
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/csv')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 36)
  expect(lines.at(-1)).toMatch(/^2026-02-01,209\.59\d*,USD,/)
})

test('break-even and price alert are kept with the account, too', async ({ page }) => {
  await atDashboard(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await fillMaize(page)
  await page.reload()
  await expect(page.getByText('Maize has reached your price', { exact: true })).toBeVisible()
  await opener(page).click()
  await expect(page.getByText(/Maize has reached your price: USD 210 per tonne/)).toBeVisible()
  await details(page, 'maize').click()
  await expect(page.getByRole('img', { name: /you break even at 160$/ })).toBeVisible()
})

test('the chat keeps its place and its size when the board opens below it', async ({ page }) => {
  await atDashboard(page)
  const input = page.getByRole('textbox', { name: /question/i })
  const sizes = () =>
    input.evaluate((element) => {
      const panel = element.closest('.chat-panel')?.getBoundingClientRect()
      return [panel?.height, element.getBoundingClientRect().top - (panel?.top ?? 0)]
    })
  const before = await sizes()
  await chooseCrops(page, 'tonne', 'Maize')
  expect(await sizes()).toEqual(before)
})

test('prices that do not come: it is said, and tried again', async ({ page }) => {
  await atDashboard(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await page.route('**/api/prices/series*', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await opener(page).click()
  await expect(page.getByRole('alert')).toHaveText('The prices could not be fetched.')
  await page.unroute('**/api/prices/series*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Maize')).toContainText('USD 210 per tonne')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with the board in the ${colorScheme} theme, and it fits`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await atDashboard(page)
    await opener(page).click()
    await expect(page.getByLabel('Find a crop')).toBeVisible()
    await expectAccessible(page)
    await opener(page).click()
    await chooseCrops(page, 'tonne', 'Maize')
    await fillMaize(page)
    await page.getByText('The numbers').click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await overflow(page)).toBe(0)
  })
}
