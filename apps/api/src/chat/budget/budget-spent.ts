/** Groups with a daily token cap: a user, an address, all new accounts together, or everybody. */
export type BudgetShare = 'user' | 'address' | 'newcomers' | 'service'

const HOUR_MS = 3_600_000

/** Thrown instead of calling the model when the call would exceed a cap for the UTC day. */
export class BudgetExceeded extends Error {
  override name = 'BudgetExceeded'
  readonly share: BudgetShare
  /** Time until the next UTC day. */
  readonly backInMs: number

  constructor(share: BudgetShare, at: Date) {
    super(`the day's tokens are spent: ${share}`)
    this.share = share
    this.backInMs = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1) - at.getTime()
  }

  /** Hours until the next UTC day, rounded up. */
  get backInHours(): number {
    return Math.ceil(this.backInMs / HOUR_MS)
  }
}
