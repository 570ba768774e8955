import type { Page } from '@playwright/test'
import { openDashboard, signInNewFarmer } from '../support/farmers.ts'
import { calculators, saveMaizeFarm } from '../support/features/calculators.ts'
import { chatPanel } from '../support/features/chat.ts'
import { expect, test } from '../support/test.ts'

async function fillMargin(page: Page): Promise<void> {
  await calculators(page).fill('Area', '2')
  await calculators(page).fill('Yield', '20')
  await calculators(page).fill('Price per', '30')
  await calculators(page).fill('Costs per', '250')
  await calculators(page).fill('Selling costs', '2')
}

test("a calculation starts with the farm's crop, unit, currency and price, and updates on typing", async ({
  page,
}) => {
  await signInNewFarmer(page)
  await saveMaizeFarm(page)
  await page.goto('/dashboard?tab=sums')
  const { panel, result } = calculators(page)
  await expect(panel.getByRole('combobox', { name: 'Crop' })).toHaveValue('maize')
  await expect(calculators(page).field('Price per bag')).toHaveValue(/^1\d\.\d+$/)
  expect(await calculators(page).note('Price per bag')).toMatch(
    /^Latest: USD.1\d\.\d+, world price, February 2026$/,
  )
  await panel.getByRole('combobox', { name: 'Sold by' }).selectOption('t')
  await expect(calculators(page).field('Price per tonne')).toHaveValue(/^20\d\.\d+$/)
  await panel.getByRole('combobox', { name: 'Sold by' }).selectOption('bag')
  await fillMargin(page)
  await expect(result).toContainText(/Gross margin\s*USD.620/)
  await expect(result).toContainText(/Break-even price per bag \(90 kg\)\s*USD.14\.50/)
  await calculators(page).fill('Costs per', '900')
  await expect(result).toContainText(/Loss\s*USD.680/)
  await expect(result).toContainText('The price must rise')
})

test('"Ask about this" adds the calculation to the chat draft for editing', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await chatPanel(page).input.fill('One question.')
  await calculators(page).open()
  await fillMargin(page)
  await calculators(page).ask.click()
  await expect(page).toHaveURL('/dashboard?tab=market')
  await expect(chatPanel(page).input).toBeInViewport()
  await expect(chatPanel(page).input).toHaveValue(
    /^One question\.\nMy sum: Gross margin and break-even\. .*Area: 2 ha; .*Result: Gross margin: .*620; .*\?$/,
  )
  await expect(chatPanel(page).send).toBeEnabled()
  await chatPanel(page).input.fill('Only this.')
  await expect(chatPanel(page).input).toHaveValue('Only this.')
})
