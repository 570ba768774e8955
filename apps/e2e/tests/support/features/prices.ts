import type { Page } from '@playwright/test'

/** On the form of the price board: finds a crop by its name, and puts it on the list. */
export async function addCrop(page: Page, crop: string): Promise<void> {
  const finder = page.getByLabel('Find a crop')
  await finder.fill(crop)
  await finder.press('Enter')
  await page.getByRole('checkbox', { name: crop, exact: true }).waitFor()
}
