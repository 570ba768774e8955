import { expect, type Locator } from '@playwright/test'

/** Longer than the product lets a request wait, ms. */
const ANSWERED_MS = 12_000

/**
 * Presses until an element appears, because a product on a busy machine asks people to try again in
 * a moment.
 */
export async function pressUntil(press: () => Promise<void>, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await press()
    await expect(shown).toBeVisible({ timeout: ANSWERED_MS })
  }).toPass()
}
