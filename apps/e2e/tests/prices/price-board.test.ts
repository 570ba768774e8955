import type { Locator } from '@playwright/test'
import { openDashboard } from '../support/farmers.ts'
import {
  chooseCrops,
  cropCard,
  detailsButton,
  pricesLink,
  setBreakEvenAndTarget,
  withCurrentPrices,
} from '../support/features/board.ts'
import { RETRY_OPTIONS } from '../support/retry-options.ts'
import { expect, test } from '../support/test.ts'

test('chosen crops are saved to the account, and every price shows its kind, month and source', async ({
  page,
}) => {
  await openDashboard(page)
  await chooseCrops(page, 'tonne', 'Maize', 'Urea', 'Tomatoes')
  await page.reload()
  await pricesLink(page).click()
  const maize = cropCard(page, 'Maize')
  await expect(maize).toContainText('USD 210 per tonne')
  await expect(maize).toContainText('World price, last known price, February 2026')
  await expect(page.getByText(/These are world prices: buyers near you may pay more or less/)).toHaveCount(1)
  await expect(maize.getByRole('link', { name: /World Bank/ })).toHaveAttribute('href', /worldbank\.org/)
  await expect(maize.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
  await expect(cropCard(page, 'Urea')).toBeVisible()
  await expect(page.getByText(/No prices yet for: Tomatoes/)).toBeVisible()
})

test('a price chart offers its numbers as a table and as a CSV file', async ({ page }) => {
  await openDashboard(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await detailsButton(page, 'maize').click()
  await expect(page.getByRole('img', { name: /Monthly prices, from 185 to 221/ })).toBeVisible()
  await page.getByRole('button', { name: '5 years' }).click()
  await page.getByText('The numbers').click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(1 + 36)
  await expect(rows.nth(1)).toHaveText('February 2026210')
  const link = page.getByRole('link', { name: /CSV/ })
  const file = await page.request.get((await link.getAttribute('href')) ?? '', RETRY_OPTIONS)
  expect(file.headers()['content-type']).toContain('text/csv')
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 36)
  expect(lines.at(-1)).toMatch(/^2026-02-01,209\.59\d*,USD,/)
})

test('the break-even price and price alert are saved to the account', async ({ page }) => {
  await withCurrentPrices(page)
  await openDashboard(page)
  await chooseCrops(page, 'tonne', 'Maize')
  await setBreakEvenAndTarget(page)
  await page.reload()
  const news = page.getByRole('link', { name: 'Maize has reached your price' })
  await expect(news).toBeVisible()
  // The notice belongs to the chat and must not cover the parts below.
  const chat = page.getByRole('main')
  expect(await bottom(news)).toBeLessThanOrEqual(await bottom(chat))
  await pricesLink(page).click()
  await expect(page.getByText(/Maize has reached your price of .*: USD 210 per tonne/)).toBeVisible()
  await detailsButton(page, 'maize').click()
  await expect(page.getByRole('img', { name: /you break even at 160$/ })).toBeVisible()
})

/** Bottom edge on the page, in whole px. */
async function bottom(of: Locator): Promise<number> {
  const box = await of.boundingBox()
  return Math.floor((box?.y ?? Number.NaN) + (box?.height ?? 0))
}
