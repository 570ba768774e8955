import { AppError } from '../../app-error.ts'
import type { Database, Orm } from '../../db/database.ts'
import { type Counted, countedNetworks } from '../../http/limits/networks.ts'
import { countOnAddress, takeFromAddress } from './address-failures-store.ts'
import { countInStreak, endStreak, takeFromStreak } from './failure-streaks-store.ts'

export interface LoginLimitSettings {
  /** Failures in a row for one name, or one known device, before delays begin. */
  loginFailuresPerName: number
  /** Failures of one address within any minute, and any hour. */
  loginFailuresPerAddressMinute: number
  loginFailuresPerAddressHour: number
  /** How many times that an IPv6 /56 has. */
  allowancesPer56: number
}

/**
 * Failures at accounts that were let in from the network before are counted apart, and have so many times what the
 * others of the address have: who only guesses at names does not use it up, and who guesses at these is also held up by
 * each of their names.
 */
const KNOWN_ALLOWANCES = 5
/** All known devices of a name together have so many times the failures in a row of one: cookies can be hoarded. */
const DEVICES_OF_NAME = 5

/** A log-in that wants to be judged. */
export interface LoginTry {
  /** Stand-in for the typed name; it is counted whether or not anybody has that name. */
  name: string
  /** What the caller's address is counted under. */
  networks: readonly Counted[]
  /** The account was let in from this network before: then its failures are counted apart from those of others. */
  knownHere: boolean
  /** Set when the device is known as that user's: then it is counted with the other known ones, and by nothing else. */
  device: string | undefined
}

/** A try that was counted as failed before it is judged. Left alone, it stays so. */
export interface CountedTry {
  /** From now on further tries have to wait. */
  readonly locks: boolean
  /** The password was right: the streak is over. */
  succeed(): Promise<void>
  /** Nothing was judged after all. */
  giveBack(): Promise<void>
}

/**
 * Counts failed log-ins in PostgreSQL, for all instances and by its clock. A try is counted before its password is
 * looked at, so that no number of tries at once slips past a limit.
 */
export class LoginLimits {
  readonly #database: Database
  readonly #settings: LoginLimitSettings

  constructor(database: Database, settings: LoginLimitSettings) {
    this.#database = database
    this.#settings = settings
  }

  /** @throws {AppError} `too_many_requests` when the try comes too soon; it is not counted then */
  async count({ name, networks: all, knownHere, device }: LoginTry): Promise<CountedTry> {
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
      const counted = await countInStreak(this.#database, bucket, limit)
      if ('waitS' in counted) {
        await Promise.all([this.#takeFromStreaks(streaks.slice(0, at)), freeAddress()])
        throw tooSoon(counted.waitS)
      }
      locks ||= counted.failures >= limit
    }
    return {
      locks,
      succeed: async () => {
        const ended = streaks.map(({ bucket }) => this.#database.runFirst((orm) => endStreak(orm, bucket)))
        await Promise.all([...ended, freeAddress()])
      },
      giveBack: async () => void (await Promise.all([this.#takeFromStreaks(streaks), freeAddress()])),
    }
  }

  async #takeFromStreaks(streaks: readonly { readonly bucket: string }[]): Promise<void> {
    await Promise.all(streaks.map(({ bucket }) => takeFromStreak(this.#database, bucket)))
  }

  /** What a caller's address is counted under. */
  networksOf(address: string | undefined): readonly [Counted, ...Counted[]] {
    return countedNetworks(address, this.#settings.allowancesPer56)
  }

  /** Narrow before wide, so that one who tries too often does not use up what the neighbours have. */
  async #countOn(networks: readonly Counted[]): Promise<void> {
    for (const [at, { key, allowances }] of networks.entries()) {
      const counted = await countOnAddress(this.#database, key, {
        perMinute: this.#settings.loginFailuresPerAddressMinute * allowances,
        perHour: this.#settings.loginFailuresPerAddressHour * allowances,
      })
      if ('waitS' in counted) {
        await this.#takeFrom(networks.slice(0, at))
        throw tooSoon(counted.waitS)
      }
    }
  }

  async #takeFrom(networks: readonly Counted[]): Promise<void> {
    await Promise.all(networks.map(({ key }) => takeFromAddress(this.#database, key)))
  }
}

function apart({ key, allowances }: Counted): Counted {
  return { key: `known ${key}`, allowances: allowances * KNOWN_ALLOWANCES }
}

/** Forgets the failures for a name: its owner has a new password and must not wait for what happened before. */
export async function forgiveName(orm: Pick<Orm, 'delete'>, name: string): Promise<void> {
  await endStreak(orm, nameBucket(name))
  await endStreak(orm, devicesBucket(name))
}

function devicesBucket(name: string): string {
  return `devices:${name}`
}

function nameBucket(name: string): string {
  return `name:${name}`
}

/** A log-in that comes too soon; it says for how long to wait. */
export function tooSoon(waitS: number): AppError {
  return new AppError('too_many_requests', {
    problem:
      waitS < 90
        ? { code: 'too_many_tries', seconds: waitS }
        : { code: 'too_many_tries_minutes', minutes: Math.ceil(waitS / 60) },
    retryAfter: waitS,
  })
}
