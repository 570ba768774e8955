import type { Page } from '@playwright/test'
import { openDashboard } from '../support/farmers.ts'
import { dayRows } from '../support/features/weather.ts'
import { expect, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const way = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const prices = (page: Page) => page.getByRole('heading', { name: 'Your crop prices' })

test('each section opens with one press and has its own address, and Back returns to the last one', async ({
  page,
  isMobile,
}) => {
  await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await way(page, 'Prices').click()
  await expect(page).toHaveURL('/dashboard?tab=prices')
  await expect(page).toHaveTitle('Prices · Smart Farming')
  await expect(prices(page)).toBeInViewport()
  await expect(prices(page)).toBeFocused()
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await expect(page.getByRole('heading', { name: 'Ask about your market' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: /question/i })).toBeInViewport()
  await page.goBack()
  await expect(prices(page)).toBeInViewport()
  await way(page, 'Weather').click()
  // On a desktop the days are always beside the middle column, which shows their hours.
  const title = isMobile ? 'Weather forecast' : 'The next five days'
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  await expect(dayRows(page).first()).toBeInViewport()
})
