import { openDashboard, saveByApi, signInNewFarmer } from '../../support/farmers.ts'
import { cropCard, pricesLink } from '../../support/features/board.ts'
import { openAllCards } from '../../support/features/changes.ts'
import { addCrop } from '../../support/features/prices.ts'
import { expect, test } from '../../support/test.ts'

test('Prices shows the crop of "My farm" before the farmer has chosen a list', async ({ page }) => {
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', { crop: { name: 'grain_maize' } })
  await page.goto('/dashboard?tab=prices')
  await expect(cropCard(page, 'Maize')).toBeVisible()
  await expect(page.getByLabel('Find a crop')).toBeHidden()
})

test('adding or removing a crop in "My farm" changes the list in Prices', async ({ page }) => {
  await signInNewFarmer(page)
  await saveByApi(page, '/api/farm-settings', { boardCrops: ['maize', 'urea'], boardUnit: 't' })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'My farm' }).click()
  const farm = page.getByRole('dialog', { name: 'My farm' })
  await openAllCards(farm)
  await farm.getByRole('checkbox', { name: 'Urea' }).uncheck()
  await farm.getByLabel('Find a crop').fill('Wheat')
  await farm.getByLabel('Find a crop').press('Enter')
  await farm.getByRole('button', { name: 'Save' }).click()
  await expect(farm).toBeHidden()
  await pricesLink(page).click()
  await expect(cropCard(page, 'Wheat')).toBeVisible()
  await expect(cropCard(page, 'Maize')).toContainText('per tonne')
  await expect(cropCard(page, 'Urea')).toHaveCount(0)
})

test('adding a crop in Prices selects it in "My farm"', async ({ page }) => {
  await openDashboard(page)
  await pricesLink(page).click()
  await addCrop(page, 'Tea')
  await page.getByRole('button', { name: 'Show these prices' }).click()
  await expect(cropCard(page, 'Tea')).toBeVisible()
  await page.getByRole('button', { name: 'My farm' }).click()
  const farm = page.getByRole('dialog', { name: 'My farm' })
  await openAllCards(farm)
  await expect(farm.getByRole('checkbox', { name: 'Tea' })).toBeChecked()
})
