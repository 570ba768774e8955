import type { BudgetShare } from './budget-spent.ts'

export interface TokenSpender {
  userId: number
  /** The caller's network, an IPv4 address or an IPv6 /56; undefined if no shared cap applies. */
  address: string | undefined
}

/** Rows that share a large budget, so that simultaneous calls rarely wait for the same lock. */
const ROWS = 16

interface Rows {
  /** Sorted by name, which is the lock order. */
  readonly all: readonly string[]
  /** Row for this payer's tokens while it has room. */
  readonly own: string
}

/** Rows that count a payer's share: one for a user or an address, otherwise several. */
export function spendingRows(share: BudgetShare, { userId, address }: TokenSpender): Rows {
  if (share === 'user') return alone(`user:${userId}`)
  if (share === 'address') return alone(`address:${address}`)
  const all = Array.from({ length: ROWS }, (_, at) => rowName(share, at))
  return { all, own: rowName(share, userId % ROWS) }
}

const alone = (row: string): Rows => ({ all: [row], own: row })

/** The first row keeps the name that earlier releases gave their only row. */
const rowName = (share: BudgetShare, at: number) =>
  at === 0 ? share : `${share}:${String(at).padStart(2, '0')}`
