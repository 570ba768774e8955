import { AppError } from '../../app-error.ts'
import type { Database, Orm } from '../../db/database.ts'
import { type CountedKey, networkKeys } from '../../http/limits/networks.ts'
import { recordAddressFailure, removeAddressFailure } from './address-failures-store.ts'
import { recordStreakFailure, removeStreakFailure, resetStreak } from './failure-streaks-store.ts'

export interface LoginLimitSettings {
  /** Failures in a row for one name, or one known device, before delays begin. */
  loginFailuresPerName: number
  /** Failures of one address within any minute, and within any hour. */
  loginFailuresPerAddressMinute: number
  loginFailuresPerAddressHour: number
  /** Factor by which the address limits are multiplied for an IPv6 /56. */
  allowancesPer56: number
}

/**
 * Factor for failures at accounts that have logged in from the network before. These are counted separately: guessing
 * at random names does not use up this allowance, and guessing at known accounts is also limited per name.
 */
const KNOWN_ALLOWANCES = 5
/** Factor for all known devices of a name together, in failures in a row: device cookies can be hoarded. */
const DEVICES_OF_NAME = 5

/** A login attempt whose password is yet to be checked. */
export interface LoginAttempt {
  /** Tag of the typed name; counted whether or not the name exists. */
  name: string
  /** Keys that the caller's address is counted under. */
  networks: readonly CountedKey[]
  /** True if the account has logged in from this network before: its failures are then counted separately. */
  knownHere: boolean
  /** Set when the device is known as that user's: the attempt is then counted with the other known devices only. */
  device: string | undefined
}

/**
 * An attempt that counts as a failure from before its password is checked until {@link succeed} or {@link giveBack} is
 * called.
 */
export interface CountedAttempt {
  /** True if further attempts now have to wait. */
  readonly locks: boolean
  /** The password was right: ends the streak. */
  succeed(): Promise<void>
  /** Takes the attempt back: no password was checked. */
  giveBack(): Promise<void>
}

/**
 * Counts failed logins in PostgreSQL, across all instances and by the database's clock. An attempt is counted before
 * its password is checked, so simultaneous attempts cannot slip past a limit.
 */
export class LoginLimits {
  readonly #database: Database
  readonly #settings: LoginLimitSettings

  constructor(database: Database, settings: LoginLimitSettings) {
    this.#database = database
    this.#settings = settings
  }

  /** @throws {AppError} `too_many_requests` when the attempt comes too soon; it is not counted then */
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

  /** Keys that a caller's address is counted under. */
  networksOf(address: string | undefined): readonly [CountedKey, ...CountedKey[]] {
    return networkKeys(address, this.#settings.allowancesPer56)
  }

  /** Narrow networks first, so that a caller who tries too often does not use up the neighbours' allowance. */
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

/** Clears the failures for a name: its owner has a new password and must not wait because of earlier failures. */
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

/** Error for a login that comes too soon, with the time to wait. */
export function tooManyAttemptsError(waitS: number): AppError {
  return new AppError('too_many_requests', {
    problem:
      waitS < 90
        ? { code: 'too_many_tries', seconds: waitS }
        : { code: 'too_many_tries_minutes', minutes: Math.ceil(waitS / 60) },
    retryAfter: waitS,
  })
}
