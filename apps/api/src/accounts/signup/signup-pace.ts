import { AppError } from '../../app-error.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { createAddressMatcher } from '../../http/limits/client-address.ts'
import { networkKeys } from '../../http/limits/networks.ts'
import { recordSignup, removeSignup } from './address-signups-store.ts'

type Settings = Pick<Config['limits'], 'signupsBeforeWaiting' | 'allowancesPer56' | 'cooperatives'>

/**
 * Limits new accounts per address: each further account waits longer. Counted in PostgreSQL for all
 * instances, before the account is created, so simultaneous attempts cannot exceed the limit.
 */
export class SignupPace {
  readonly #database: Database
  readonly #settings: Settings
  readonly #isCooperative: (address: string | undefined) => boolean

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
    this.#isCooperative = createAddressMatcher(settings.cooperatives)
  }

  /**
   * Counts an account before it is created.
   * @returns a function that undoes the count
   * @throws {AppError} `too_many_requests` if it comes too soon; the account is then not counted
   */
  async count(address: string | undefined): Promise<() => Promise<void>> {
    if (this.#isCooperative(address)) return async () => {}
    const counted: string[] = []
    const takeBack = async () => {
      await Promise.all(counted.map((key) => removeSignup(this.#database, key)))
    }
    const { signupsBeforeWaiting, allowancesPer56 } = this.#settings
    // Count narrow networks first, so a blocked caller does not use up the neighbours' allowance.
    for (const { key, allowances } of networkKeys(address, allowancesPer56)) {
      const outcome = await recordSignup(this.#database, key, signupsBeforeWaiting * allowances)
      if ('waitS' in outcome) {
        await takeBack()
        throw tooSoon(outcome.waitS)
      }
      counted.push(key)
    }
    return takeBack
  }
}

function tooSoon(waitS: number): AppError {
  return new AppError('too_many_requests', {
    problem: { code: 'signups_too_fast', seconds: waitS },
    retryAfter: waitS,
  })
}
