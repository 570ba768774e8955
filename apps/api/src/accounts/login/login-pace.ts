import { CallCounter } from '../../http/limits/call-counter.ts'
import type { Counted } from '../../http/limits/networks.ts'
import { tooSoon } from './login-limits.ts'

const MINUTE_MS = 60_000
/** All known devices of one account together have so many times what one has: a co-operative shares an account. */
const DEVICES_OF_ACCOUNT = 10

export interface LoginPaceSettings {
  /** Right log-ins within a minute: of one known device, or of one account at one address. */
  loginsPerDeviceMinute: number
  /** Right log-ins within a minute of one address, whatever accounts it has. */
  loginsPerAddressMinute: number
}

/** Who logs in, and from where. */
export interface Pacing {
  /** Undefined: nobody has that name. */
  userId: number | undefined
  /** Set when the device is known as that user's. */
  device: string | undefined
  networks: readonly [Counted, ...Counted[]]
}

/**
 * Keeps right passwords from flooding: each costs a hash and a session, and nothing counts it as a failure. Counted in
 * this process, before anything is judged; a wrong password is given back, or a guesser could use up what the
 * neighbours have.
 */
export class LoginPace {
  readonly #ofDevice: CallCounter
  readonly #ofAddress: CallCounter

  constructor(settings: LoginPaceSettings, now: () => number = () => performance.now()) {
    this.#ofDevice = new CallCounter(settings.loginsPerDeviceMinute, MINUTE_MS, now)
    this.#ofAddress = new CallCounter(settings.loginsPerAddressMinute, MINUTE_MS, now)
  }

  /**
   * @returns how to give it back
   * @throws {AppError} `too_many_requests`; nothing is counted then
   */
  count(pacing: Pacing): () => void {
    const counted: [CallCounter, string][] = []
    const giveBack = () => {
      for (const [counter, key] of counted) counter.takeBack(key)
    }
    for (const [counter, { key, allowances }] of this.#counters(pacing)) {
      const waitMs = counter.count(key, allowances)
      counted.push([counter, key])
      if (waitMs === 0) continue
      giveBack()
      throw tooSoon(Math.max(1, Math.ceil(waitMs / 1000)))
    }
    return giveBack
  }

  #counters({ userId, device, networks }: Pacing): [CallCounter, Counted][] {
    if (device !== undefined)
      return [
        [this.#ofDevice, { key: `device ${device}`, allowances: 1 }],
        [this.#ofDevice, { key: `devices of ${userId}`, allowances: DEVICES_OF_ACCOUNT }],
      ]
    return [
      ...(userId === undefined ? [] : [only(this.#ofDevice, `${userId} at ${networks[0].key}`)]),
      ...networks.map((network): [CallCounter, Counted] => [this.#ofAddress, network]),
    ]
  }
}

function only(counter: CallCounter, key: string): [CallCounter, Counted] {
  return [counter, { key, allowances: 1 }]
}
