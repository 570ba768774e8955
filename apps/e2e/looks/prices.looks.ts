import type { Page } from '@playwright/test'
import { openDashboard, saveByApi, signInNewFarmer } from '../tests/support/farmers.ts'
import { compareMarkets } from '../tests/support/features/markets.ts'
import { expect, test } from '../tests/support/test.ts'
import { captureScreen } from './capture-screen.ts'

/** Opens a price board while calls to this address fail. */
async function boardWithout(page: Page, calls: string): Promise<void> {
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize', 'wheat'] })
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
}

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a comparison of markets': compareMarkets,
  'a price board that failed to load': async (page) => {
    await boardWithout(page, '**/api/farm-settings')
    await expect(page.getByText('Your crops could not be loaded. They are safe.')).toBeVisible()
  },
  'prices that failed to load': async (page) => {
    await boardWithout(page, '**/api/prices/series?*')
    await expect(page.getByText('The prices could not be loaded.')).toBeVisible()
  },
  'the suggested list of crops': async (page) => {
    await page.route('**/api/prices/start*', (route) =>
      route.fulfill({ json: { crops: ['maize', 'groundnuts', 'sorghum', 'rice'], currency: 'KES' } }),
    )
    await openDashboard(page)
    const today = page.getByRole('region', { name: 'Today', exact: true })
    await today.getByRole('link', { name: 'Your crop Choose your crops' }).focus()
    await expect(today.getByRole('button', { name: /^Show prices of/ })).toBeVisible()
  },
}

for (const [name, open] of Object.entries(states))
  test(name, async ({ page }) => {
    await open(page)
    await captureScreen(page, name)
  })
