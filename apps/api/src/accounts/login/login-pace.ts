import { CallCounter } from '../../http/limits/call-counter.ts'
import type { CountedKey } from '../../http/limits/networks.ts'
import { tooManyAttemptsError } from './login-limits.ts'

const MINUTE_MS = 60_000
/** Multiplier for all devices of one account: a co-operative may share an account. */
const DEVICES_OF_ACCOUNT = 10
/** Logins per minute at one address up to which an account counts as occasional. */
const NOW_AND_THEN = 3
/** Share of an address's allowance open to accounts that log in more often. */
const OFTEN_SHARE = 0.5

export interface LoginPaceSettings {
  /** Successful logins per minute for a known device, or for an account at one address. */
  loginsPerDeviceMinute: number
  /** Successful logins per minute for an address, over all accounts and devices. */
  loginsPerAddressMinute: number
}

export interface LoginOrigin {
  /** Undefined if no account has that name. */
  userId: number | undefined
  device: string | undefined
  networks: readonly [CountedKey, ...CountedKey[]]
}

/**
 * Limits successful logins: each costs a hash and a session, and the failure limits do not count
 * them. Counted in this process before the password check. Wrong passwords do not stay counted, or
 * guessing would use up the neighbours' allowance. Half of an address's allowance is reserved for
 * occasional accounts, so a few busy accounts cannot lock out their neighbours.
 */
export class LoginPace {
  readonly #ofDevice: CallCounter
  readonly #ofAddress: CallCounter
  readonly #nowAndThen: CallCounter

  constructor(settings: LoginPaceSettings, now: () => number = () => performance.now()) {
    this.#ofDevice = new CallCounter(settings.loginsPerDeviceMinute, MINUTE_MS, now)
    this.#ofAddress = new CallCounter(settings.loginsPerAddressMinute, MINUTE_MS, now)
    this.#nowAndThen = new CallCounter(NOW_AND_THEN, MINUTE_MS, now)
  }

  /**
   * @returns a function that undoes the count
   * @throws {AppError} `too_many_requests` at a limit; nothing is then counted
   */
  count({ userId, device, networks }: LoginOrigin): () => void {
    const [{ key: here }] = networks
    const counted: [CallCounter, string][] = []
    const giveBack = () => {
      for (const [counter, key] of counted) counter.takeBack(key)
    }
    const waitOf = (counter: CallCounter, key: string, allowances = 1) => {
      counted.push([counter, key])
      return counter.count(key, allowances)
    }
    const keep = (counter: CallCounter, key: string, allowances?: number) => {
      const waitMs = waitOf(counter, key, allowances)
      if (waitMs === 0) return
      giveBack()
      throw tooManyAttemptsError(Math.max(1, Math.ceil(waitMs / 1000)))
    }
    if (device !== undefined) {
      keep(this.#ofDevice, `device ${device}`)
      keep(this.#ofDevice, `devices of ${userId}`, DEVICES_OF_ACCOUNT)
    } else if (userId !== undefined) keep(this.#ofDevice, `${userId} at ${here}`)
    const isOften = userId !== undefined && waitOf(this.#nowAndThen, `${userId} at ${here}`) > 0
    for (const { key, allowances } of networks) {
      if (isOften) keep(this.#ofAddress, `often ${key}`, allowances * OFTEN_SHARE)
      keep(this.#ofAddress, key, allowances)
    }
    return giveBack
  }
}
