import { AppError } from '../../app-error.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { createAddressMatcher } from '../../http/limits/client-address.ts'
import { networkKeys } from '../../http/limits/networks.ts'
import { recordSignup, removeSignup } from './address-signups-store.ts'

type Settings = Pick<Config['limits'], 'signupsBeforeWaiting' | 'allowancesPer56' | 'cooperatives'>

/**
 * Rate limit for new accounts of one address: the more accounts, the longer the wait. Counted in PostgreSQL, across all
 * instances, before the account is created, so that simultaneous attempts cannot exceed it.
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
   * Counts an account that is about to be created.
   * @returns a function that takes the count back if the account is not created
   * @throws {AppError} `too_many_requests` when it comes too soon; it is not counted then
   */
  async count(address: string | undefined): Promise<() => Promise<void>> {
    if (this.#isCooperative(address)) return async () => {}
    const counted: string[] = []
    const takeBack = async () => {
      await Promise.all(counted.map((key) => removeSignup(this.#database, key)))
    }
    const { signupsBeforeWaiting, allowancesPer56 } = this.#settings
    // Narrow networks first, so that a caller who tries too often does not use up the neighbours' allowance.
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
