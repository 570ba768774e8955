import type { Page } from '@playwright/test'
import { atDashboard } from './_farmers.ts'
import { screens } from './_screens.ts'
import { expect, test } from './_test.ts'
import { smallTargets } from './_touch.ts'

/** Parts of the dashboard whose other tests look at them themselves. */
const parts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the settings of the farm': async (page) => {
    await atDashboard(page)
    await page.getByRole('button', { name: 'My farm' }).click()
    await page.getByRole('dialog').getByText('Spraying', { exact: true }).click()
    await expect(page.getByLabel('Stop at a wind of')).toBeVisible()
  },
  'the prices of the crops': async (page) => {
    await atDashboard(page)
    await page.getByRole('button', { name: 'Prices of your crops' }).click()
    await page.getByLabel('Maize', { exact: true }).check()
    await page.getByRole('button', { name: 'Show these prices' }).click()
    await page.getByRole('button', { name: /: maize$/ }).click()
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeVisible()
  },
}

for (const [name, open] of Object.entries({ ...screens, ...parts })) {
  test(`a thumb hits everything that can be pressed: ${name}`, async ({ page }) => {
    await open(page)
    expect(await smallTargets(page)).toEqual([])
  })
}
