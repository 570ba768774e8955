import { AppError } from '../../app-error.ts'
import type { Database, Orm } from '../../db/database.ts'
import { type CountedKey, networkKeys } from '../../http/limits/networks.ts'
import { recordAddressFailure, removeAddressFailure } from './address-failures-store.ts'
import { recordStreakFailure, removeStreakFailure, resetStreak } from './failure-streaks-store.ts'

export interface LoginLimitSettings {
  /** Consecutive failures for one name or known device before delays begin. */
  loginFailuresPerName: number
  loginFailuresPerAddressMinute: number
  loginFailuresPerAddressHour: number
  /** Multiplier of the address limits for an IPv6 /56. */
  allowancesPer56: number
}

/** Known networks have a separate allowance, which random guessing cannot use up. */
const KNOWN_ALLOWANCES = 5
/** Multiplier for all devices of a name, because device cookies can be collected. */
const DEVICES_OF_NAME = 5

export interface LoginAttempt {
  /** Tag of the typed name, whether or not the account exists. */
  name: string
  networks: readonly CountedKey[]
  /** True if the account has logged in from this network; its attempts are counted apart. */
  knownHere: boolean
  /** Id of a known device; its attempts are only counted with those of other known devices. */
  device: string | undefined
}

/** An attempt counted as a failure until {@link succeed} or {@link giveBack} is called. */
export interface CountedAttempt {
  /** True if further attempts must now wait. */
  readonly locks: boolean
  /** Ends the streak after a correct password. */
  succeed(): Promise<void>
  /** Undoes the count: the password was not checked. */
  giveBack(): Promise<void>
}

/**
 * Counts failed logins in PostgreSQL, across all instances and by the database clock. Attempts are
 * counted before the password check, so simultaneous attempts cannot exceed a limit.
 */
export class LoginLimits {
  readonly #database: Database
  readonly #settings: LoginLimitSettings

  constructor(database: Database, settings: LoginLimitSettings) {
    this.#database = database
    this.#settings = settings
  }

  /** @throws {AppError} `too_many_requests` at a limit; the attempt is then not counted */
  async count({ name, networks: all, knownHere, device }: LoginAttempt): Promise<CountedAttempt> {
    const onAddress = device === undefined
    const networks = knownHere ? all.map(apart) : all
    const perName = this.#settings.loginFailuresPerName
    const streaks = onAddress
      ? [{ bucket: nameBucket(name), limit: perName }]
      : [
          { bucket: `device:${device}`, limit: perName },
          { bucket: devicesBucket(name), limit: perName * DEVICES_OF_NAME },
        ]
    if (onAddress) await this.#countOn(networks)
    const freeAddress = async () => {
      if (onAddress) await this.#takeFrom(networks)
    }
    let locks = false
    for (const [at, { bucket, limit }] of streaks.entries()) {
      const counted = await recordStreakFailure(this.#database, bucket, limit)
      if ('waitS' in counted) {
        await Promise.all([this.#takeFromStreaks(streaks.slice(0, at)), freeAddress()])
        throw tooManyAttemptsError(counted.waitS)
      }
      locks ||= counted.failures >= limit
    }
    return {
      locks,
      succeed: async () => {
        const ended = streaks.map(({ bucket }) => this.#database.runFirst((orm) => resetStreak(orm, bucket)))
        await Promise.all([...ended, freeAddress()])
      },
      giveBack: async () => void (await Promise.all([this.#takeFromStreaks(streaks), freeAddress()])),
    }
  }

  async #takeFromStreaks(streaks: readonly { readonly bucket: string }[]): Promise<void> {
    await Promise.all(streaks.map(({ bucket }) => removeStreakFailure(this.#database, bucket)))
  }

  networksOf(address: string | undefined): readonly [CountedKey, ...CountedKey[]] {
    return networkKeys(address, this.#settings.allowancesPer56)
  }

  /** Narrow networks first, so a blocked caller does not use up the neighbours' allowance. */
  async #countOn(networks: readonly CountedKey[]): Promise<void> {
    for (const [at, { key, allowances }] of networks.entries()) {
      const counted = await recordAddressFailure(this.#database, key, {
        perMinute: this.#settings.loginFailuresPerAddressMinute * allowances,
        perHour: this.#settings.loginFailuresPerAddressHour * allowances,
      })
      if ('waitS' in counted) {
        await this.#takeFrom(networks.slice(0, at))
        throw tooManyAttemptsError(counted.waitS)
      }
    }
  }

  async #takeFrom(networks: readonly CountedKey[]): Promise<void> {
    await Promise.all(networks.map(({ key }) => removeAddressFailure(this.#database, key)))
  }
}

function apart({ key, allowances }: CountedKey): CountedKey {
  return { key: `known ${key}`, allowances: allowances * KNOWN_ALLOWANCES }
}

/** Clears the failures for a name, so its owner can log in with the new password at once. */
export async function clearNameFailures(orm: Pick<Orm, 'delete'>, name: string): Promise<void> {
  await resetStreak(orm, nameBucket(name))
  await resetStreak(orm, devicesBucket(name))
}

function devicesBucket(name: string): string {
  return `devices:${name}`
}

function nameBucket(name: string): string {
  return `name:${name}`
}

/** Error for a login attempted too soon, with the time to wait. */
export function tooManyAttemptsError(waitS: number): AppError {
  return new AppError('too_many_requests', {
    problem:
      waitS < 90
        ? { code: 'too_many_tries', seconds: waitS }
        : { code: 'too_many_tries_minutes', minutes: Math.ceil(waitS / 60) },
    retryAfter: waitS,
  })
}
