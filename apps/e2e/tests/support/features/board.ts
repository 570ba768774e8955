import type { Page } from '@playwright/test'
import { testNow } from '../../../src/clock/clock-offset.ts'
import { expect } from '../test.ts'
import { addCrop } from './prices.ts'

export const pricesLink = (page: Page) => page.getByRole('link', { name: 'Prices', exact: true })
export const cropCard = (page: Page, crop: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: crop, exact: true }) })
export const detailsButton = (page: Page, crop: string) =>
  page.getByRole('button', { name: new RegExp(`: ${crop}$`) })

export async function chooseCrops(page: Page, unit: string, ...crops: string[]): Promise<void> {
  await pricesLink(page).click()
  for (const crop of crops) await addCrop(page, crop)
  await page.getByLabel('Show prices per').selectOption({ label: unit })
  await page.getByLabel('In', { exact: true }).selectOption('USD')
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await expect(cropCard(page, crops[0] ?? '')).toContainText(/since|last known price/)
}

/**
 * Dates the newest price of every series this month, because an outdated price reaches no target.
 */
export const withCurrentPrices = (page: Page) =>
  page.route('**/api/prices/series?*', async (route) => {
    const { series } = await (await route.fetch()).json()
    const date = `${new Date(testNow()).toISOString().slice(0, 7)}-01`
    const dated = series.map((one: { latest: object }) => ({ ...one, latest: { ...one.latest, date } }))
    await route.fulfill({ json: { series: dated } })
  })

/**
 * Calculates a break-even price and sets a target below the price, so that the board shows all its
 * parts.
 */
export async function setBreakEvenAndTarget(page: Page): Promise<void> {
  await detailsButton(page, 'maize').click()
  await page.getByText('Your break-even', { exact: true }).click()
  await page.getByLabel(/Cost per hectare/).fill('620')
  await page.getByLabel(/Yield/).fill('4')
  await page.getByLabel(/Haulage/).fill('5')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('You break even at USD 160 per tonne.')).toBeVisible()
  await page.getByText('Your price alert', { exact: true }).click()
  await page.getByLabel(/Alert me at/).fill('100')
  await page.getByRole('button', { name: 'Watch this price' }).click()
  await expect(page.getByText(/Maize has reached your price/)).toBeVisible()
}
