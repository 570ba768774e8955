import { expect, type Page } from '@playwright/test'
import {
  longestAlert,
  longestDaySentence,
  mockLongestTexts,
  uncheckedAlerts,
} from '../checks/longest-texts.ts'
import { openDashboard, typePlace } from '../farmers.ts'
import { withCurrentPrices } from '../features/board.ts'
import { chatPanel, mockAnswer } from '../features/chat.ts'
import { alertsLine, daySentence, openDay } from '../features/farm-weather.ts'
import { addCrop } from '../features/prices.ts'
import { dayRows } from '../features/weather.ts'
import { failureScreens } from './failure-screens.ts'
import { passkeyScreens } from './passkey-screens.ts'

/** Steps to further states of the screens that look different. */
export const screenStates: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the signup with an unknown place': async (page) => {
    await page.goto('/signup')
    await typePlace(page, 'Xyzzyqq')
    await expect(page.getByText(/^Not on our list/)).toBeVisible()
  },
  'an expired move link': async (page) => {
    await page.goto('/move#over')
    await expect(page.getByText(/^This link has expired/)).toBeVisible()
  },
  'an answer that was cut off and a question being edited': async (page) => {
    await mockAnswer(page, 'Maize is at', { isCut: true })
    await openDashboard(page)
    await chatPanel(page).ask('What is maize worth?')
    await page.getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  'a place being renamed': async (page) => {
    await openDashboard(page)
    await expect(dayRows(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Change Location' }).click()
    await page.getByRole('button', { name: /^Rename/ }).click()
    await expect(page.getByLabel('Place name')).toBeVisible()
  },
  'the longest sentences of the rules': async (page) => {
    await mockLongestTexts(page)
    await openDashboard(page)
    // Opens every day in turn; the last one stays open.
    for (const at of [1, 2, 3, 4, 0]) {
      await openDay(page, at)
      await expect(daySentence(page)).toHaveText(longestDaySentence())
    }
    await expect(alertsLine(page)).toContainText(longestAlert())
  },
  'alerts that could not be checked': async (page) => {
    await mockLongestTexts(page, { found: [], unchecked: uncheckedAlerts() })
    await openDashboard(page)
    await expect(alertsLine(page)).toContainText('Not checked: ')
  },
  'prices that have reached their targets': async (page) => {
    await withCurrentPrices(page)
    await openDashboard(page)
    await page.getByRole('link', { name: 'Prices', exact: true }).click()
    for (const crop of ['Maize', 'Wheat']) await addCrop(page, crop)
    await page.getByRole('button', { name: 'Show these prices' }).click()
    for (const crop of ['maize', 'wheat']) {
      await page.getByRole('button', { name: new RegExp(`: ${crop}$`) }).click()
      await page.getByText('Your price alert', { exact: true }).last().click()
      await page
        .getByLabel(/Alert me at/)
        .last()
        .fill('100')
      // Waits for the response, because a reload cancels unsent changes.
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
      await page.getByRole('button', { name: 'Watch this price' }).last().click()
      await saved
    }
    await page.reload()
    await expect(page.getByText('Maize and wheat have reached your price')).toBeVisible()
  },
  ...passkeyScreens,
  ...failureScreens,
}
