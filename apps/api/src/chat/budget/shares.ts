import type { BudgetShare } from './budget-spent.ts'

/** The caller, as identified by the caps. */
export interface SpendingAccount {
  userId: number
  /** The caller's network: an IPv4 address, or an IPv6 /56; undefined if no shared cap applies to it. */
  address: string | undefined
}

/**
 * Number of rows over which the tokens of a widely shared budget are counted, so that simultaneous calls hardly ever
 * wait for the lock on the same row.
 */
const ROWS = 16

/** The rows in which a share is counted. */
interface Rows {
  /** All rows of the share, in lock order: by name. */
  readonly all: readonly string[]
  /** The row that this payer's tokens are counted in while it has room. */
  readonly own: string
}

/**
 * A payer's rows of a share in `chat_spending`: one for a user or an address, several for shares that all payers have
 * in common.
 */
export function spendingRows(share: BudgetShare, { userId, address }: SpendingAccount): Rows {
  if (share === 'user') return alone(`user:${userId}`)
  if (share === 'address') return alone(`address:${address}`)
  const all = Array.from({ length: ROWS }, (_, at) => rowName(share, at))
  return { all, own: rowName(share, userId % ROWS) }
}

const alone = (row: string): Rows => ({ all: [row], own: row })

/** The first row has the name of the single row in earlier releases, so tokens counted earlier today stay counted. */
const rowName = (share: BudgetShare, at: number) =>
  at === 0 ? share : `${share}:${String(at).padStart(2, '0')}`
