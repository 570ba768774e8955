import type { Locator } from '@playwright/test'

/**
 * A button that the page may remove at any time: located now, while its state cannot end, and pressed later, whether or
 * not it is still there. A click on the locator would wait for a button that is gone.
 *
 * @returns function that presses it
 */
export async function preparePress(button: Locator): Promise<() => Promise<void>> {
  const found = await button.elementHandle()
  return async () => {
    await found?.evaluate((element) => (element as HTMLElement).click())
  }
}
