import type { Page } from '@playwright/test'
import { openDashboard } from '../farmers.ts'
import { expect } from '../test.ts'
import { addCrop } from './prices.ts'

/** Market names of realistic length. */
const MARKETS = ['Nakuru', 'Kirinyaga Kutus Wholesale', 'Thiruvananthapuram']

/** Opens maize with three markets on one chart, and its numbers. */
export async function compareMarkets(page: Page): Promise<void> {
  await page.route('**/api/prices/series?*', async (route) => {
    const { series } = await (await route.fetch()).json()
    const markets = MARKETS.map((market, i) => ({
      ...series[0],
      id: 1_000_001 + i,
      scope: 'market',
      type: 'wholesale',
      country: 'KE',
      market,
      distanceKm: 12 * (i + 1),
    }))
    await route.fulfill({ json: { series: markets } })
  })
  await page.route('**/api/prices/points?*', async (route) => {
    const ids = new URL(route.request().url()).searchParams.get('series')?.split(',') ?? []
    // Different prices for each market, so that their lines do not overlap.
    const points = (id: number) =>
      Array.from({ length: 13 }, (_, i) => ({
        date: new Date(Date.UTC(2025, 1 + i)).toISOString().slice(0, 10),
        value: 151_200 + i + 9 * (id % 10),
      }))
    const series = ids.map(Number).map((id) => ({ id, points: points(id) }))
    await route.fulfill({ json: { series } })
  })
  await openDashboard(page)
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await addCrop(page, 'Maize')
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await page.getByRole('button', { name: /: maize$/ }).click()
  await page.getByText(/^Compare with others/).click()
  for (const market of MARKETS.slice(1)) await page.getByRole('checkbox', { name: market }).check()
  await page.getByText('The numbers').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 13)
}
