import type { Locator } from '@playwright/test'

/**
 * Finds a button that the page may remove later. The returned function presses the button even
 * then, whereas a click on the locator would wait for the removed button.
 *
 * @returns function that presses the button
 */
export async function preparePress(button: Locator): Promise<() => Promise<void>> {
  const found = await button.elementHandle()
  return async () => {
    await found?.evaluate((element) => (element as HTMLElement).click())
  }
}
