import type { BenchProduct } from '../product.ts'
import { type Connection, withPhone } from './open-phone.ts'
import { openDashboard, waitUntilSaved } from './openings.ts'
import type { PhoneKind } from './phones.ts'
import { pressAll } from './presses.ts'
import type { Round } from './table.ts'
import { blockedMs } from './watch-page.ts'

/** Runs one simulated phone from its first visit to its last. Each visit starts a new browser. */
export const measurePhone = (
  kind: PhoneKind,
  product: BenchProduct,
  progress: (what: string) => void,
): Promise<Round> =>
  withPhone(product, async (use) => {
    const { url } = product
    const openedBy = (connection?: Connection) =>
      use(async (context) => (await openDashboard(context, kind, url, connection)).opening)
    const first = await openedBy()
    progress('opened for the first time')
    await use((context) => waitUntilSaved(context, url))
    const again = await openedBy()
    progress('opened again')
    const offline = await openedBy('none')
    const pressed = await use(async (context) => pressAll((await openDashboard(context, kind, url)).page))
    progress('opened offline, and pressed')
    return {
      first: first.lcpMs,
      firstBlocked: blockedMs(first),
      again: again.forecastMs,
      againOwn: again.ownMs,
      againBlocked: blockedMs(again),
      offline: offline.forecastMs,
      ...pressed,
    }
  })

/**
 * Opens the dashboard once without measuring. The first opening takes 1.5 times as long as any
 * later one, because the machine reads the browser and the product's files from disk.
 */
export const warmUp = (product: BenchProduct, kind: PhoneKind): Promise<unknown> =>
  withPhone(product, (use) => use((context) => openDashboard(context, kind, product.url)))
