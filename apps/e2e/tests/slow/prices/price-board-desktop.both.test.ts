import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/checks/axe.ts'
import { horizontalOverflow } from '../../support/checks/layout.ts'
import { saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { cropCard } from '../../support/features/board.ts'
import { expect, test } from '../../support/test.ts'

/**
 * Two crops on the board. The first has prices in three markets with very long names, and a world
 * price.
 */
async function withMarkets(page: Page): Promise<void> {
  await page.route('**/api/prices/series?*', async (route) => {
    const { series } = await (await route.fetch()).json()
    const [first] = series
    const at = (market: string, i: number) => ({
      ...first,
      id: i === 0 ? first.id : 1_000_000 + i,
      scope: 'market',
      type: 'wholesale',
      country: 'KE',
      market,
      distanceKm: 40 * i + 3,
    })
    const markets = ['Nakuru', 'Kirinyaga Kutus Wholesale Market', 'Thiruvananthapuram'].map(at)
    await route.fulfill({ json: { series: [...markets, ...series] } })
  })
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize', 'wheat'], boardUnit: 't' })
  await page.goto('/dashboard?tab=prices')
  await expect(cropCard(page, 'Maize')).toBeVisible()
}

const nearby = (page: Page) => page.getByRole('region', { name: 'Maize in nearby markets' })

test("a desktop shows the first crop's nearby markets and chart at once, a phone after a tap", async ({
  page,
  isMobile,
}) => {
  await withMarkets(page)
  if (isMobile) await page.getByRole('button', { name: /: maize$/ }).click()
  await expect(nearby(page).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('img', { name: /Monthly prices/ })).toBeVisible()
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page), `${width}`).toBe(0)
  }
  await expectAccessible(page)
})

test('a click anywhere on a crop card, or the keyboard, selects the crop on a desktop', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone opens a card in itself')
  await withMarkets(page)
  await cropCard(page, 'Wheat').click()
  await expect(page.getByRole('heading', { name: 'Wheat by month' })).toBeVisible()
  await page.getByRole('button', { name: /: maize$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Maize by month' })).toBeVisible()
})
