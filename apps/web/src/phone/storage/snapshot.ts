import { hasFlag, setFlag } from '../../browser/flags.ts'
import { CACHE_VERSION, hasElapsed, OWNER_MAX_AGE_MS } from './retention.ts'

/** Key in localStorage, which is read before the first paint: no database is as fast. */
const KEY = 'picture'

/** The dashboard's last first view, shown while the application is loading. */
export interface Snapshot {
  /** HTML in which each `data-until` is the expiry of its element (unix seconds). */
  readonly html: string
  /** {@link currentScene} at the time of the snapshot. */
  readonly scene: string
  /** The account's mark (`x-account`). */
  readonly account: string
  /** Time of the server's last confirmation, in ms by this phone's clock. */
  readonly seenAt: number
  /** `CACHE_VERSION` of the version that saved it. */
  readonly shape: number
}

/**
 * Inputs of the dashboard's rendering besides the saved answers: the build of this page, and this browser's place and
 * units. A snapshot of another scene is not shown.
 *
 * @throws where the browser stores nothing
 */
export const currentScene = (): string =>
  [
    document.querySelector<HTMLScriptElement>('script[type="module"]')?.src,
    localStorage.getItem('farmLocation'),
    localStorage.getItem('farmUnits'),
  ].join()

/** Whether the layout is that of the snapshots: a phone's, with the default view. */
export const isSnapshotLayout = (): boolean =>
  location.pathname === '/dashboard' && location.search === '' && !matchMedia('(min-width: 960px)').matches

/** Saves a snapshot. A browser without room for it opens without one. */
export function writeSnapshot(snapshot: Snapshot): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(snapshot))
  } catch {
    deleteSnapshot()
  }
}

/** Deletes the snapshot: its data has changed, or its user has left. */
export const deleteSnapshot = (): void => void setFlag(KEY, false)

/** The snapshot that this page may show at `now` (ms), apart from its expired elements; undefined if there is none. */
export function readSnapshot(now: number): Snapshot | undefined {
  const notes = ['keepNothing', 'toWipe', 'loggedOut'] as const
  if (notes.some(hasFlag)) return undefined
  const snapshot: Snapshot | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
  if (snapshot?.shape !== CACHE_VERSION || hasElapsed(snapshot.seenAt, now, OWNER_MAX_AGE_MS))
    return undefined
  return isSnapshotLayout() && snapshot.scene === currentScene() ? snapshot : undefined
}

/** Whether the snapshot has been deleted since it was shown, in this page or another. */
export const isSnapshotDeleted = (): boolean => !hasFlag(KEY)
