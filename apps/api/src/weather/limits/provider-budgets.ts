import type { TimeLimitedDatabase } from '../time-limited-database.ts'
import type { AccountCallLimiter } from './account-days.ts'
import { countCalls } from './provider-calls-store.ts'
import type { Requester } from './requester.ts'

/** Share of a provider's daily calls that is available to places other than farms. */
const TRIED_SHARE = 0.5
const DAY_MS = 86_400_000

interface Options {
  database: TimeLimitedDatabase
  /** Maximum number of calls in a UTC day, by provider id. Other providers are unlimited. */
  most: ReadonlyMap<string, number>
  accounts: AccountCallLimiter
  /** Current time, in Unix ms. */
  now: () => number
  /** Called once per day when a provider's calls, or those for places other than farms, run out. */
  onSpent?: (provider: string, most: number) => void
}

/**
 * Limits the daily calls to each provider across all instances. Calls are counted in PostgreSQL
 * before they are made. While the database is unavailable, each instance counts alone from the last
 * known number.
 */
export class ProviderBudgets {
  /** Shared with the stored answers, so that an outage delays each question only once. */
  readonly database: TimeLimitedDatabase
  readonly #options: Options
  /** Today's calls by provider, as far as this instance knows. */
  readonly #known = new Map<string, number>()
  readonly #told = new Set<string>()
  #day = ''

  constructor(options: Options) {
    this.#options = options
    this.database = options.database
  }

  /**
   * Counts a call to a provider. Returns false if the call must not be made.
   * @param weight how much the call adds to the count
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

  /** True if the account is not allowed to cause more calls today. */
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

  /** Time until the daily counts are reset, in ms. */
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
