import { expect, type Page } from '@playwright/test'
import { saveByApi } from '../farmers.ts'

/** The Farm sums panel. */
export function calculators(page: Page) {
  const panel = page.locator('#panel-sums')
  const field = (label: string) => panel.getByRole('textbox', { name: new RegExp(`^${label}`) })
  return {
    panel,
    way: page.getByRole('link', { name: 'Farm sums', exact: true }),
    field,
    result: panel.getByRole('status'),
    ask: panel.getByRole('button', { name: 'Ask about this' }),
    /** The note below a field. */
    note: async (label: string) => {
      const id = await field(label).getAttribute('aria-describedby')
      return panel.locator(`[id="${id}"]`).textContent()
    },
    async open() {
      await this.way.click()
      await expect(panel.getByRole('group', { name: 'Choose a sum' })).toBeVisible()
    },
    choose: (name: string) => panel.getByRole('button', { name, exact: true }).click(),
    fill: (label: string, text: string) => field(label).fill(text),
    speak: (language: string) => panel.getByRole('combobox').first().selectOption({ label: language }),
  }
}

/** Saves a farm that sells maize by the bag, in dollars, and measures land in acres. */
export const saveMaizeFarm = (page: Page): Promise<void> =>
  saveByApi(page, '/api/farm-settings', {
    boardCrops: ['maize'],
    boardUnit: 'bag',
    boardCurrency: 'USD',
    boardLand: 'acre',
  })
