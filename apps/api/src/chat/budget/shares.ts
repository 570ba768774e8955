import type { Share } from './budget-spent.ts'

/** Who asks, as far as the caps count by it. */
export interface Payer {
  userId: number
  /** The caller's network: an IPv4 address, or an IPv6 /56; undefined where those behind it share no cap. */
  address: string | undefined
}

/**
 * Over how many rows the tokens of a share are counted that many farmers have in common: calls at the same time then
 * hardly ever wait for the lock on one.
 */
const ROWS = 16

/** The rows in which a share is counted. */
interface Rows {
  /** All of them, in the order in which they are locked: by name. */
  readonly all: readonly string[]
  /** The one that this payer's tokens go into as long as it has room. */
  readonly own: string
}

/**
 * The rows of a payer's share in `chat_spending`: one for a user and an address, several for what all have in common.
 */
export function rowsOf(share: Share, { userId, address }: Payer): Rows {
  if (share === 'user') return alone(`user:${userId}`)
  if (share === 'address') return alone(`address:${address}`)
  const all = Array.from({ length: ROWS }, (_, at) => rowName(share, at))
  return { all, own: rowName(share, userId % ROWS) }
}

const alone = (row: string): Rows => ({ all: [row], own: row })

/** The first has the name that the only one had in releases before: what they counted today stays counted. */
const rowName = (share: Share, at: number) => (at === 0 ? share : `${share}:${String(at).padStart(2, '0')}`)
