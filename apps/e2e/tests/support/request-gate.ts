import type { Page, Request } from '@playwright/test'

export interface RequestGate {
  readonly held: readonly Request[]
  /** Releases the held requests and all later ones. */
  open(): void
}

/**
 * Holds every request to an address until the gate is opened, so that a test can check the state
 * before the response.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<RequestGate> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: Request[] = []
  await page.route(url, async (route) => {
    held.push(route.request())
    await promise
    await route.continue().catch(() => {}) // The page may have been closed.
  })
  return { held, open: resolve }
}
