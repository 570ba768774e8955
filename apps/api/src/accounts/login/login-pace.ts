import { CallCounter } from '../../http/limits/call-counter.ts'
import type { CountedKey } from '../../http/limits/networks.ts'
import { tooManyAttemptsError } from './login-limits.ts'

const MINUTE_MS = 60_000
/** Factor for all known devices of one account together: a co-operative shares an account. */
const DEVICES_OF_ACCOUNT = 10
/**
 * Successful logins of an account at one address within a minute, up to which the account does not count as frequent.
 */
const NOW_AND_THEN = 3
/** Share of an address's allowance that accounts above that rate may use. */
const OFTEN_SHARE = 0.5

export interface LoginPaceSettings {
  /** Maximum number of successful logins within a minute from one known device, or of one account at one address. */
  loginsPerDeviceMinute: number
  /** Maximum number of successful logins within a minute from one address, over all accounts and devices. */
  loginsPerAddressMinute: number
}

/** Account, device and networks of a login. */
export interface LoginOrigin {
  /** Undefined: no account has that name. */
  userId: number | undefined
  /** Set when the device is known as that user's. */
  device: string | undefined
  networks: readonly [CountedKey, ...CountedKey[]]
}

/**
 * Limits the rate of successful logins: each one costs a hash and a session, and no failure limit counts it. Counted in
 * this process, before the password is checked. A wrong password is taken back, or a guesser could use up the
 * neighbours' allowance. Half of an address's allowance is reserved for accounts that log in occasionally, so a few
 * flooding accounts cannot lock out the others behind that address.
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
   * @returns a function that takes the count back
   * @throws {AppError} `too_many_requests`; nothing is counted then
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
