/** Name of the database with all farmers' data on this phone. */
export const DATABASE_NAME = 'smart-farming'
/** Version of its tables. */
export const DATABASE_VERSION = 1

/** A saved answer of the server. */
export interface SavedResponse {
  /** The account's mark (`x-account`). */
  readonly account: string
  /** Hash of the query key. */
  readonly hash: string
  readonly key: readonly unknown[]
  readonly data: unknown
  /** Time of the answer, in ms by this phone's clock. */
  readonly at: number
  /** `CACHE_VERSION` of the build that saved it. */
  readonly shape: number
}

/** The account that the data belongs to, and the time of the server's confirmation, in ms by this phone's clock. */
export interface Owner {
  readonly account: string
  readonly seenAt: number
}

/** The database as the dashboard's first script found it, in parallel with the application (src/inline/early.ts). */
export interface EarlyStore {
  readonly db: IDBDatabase
  readonly owner: Owner | undefined
  readonly answers: SavedResponse[]
  /** Result of {@link readWipeMark} before the database was read. */
  readonly wiped: string | null
}

declare global {
  /** Resolves to undefined if there was no database. */
  var earlyStore: Promise<EarlyStore | undefined> | undefined
}

const WIPED = 'wiped'

/**
 * Mark that changes with every deletion on this phone, in any page: data read before the latest one is not shown.
 *
 * @throws where the browser stores nothing
 */
export const readWipeMark = (): string | null => localStorage.getItem(WIPED)

/**
 * Saves a new mark of deletion.
 *
 * @param mark any text never used before
 */
export function saveWipeMark(mark: string): void {
  try {
    localStorage.setItem(WIPED, mark)
  } catch {
    // Without storage, nothing was read early either.
  }
}
