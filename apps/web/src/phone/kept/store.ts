/** What a browser calls the store of all that this phone keeps of a farmer. */
export const STORE = 'smart-farming'
/** Of the tables in it. */
export const STORE_VERSION = 1

/** An answer of the server as it was shown. */
export interface AnswerOnPhone {
  /** The account's mark (`x-account`). */
  readonly account: string
  /** The query's. */
  readonly hash: string
  readonly key: readonly unknown[]
  readonly data: unknown
  /** When it came, in ms by this phone's clock. */
  readonly at: number
  /** `SHAPE` of the version that kept it. */
  readonly shape: number
}

/** Whose everything is, and when the server said so, in ms by this phone's clock. */
export interface Owner {
  readonly account: string
  readonly seenAt: number
}

/** The store as the dashboard's first script found it, beside the application (src/inline/early.ts). */
export interface EarlyStore {
  readonly db: IDBDatabase
  readonly owner: Owner | undefined
  readonly answers: AnswerOnPhone[]
  /** {@link wipedLast} before it was read. */
  readonly wiped: string | null
}

declare global {
  /** Undefined in it where there was nothing to open. */
  var earlyStore: Promise<EarlyStore | undefined> | undefined
}

const WIPED = 'wiped'

/**
 * Another text after every time that something was taken off this phone, in whichever page: what was read before that
 * is shown to nobody.
 *
 * @throws where the browser keeps no notes
 */
export const wipedLast = (): string | null => localStorage.getItem(WIPED)

/** @param mark any text that was none of these before */
export function noteWiped(mark: string): void {
  try {
    localStorage.setItem(WIPED, mark)
  } catch {
    // Then nothing was read early either.
  }
}
