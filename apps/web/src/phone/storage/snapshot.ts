import { hasFlag, setFlag } from '../../browser/flags.ts'
import { CACHE_VERSION, hasElapsed, OWNER_MAX_AGE_MS } from './retention.ts'

/** Stored in localStorage, because a database is too slow before the first paint. */
const KEY = 'picture'

/** The dashboard's last first view, shown while the application is loading. */
export interface Snapshot {
  /** Each `data-until` is its element's expiry, in unix seconds. */
  readonly html: string
  /** {@link currentScene} at the time of the snapshot. */
  readonly scene: string
  /** The account's mark (`x-account`). */
  readonly account: string
  /** Time of the server's last confirmation, in ms by this phone's clock. */
  readonly seenAt: number
  /** `CACHE_VERSION` of the build that saved the snapshot. */
  readonly shape: number
}

/**
 * Inputs of the dashboard's rendering besides the saved responses: this page's build, and this
 * browser's place and units. A snapshot of another scene is not shown.
 *
 * @throws without browser storage
 */
export const currentScene = (): string =>
  [
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
    localStorage.getItem('farmLocation'),
    localStorage.getItem('farmUnits'),
  ].join()

/** Whether snapshots support the layout: only a phone's, with the default view. */
export const isSnapshotLayout = (): boolean =>
  location.pathname === '/dashboard' && location.search === '' && !matchMedia('(min-width: 960px)').matches

/** Saves a snapshot. If there is no room, the next visit opens without one. */
export function writeSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(snapshot))
  } catch {
    deleteSnapshot()
  }
}

/** Deletes the snapshot, because its data has changed or its user has left. */
export const deleteSnapshot = (): void => void setFlag(KEY, false)

/**
 * The snapshot for this page at `now` (ms), including expired elements; undefined without a valid
 * snapshot.
 */
export function readSnapshot(now: number): Snapshot | undefined {
  const notes = ['keepNothing', 'toWipe', 'loggedOut'] as const
  if (notes.some(hasFlag)) return undefined
  const snapshot: Snapshot | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
  if (snapshot?.shape !== CACHE_VERSION || hasElapsed(snapshot.seenAt, now, OWNER_MAX_AGE_MS))
    return undefined
  return isSnapshotLayout() && snapshot.scene === currentScene() ? snapshot : undefined
}

/** Whether any page has deleted the snapshot since it was shown. */
export const isSnapshotDeleted = (): boolean => !hasFlag(KEY)
