import type { Page } from '@playwright/test'
import { atDashboard, signedIn } from '../support/farmers.ts'
import { chat } from '../support/features/chat.ts'
import { savedFarm, sums } from '../support/features/sums.ts'
import { expect, test } from '../support/test.ts'

async function fillMargin(page: Page): Promise<void> {
  await sums(page).fill('Area', '2')
  await sums(page).fill('Yield', '20')
  await sums(page).fill('Price per', '30')
  await sums(page).fill('Costs per', '250')
  await sums(page).fill('Selling costs', '2')
}

test("a sum starts with the farm's crop, unit, currency and latest price, and updates on typing", async ({
  page,
}) => {
  await signedIn(page)
  await savedFarm(page)
  await page.goto('/dashboard?tab=sums')
  const { panel, result } = sums(page)
  await expect(panel.getByRole('combobox', { name: 'Crop' })).toHaveValue('maize')
  await expect(sums(page).field('Price per bag')).toHaveValue(/^1\d\.\d+$/)
  expect(await sums(page).note('Price per bag')).toMatch(/^Latest: USD.1\d\.\d+, world price, February 2026$/)
  await panel.getByRole('combobox', { name: 'Sold by' }).selectOption('t')
  await expect(sums(page).field('Price per tonne')).toHaveValue(/^20\d\.\d+$/)
  await panel.getByRole('combobox', { name: 'Sold by' }).selectOption('bag')
  await fillMargin(page)
  await expect(result).toContainText(/Gross margin\s*USD.620/)
  await expect(result).toContainText(/Break-even price per bag \(90 kg\)\s*USD.14\.50/)
  await sums(page).fill('Costs per', '900')
  await expect(result).toContainText(/Loss\s*USD.680/)
  await expect(result).toContainText('The price must rise')
})

test('"Ask about this" adds the sum to the chat draft for editing', async ({ page }) => {
  await atDashboard(page)
  await page.getByRole('tab', { name: 'Market Intelligence' }).click()
  await chat(page).input.fill('One question.')
  await sums(page).open()
  await fillMargin(page)
  await sums(page).ask.click()
  await expect(page).toHaveURL('/dashboard?tab=market')
  await expect(chat(page).input).toBeInViewport()
  await expect(chat(page).input).toHaveValue(
    /^One question\.\nMy sum: Gross margin and break-even\. .*Area: 2 ha; .*Result: Gross margin: .*620; .*\?$/,
  )
  await expect(chat(page).send).toBeEnabled()
  await chat(page).input.fill('Only this.')
  await expect(chat(page).input).toHaveValue('Only this.')
})
