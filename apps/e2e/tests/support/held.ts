import type { Locator } from '@playwright/test'

/**
 * A button of a state that the page may leave by itself at any time, and take the button along: found now, while the
 * state cannot end, and pressed later, whether or not it still stands. A click on the locator would wait for what is
 * gone and nobody needs any more.
 *
 * @returns how to press it
 */
export async function held(button: Locator): Promise<() => Promise<void>> {
  const found = await button.elementHandle()
  return async () => {
    await found?.evaluate((element) => (element as HTMLElement).click())
  }
}
