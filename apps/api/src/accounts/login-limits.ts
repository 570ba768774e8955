import { AppError } from '../app-error.ts'
import type { Database, Orm } from '../db/database.ts'
import { countOnAddress, takeFromAddress } from './address-failures-store.ts'
import { countInStreak, endStreak, takeFromStreak } from './failure-streaks-store.ts'

export interface LoginLimitSettings {
  /** Failures in a row for one name, or one known device, before delays begin. */
  loginFailuresPerName: number
  /** Failures of one address within any minute, and any hour. */
  loginFailuresPerAddressMinute: number
  loginFailuresPerAddressHour: number
}

/** A log-in that wants to be judged. */
export interface LoginTry {
  /** Stand-in for the typed name; it is counted whether or not anybody has that name. */
  name: string
  /** IPv4 address or IPv6 /64. */
  address: string
  /** Set when the device is known as that user's: then it is counted by itself, and by nothing else. */
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
 * Counts failed log-ins in PostgreSQL, for all instances and by its clock. A try is counted before its password is looked at,
 * so that no number of tries at once slips past a limit.
 */
export class LoginLimits {
  readonly #database: Database
  readonly #settings: LoginLimitSettings

  constructor(database: Database, settings: LoginLimitSettings) {
    this.#database = database
    this.#settings = settings
  }

  /** @throws {AppError} `too_many_requests` when the try comes too soon; it is not counted then */
  async count({ name, address, device }: LoginTry): Promise<CountedTry> {
    const onAddress = device === undefined
    const bucket = onAddress ? nameBucket(name) : `device:${device}`
    if (onAddress) {
      const counted = await countOnAddress(this.#database, address, {
        perMinute: this.#settings.loginFailuresPerAddressMinute,
        perHour: this.#settings.loginFailuresPerAddressHour,
      })
      if ('waitS' in counted) throw tooSoon(counted.waitS)
    }
    const freeAddress = async () => {
      if (onAddress) await takeFromAddress(this.#database, address)
    }
    const counted = await countInStreak(this.#database, bucket, this.#settings.loginFailuresPerName)
    if ('waitS' in counted) {
      await freeAddress()
      throw tooSoon(counted.waitS)
    }
    return {
      locks: counted.failures >= this.#settings.loginFailuresPerName,
      succeed: async () => {
        const ended = this.#database.runFirst((orm) => endStreak(orm, bucket))
        await Promise.all([ended, freeAddress()])
      },
      giveBack: async () => void (await Promise.all([takeFromStreak(this.#database, bucket), freeAddress()])),
    }
  }
}

/** Forgets the failures for a name: its owner has a new password and must not wait for what happened before. */
export async function forgiveName(orm: Pick<Orm, 'delete'>, name: string): Promise<void> {
  await endStreak(orm, nameBucket(name))
}

function nameBucket(name: string): string {
  return `name:${name}`
}

function tooSoon(waitS: number): AppError {
  const wait = waitS < 90 ? `${waitS} s` : `${Math.ceil(waitS / 60)} minutes`
  return new AppError('too_many_requests', `Too many tries. Please try again in ${wait}.`, {
    retryAfter: waitS,
  })
}
