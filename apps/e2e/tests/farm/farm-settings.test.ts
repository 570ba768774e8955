import type { Page } from '@playwright/test'
import { openDashboard } from '../support/farmers.ts'
import { openAllCards } from '../support/features/changes.ts'
import { dayRows } from '../support/features/weather.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'My farm' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My farm' }).click()
  await openAllCards(dialog(page))
}

test('units, farm type, crop and limits are saved to the account and appear on another device', async ({
  page,
  browser,
}) => {
  const { username, password } = await openDashboard(page)
  await expect(dayRows(page)).toHaveCount(5)
  await expect(dayRows(page).first()).toContainText('°C')
  await open(page)
  await dialog(page).getByLabel('°F').check()
  await dialog(page).getByLabel('mph').check()
  await dialog(page).getByLabel('Fruit').check()
  await dialog(page).getByLabel('Crop', { exact: true }).selectOption('Apple')
  await dialog(page).getByLabel('Growth stage').selectOption('First pink')
  await dialog(page).getByText('Spraying', { exact: true }).click()
  await dialog(page).getByLabel('Stop if wind reaches').fill('10')
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'My farm' })).toBeFocused()
  await expect(dayRows(page).first()).toContainText('°F')

  const phone = await browser.newPage()
  await phone.request.post('/api/login', { data: { username, password } })
  await phone.goto('/dashboard')
  await expect(dayRows(phone).first()).toContainText('°F')
  await open(phone)
  await expect(dialog(phone).getByLabel('Growth stage')).toHaveValue('first_pink')
  await dialog(phone)
    .getByText(/^Spraying/)
    .click()
  await expect(dialog(phone).getByLabel('Stop if wind reaches')).toHaveValue('10')
  await phone.close()
})
