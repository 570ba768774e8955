/** Name of this phone's database for farmers' data. */
export const DATABASE_NAME = 'smart-farming'
/** Version of the database schema. */
export const DATABASE_VERSION = 1

export interface SavedResponse {
  /** The account's mark (`x-account`). */
  readonly account: string
  readonly hash: string
  readonly key: readonly unknown[]
  readonly data: unknown
  /** Time of the response, in ms by this phone's clock. */
  readonly at: number
  /** `CACHE_VERSION` of the build that saved the response. */
  readonly shape: number
}

/**
 * The account of the data, and the time of the server's last confirmation, in ms by this phone's
 * clock.
 */
export interface Owner {
  readonly account: string
  readonly seenAt: number
}

/**
 * The database as read by the dashboard's first script, in parallel with loading the application
 * (src/inline/early.ts).
 */
export interface EarlyStore {
  readonly db: IDBDatabase
  readonly owner: Owner | undefined
  readonly answers: SavedResponse[]
  /** Result of {@link readWipeMark} before the database was read. */
  readonly wiped: string | null
}

declare global {
  /** Resolves to undefined without a database. */
  var earlyStore: Promise<EarlyStore | undefined> | undefined
}

const WIPED = 'wiped'

/**
 * Returns a mark that changes with every deletion on this phone, in any page. Data read before the
 * last deletion is not shown.
 *
 * @throws without browser storage
 */
export const readWipeMark = (): string | null => localStorage.getItem(WIPED)

/**
 * Saves a new deletion mark.
 *
 * @param mark a text never used before
 */
export function saveWipeMark(mark: string): void {
  try {
    localStorage.setItem(WIPED, mark)
  } catch {
    // Without storage, nothing was read early either.
  }
}
