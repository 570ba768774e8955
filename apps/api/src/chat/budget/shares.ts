import type { BudgetShare } from './budget-spent.ts'

/** The caller, as the caps see them. */
export interface SpendingAccount {
  userId: number
  /** The caller's network: an IPv4 address, or an IPv6 /56; undefined where it has no shared cap. */
  address: string | undefined
}

/**
 * Rows over which the tokens of a widely shared budget are counted: simultaneous calls then hardly ever wait for the
 * lock on one.
 */
const ROWS = 16

/** The rows in which a share is counted. */
interface Rows {
  /** All of them, in lock order: by name. */
  readonly all: readonly string[]
  /** The row that this payer's tokens go into while it has room. */
  readonly own: string
}

/**
 * A payer's rows of a share in `chat_spending`: one for a user and an address, several for shares that all have in
 * common.
 */
export function spendingRows(share: BudgetShare, { userId, address }: SpendingAccount): Rows {
  if (share === 'user') return alone(`user:${userId}`)
  if (share === 'address') return alone(`address:${address}`)
  const all = Array.from({ length: ROWS }, (_, at) => rowName(share, at))
  return { all, own: rowName(share, userId % ROWS) }
}

const alone = (row: string): Rows => ({ all: [row], own: row })

/** The first keeps the name of the single row of earlier releases: tokens counted today stay counted. */
const rowName = (share: BudgetShare, at: number) =>
  at === 0 ? share : `${share}:${String(at).padStart(2, '0')}`
