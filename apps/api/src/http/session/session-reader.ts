import { createHash } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { isDatabaseSilent, OutageDetector } from './outage.ts'
import { readOwnCookie } from './own-cookie.ts'

export interface SignedInUser {
  id: number
  username: string
  farmName: string
  location: string
}

/**
 * Validity of a session result, in ms since its request. Revocations on other instances must take
 * effect within 1 s, including the round trip.
 */
const BELIEVED_MS = 700
/** Validity of the last result during a database outage, in ms since its request. */
const BELIEVED_IN_OUTAGE_MS = 15 * 60_000
/** Maximum number of sessions in memory. The least recently used session is dropped. */
const MAX_REMEMBERED = 20_000

interface Remembered {
  /** Undefined if the session has ended. */
  user: SignedInUser | undefined
  /** When this result was requested, or when the session ended. Later changes may be missing. */
  askedAt: number
  /** The result is valid without a query until this time. */
  until: number
}

interface Underway {
  askedAt: number
  answer: Promise<SignedInUser | undefined>
}

/**
 * Reads the signed-in user from the cookie. Results are cached for less than a second under the
 * whole signed cookie. A busy session costs one query and one signature check in that time. A
 * revocation takes effect within a second on other instances, and at once on this one, through
 * {@link forget}.
 * During a database outage ({@link OutageDetector}), the last result is valid for 15 minutes, so
 * that features without a database still work. One request at a time checks whether the database is
 * back.
 */
export class SessionReader {
  readonly #cookieName: string
  readonly #signer: Signer
  readonly #find: (idHash: Buffer) => Promise<SignedInUser | undefined>
  readonly #now: () => number
  readonly #remembered = new Map<string, Remembered>()
  readonly #underway = new Map<string, Underway>()
  readonly #outage: OutageDetector

  /**
   * @param secrets the first one signs; all are accepted
   * @param find finds the user of a live session by the hash of its id
   * @param now monotonic time, in ms
   */
  constructor(
    cookieName: string,
    secrets: readonly string[],
    find: (idHash: Buffer) => Promise<SignedInUser | undefined>,
    now: () => number = () => performance.now(),
  ) {
    this.#cookieName = cookieName
    this.#signer = new Signer([...secrets])
    this.#find = find
    this.#now = now
    this.#outage = new OutageDetector(BELIEVED_MS, now)
  }

  /**
   * The user of a Cookie header. Returns a promise only if the database must be queried. The
   * promise rejects if the query fails, unless an earlier result is still valid.
   */
  read(cookieHeader: string | undefined): SignedInUser | undefined | Promise<SignedInUser | undefined> {
    const cookie = readOwnCookie(cookieHeader, this.#cookieName)
    if (cookie === undefined) return undefined
    const known = this.#remembered.get(cookie)
    if (known !== undefined && known.until > this.#now()) return known.user
    const underway = this.#underway.get(cookie)
    // An older query may return the state from before the session ended.
    const isRecent = underway !== undefined && underway.askedAt + BELIEVED_MS > this.#now()
    return isRecent ? underway.answer : this.#ask(cookie)
  }

  /** Discards cached and pending results, because the session of this Cookie header has ended. */
  forget(cookieHeader: string | undefined): void {
    const cookie = readOwnCookie(cookieHeader, this.#cookieName)
    // Only cookies that we signed, so that callers cannot fill the memory.
    if (cookie === undefined || !this.#signer.unsign(cookie).valid) return
    this.#remember(cookie, undefined, this.#now())
    this.#underway.delete(cookie)
  }

  /** Updates the cached result, because the user of this Cookie header has changed. */
  renew(cookieHeader: string | undefined, user: SignedInUser): void {
    const cookie = readOwnCookie(cookieHeader, this.#cookieName)
    if (cookie === undefined) return
    // The result of a query from before the change must not be cached.
    this.#underway.delete(cookie)
    const known = this.#remembered.get(cookie)
    // The validity is not extended, because the session may have ended in the meantime.
    if (known?.user?.id === user.id) this.#remembered.set(cookie, { ...known, user })
  }

  /** The stored hash of the session in a Cookie header; undefined if we did not sign the cookie. */
  hashOf(cookieHeader: string | undefined): Buffer | undefined {
    const { valid, value } = this.#signer.unsign(readOwnCookie(cookieHeader, this.#cookieName) ?? '')
    return valid ? hashSessionId(value) : undefined
  }

  #ask(cookie: string): SignedInUser | undefined | Promise<SignedInUser | undefined> {
    const unsigned = this.#signer.unsign(cookie)
    if (!unsigned.valid) return undefined
    const idHash = hashSessionId(unsigned.value)
    const last = this.#lastSaid(cookie)
    const isOutage = last !== undefined && this.#outage.isOn(() => this.#find(idHash))
    if (typeof isOutage === 'boolean') return isOutage ? last?.user : this.#question(cookie, idHash)
    // A logout may have happened in the meantime.
    return isOutage.then((is) =>
      is ? (this.#lastSaid(cookie) ?? last)?.user : this.#question(cookie, idHash),
    )
  }

  #question(cookie: string, idHash: Buffer): Promise<SignedInUser | undefined> {
    let askedAt = this.#now()
    const find = () => {
      askedAt = this.#now()
      return this.#find(idHash)
    }
    const answer = this.#outage.put(find).then(
      (user) => {
        // After a logout in the meantime, this result must not be cached.
        if (this.#underway.get(cookie) === asked) this.#remember(cookie, user, askedAt)
        return user
      },
      async (error: unknown) => {
        const isAway = isDatabaseSilent(error) && (await this.#outage.isOn(find))
        const last = isAway ? this.#lastSaid(cookie) : undefined
        if (last === undefined) throw error
        return last.user
      },
    )
    const asked = { askedAt, answer }
    this.#underway.set(cookie, asked)
    const done = () => {
      if (this.#underway.get(cookie) === asked) this.#underway.delete(cookie)
    }
    answer.then(done, done)
    return answer
  }

  /** The last result for a cookie, if it is still valid in an outage. */
  #lastSaid(cookie: string): Remembered | undefined {
    const last = this.#remembered.get(cookie)
    return last !== undefined && this.#now() < last.askedAt + BELIEVED_IN_OUTAGE_MS ? last : undefined
  }

  #remember(cookie: string, user: SignedInUser | undefined, askedAt: number): void {
    this.#remembered.delete(cookie)
    // An ended session is cached only for outages. Otherwise the database is queried.
    this.#remembered.set(cookie, { user, askedAt, until: user === undefined ? 0 : askedAt + BELIEVED_MS })
    if (this.#remembered.size > MAX_REMEMBERED) {
      const [oldest] = this.#remembered.keys()
      if (oldest !== undefined) this.#remembered.delete(oldest)
    }
  }
}

/** The hash that the database stores instead of a session id. */
export function hashSessionId(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
