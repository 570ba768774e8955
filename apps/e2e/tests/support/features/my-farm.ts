import { expect, type Locator } from '@playwright/test'

/** Opens every card of the form in "My farm", which has its summary alone at first. */
export async function openCards(dialog: Locator): Promise<void> {
  const folded = dialog.locator('.farm-card:not([open]) > summary')
  await expect(dialog.locator('.farm-card').first()).toBeVisible()
  while ((await folded.count()) > 0) await folded.first().click()
}
