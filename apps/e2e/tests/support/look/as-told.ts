import { expect, type Locator } from '@playwright/test'

/** Longer than the product lets a request wait, ms. */
const ANSWERED_MS = 12_000

/** Presses until something is shown: on a busy machine the product asks to try again in a moment, which is done. */
export async function pressUntil(press: () => Promise<void>, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await press()
    await expect(shown).toBeVisible({ timeout: ANSWERED_MS })
  }).toPass()
}
