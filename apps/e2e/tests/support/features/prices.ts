import type { Page } from '@playwright/test'
import { openDashboard } from '../farmers.ts'
import { expect } from '../test.ts'

/** Finds a crop by name on the price board's form and adds it to the list. */
export async function addCrop(page: Page, crop: string): Promise<void> {
  const finder = page.getByLabel('Find a crop')
  await finder.fill(crop)
  await finder.press('Enter')
  await page.getByRole('checkbox', { name: crop, exact: true }).waitFor()
}

/** Opens the maize chart of the bundled world prices, to February 2026. */
export async function openChart(page: Page): Promise<void> {
  await openDashboard(page)
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await addCrop(page, 'Maize')
  await page.getByLabel('Show prices per').selectOption({ label: 'tonne' })
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await page.getByRole('button', { name: /: maize$/ }).click()
  await expect(priceChart(page)).toBeVisible()
}

export const priceChart = (page: Page) => page.getByRole('img', { name: /Monthly prices/ })
export const chartReading = (page: Page) => page.locator('.chart-legend__head')

/** The middle of the chart, in window coordinates. */
export async function chartCentre(page: Page) {
  await priceChart(page).scrollIntoViewIfNeeded()
  await priceChart(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await priceChart(page).boundingBox()
  if (box === null) throw new Error('the chart is not there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}
