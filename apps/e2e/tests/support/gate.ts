import type { Page, Request } from '@playwright/test'

export interface Gate {
  /** Requests held back so far. */
  readonly held: readonly Request[]
  /** Lets them go, and all that follow. */
  open(): void
}

/** Holds back every request to an address until the gate is opened, so a test can look at the time in between. */
export async function gate(page: Page, url: string | RegExp): Promise<Gate> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: Request[] = []
  await page.route(url, async (route) => {
    held.push(route.request())
    await promise
    await route.continue().catch(() => {}) // The page may have gone.
  })
  return { held, open: resolve }
}
