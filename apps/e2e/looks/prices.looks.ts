import type { Page } from '@playwright/test'
import { atDashboard } from '../tests/_farmers.ts'
import { compareMarkets } from '../tests/_markets.ts'
import { expect, test } from '../tests/_test.ts'
import { lookAt } from './look-at.ts'

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'markets that are compared': compareMarkets,
  'the first list of crops': async (page) => {
    await page.route('**/api/prices/start*', (route) =>
      route.fulfill({ json: { crops: ['maize', 'groundnuts', 'sorghum', 'rice'], currency: 'KES' } }),
    )
    await atDashboard(page)
    const today = page.getByRole('region', { name: 'Today', exact: true })
    await today.getByRole('button', { name: 'Your crop Choose your crops' }).focus()
    await expect(today.getByRole('button', { name: /^Show prices of/ })).toBeVisible()
  },
}

for (const [name, open] of Object.entries(states))
  test(name, async ({ page }) => {
    await open(page)
    await lookAt(page, name)
  })
