import type { Page } from '@playwright/test'
import { expectAccessible } from './_axe.ts'
import { wordsCutOff } from './_cut-off.ts'
import { atDashboard } from './_farmers.ts'
import { overflow } from './_layout.ts'
import { addCrop } from './_prices.ts'
import { expect, test } from './_test.ts'

const numbers = (page: Page) => page.getByRole('region', { name: 'The numbers' })

/** Names of markets are as long as this. */
const MARKETS = ['Nakuru', 'Kirinyaga Kutus Wholesale', 'Thiruvananthapuram']

/** Maize in three markets, beside each other on one chart, and its numbers. */
async function compareMarkets(page: Page): Promise<void> {
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
    const points = Array.from({ length: 13 }, (_, i) => ({
      date: new Date(Date.UTC(2025, 1 + i)).toISOString().slice(0, 10),
      value: 151_200 + i,
    }))
    await route.fulfill({ json: { series: ids.map((id) => ({ id: Number(id), points })) } })
  })
  await atDashboard(page)
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await addCrop(page, 'Maize')
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await page.getByRole('button', { name: /: maize$/ }).click()
  await page.getByText(/^Compare with others/).click()
  for (const market of MARKETS.slice(1)) await page.getByRole('checkbox', { name: market }).check()
  await page.getByText('The numbers').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + 13)
}

/** How many parts of a table the browser tells a screen reader of, by their roles. */
async function heardOfTable(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  const count = (wanted: string) =>
    nodes.filter(({ role, ignored }) => !ignored && role?.value === wanted).length
  return { columnheader: count('columnheader'), rowheader: count('rowheader'), cell: count('cell') }
}

test('three markets are read on the narrowest phone without moving sideways, and heard as a table', async ({
  page,
}) => {
  await compareMarkets(page)
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = () => numbers(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth)
    expect(await beyond(), `${width}`).toBe(0)
    expect(await overflow(page), `${width}`).toBe(0)
    expect(await wordsCutOff(page), `${width}`).toEqual([])
    expect(await heardOfTable(page), `${width}`).toEqual({ columnheader: 4, rowheader: 13, cell: 39 })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(numbers(page).locator('td').first()).toHaveCSS('display', 'flex')
  await expectAccessible(page)
})
