import type { TimeLimitedDatabase } from '../time-limited-database.ts'
import type { AccountCallLimiter } from './account-days.ts'
import { countCalls } from './provider-calls-store.ts'
import type { Requester } from './requester.ts'

/** Share of a provider's daily calls that places other than farms may use; the rest is reserved for farms. */
const TRIED_SHARE = 0.5
const DAY_MS = 86_400_000

interface Options {
  database: TimeLimitedDatabase
  /** Maximum number of calls in a UTC day, by the provider's id; others are unlimited. */
  most: ReadonlyMap<string, number>
  /** Limits each account's share of the calls. */
  accounts: AccountCallLimiter
  /** A clock, in Unix ms. */
  now: () => number
  /** Called once per day and provider when its calls, or those for places other than farms, are used up. */
  onSpent?: (provider: string, most: number) => void
}

/**
 * Limits the calls to each provider in a day, across all instances, counted in PostgreSQL before the call. The weather
 * must not depend on the database: while it is unavailable each instance counts alone, starting from the last known
 * number.
 */
export class ProviderBudgets {
  /** Shared with the stored answers, so that an outage delays each question only once. */
  readonly database: TimeLimitedDatabase
  readonly #options: Options
  /** Number of calls today by provider, as far as this instance knows. */
  readonly #known = new Map<string, number>()
  readonly #told = new Set<string>()
  #day = ''

  constructor(options: Options) {
    this.#options = options
    this.database = options.database
  }

  /**
   * Counts a call to a provider. Returns false if it must not be made.
   * @param weight number of calls that it counts as
   */
  async take(provider: string, asker: Requester, weight = 1): Promise<boolean> {
    const { accounts, most } = this.#options
    const calls = most.get(provider)
    if (calls === undefined) return true
    if (!accounts.take(asker.id, weight)) return false
    if (await this.#takeOf(provider, calls, weight, asker)) return true
    accounts.giveBack(asker.id, weight)
    return false
  }

  /** True if this account itself may cause no more calls today. */
  isSpent({ id }: Requester): boolean {
    return this.#options.accounts.isSpent(id)
  }

  async #takeOf(provider: string, most: number, weight: number, { isOwn }: Requester): Promise<boolean> {
    const forTried = Math.floor(most * TRIED_SHARE)
    if (await this.#count(provider, weight, forTried)) return true
    this.#tell(provider, forTried)
    if (!(await isOwn())) return false
    if (await this.#count(provider, weight, most)) return true
    this.#tell(provider, most)
    return false
  }

  /** Time until the daily call count is reset, in ms. */
  get backInMs(): number {
    return DAY_MS - (this.#options.now() % DAY_MS)
  }

  async #count(provider: string, weight: number, most: number): Promise<boolean> {
    const day = this.#today()
    const counted = await this.database.soon((database) =>
      countCalls(database, { day, provider, calls: weight }, most),
    )
    if (counted === null) return false
    const calls = counted ?? (this.#known.get(provider) ?? 0) + weight
    if (calls > most) return false
    this.#known.set(provider, calls)
    return true
  }

  #today(): string {
    const day = new Date(this.#options.now()).toISOString().slice(0, 10)
    if (day !== this.#day) {
      this.#day = day
      this.#known.clear()
      this.#told.clear()
    }
    return day
  }

  #tell(provider: string, most: number): void {
    const what = `${provider} ${most}`
    if (this.#told.has(what)) return
    this.#told.add(what)
    this.#options.onSpent?.(provider, most)
  }
}
