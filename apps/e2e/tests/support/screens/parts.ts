import { expect, type Page } from '@playwright/test'
import { atDashboard } from '../farmers.ts'
import { withPricesOfNow } from '../features/board.ts'
import { alertsLine, daySentence, openDay } from '../features/farm-weather.ts'
import { openCards } from '../features/my-farm.ts'
import { addCrop } from '../features/prices.ts'
import { sums } from '../features/sums.ts'
import { longestAlert, longestDaySentence, nothingChecked, sayLongest } from '../look/longest-words.ts'

/** Parts of the dashboard whose other tests look at them themselves. */
export const parts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the settings of the farm': async (page) => {
    await atDashboard(page)
    await page.getByRole('button', { name: 'My farm' }).click()
    await openCards(page.getByRole('dialog'))
    await page.getByRole('dialog').getByText('Spraying', { exact: true }).click()
    await expect(page.getByLabel('Stop at a wind of')).toBeVisible()
  },
  'the prices of the crops': async (page) => {
    await atDashboard(page)
    await page.getByRole('link', { name: 'Prices', exact: true }).click()
    await addCrop(page, 'Maize')
    await page.getByRole('button', { name: 'Show these prices' }).click()
    await page.getByRole('button', { name: /: maize$/ }).click()
    await page.getByText('Your break-even', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeVisible()
  },
  'the sums of the farm': async (page) => {
    await atDashboard(page)
    await sums(page).open()
    await sums(page).fill('Area', '-1')
    await sums(page).choose('Loan')
    for (const [field, text] of [
      ['Loan', '100000'],
      ['Months', '12'],
      ['Interest', '18'],
    ] as const)
      await sums(page).fill(field, text)
    await expect(sums(page).result).toContainText('9,168')
  },
  'the longest sentences that the rules make': async (page) => {
    await sayLongest(page)
    await atDashboard(page)
    // On every day; the last one stays open.
    for (const at of [1, 2, 3, 4, 0]) {
      await openDay(page, at)
      await expect(daySentence(page)).toHaveText(longestDaySentence())
    }
    await expect(alertsLine(page)).toContainText(longestAlert())
  },
  'alerts that could not be looked for': async (page) => {
    await sayLongest(page, { found: [], unchecked: nothingChecked() })
    await atDashboard(page)
    await expect(alertsLine(page)).toContainText('Not checked: ')
  },
  'prices that have reached their targets': async (page) => {
    await withPricesOfNow(page)
    await atDashboard(page)
    await page.getByRole('link', { name: 'Prices', exact: true }).click()
    for (const crop of ['Maize', 'Wheat']) await addCrop(page, crop)
    await page.getByRole('button', { name: 'Show these prices' }).click()
    for (const crop of ['maize', 'wheat']) {
      await page.getByRole('button', { name: new RegExp(`: ${crop}$`) }).click()
      await page.getByText('Your price alert', { exact: true }).last().click()
      await page
        .getByLabel(/Tell me at/)
        .last()
        .fill('100')
      // A page that is loaded anew takes back what it has not sent yet.
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
      await page.getByRole('button', { name: 'Watch this price' }).last().click()
      await saved
    }
    await page.reload()
    await expect(page.getByText('Maize and wheat have reached your price')).toBeVisible()
  },
}
