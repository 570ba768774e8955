/** A share of the day's tokens: of one user, of one address, of all new accounts together, or of everybody. */
export type BudgetShare = 'user' | 'address' | 'newcomers' | 'service'

const HOUR_MS = 3_600_000

/** The model is not called, because a share of the UTC day's tokens would be exceeded. */
export class BudgetExceeded extends Error {
  override name = 'BudgetExceeded'
  readonly share: BudgetShare
  /** Time until tokens are available again, in ms. */
  readonly backInMs: number

  /** @param at time of the refusal */
  constructor(share: BudgetShare, at: Date) {
    super(`the day's tokens are spent: ${share}`)
    this.share = share
    this.backInMs = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1) - at.getTime()
  }

  /** The same time in hours, rounded up. */
  get backInHours(): number {
    return Math.ceil(this.backInMs / HOUR_MS)
  }
}
