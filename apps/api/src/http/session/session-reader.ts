import { createHash } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { isUnanswered, Outage } from './outage.ts'
import { ownCookie } from './own-cookie.ts'

/** Who is signed in, as every endpoint may know them. */
export interface SignedIn {
  id: number
  username: string
  farmName: string
  location: string
}

/**
 * How long an answer of the database about a session is believed, in ms since it was asked for: the longest that a
 * revocation elsewhere takes. A revocation holds within 1 s, so the rest of that second is for the way there and back.
 */
const BELIEVED_MS = 700
/** How long the last answer is believed while the database cannot be asked, in ms since it was asked for. */
const BELIEVED_IN_OUTAGE_MS = 15 * 60_000
/** Bounds memory: the session that was not asked about for longest goes first. */
const MOST_REMEMBERED = 20_000

interface Remembered {
  /** Undefined: the session has ended. */
  user: SignedIn | undefined
  /** When the database was asked that said so, or the session ended here: what happened later it may not know. */
  askedAt: number
  /** Until then it is believed without asking. */
  until: number
}

interface Underway {
  askedAt: number
  answer: Promise<SignedIn | undefined>
}

/**
 * Reads the signed-in user from the cookie. What the database said is remembered for less than a second under the whole
 * signed cookie, so that a busy session costs one query and one signature in that time, and a revocation on any other
 * instance is obeyed within a second. On this instance {@link forget} makes it immediate.
 *
 * While the database cannot be asked at all ({@link Outage}), its last answer is believed for a quarter of an hour, so
 * that what needs no database goes on. One request at a time finds out whether it is back, and nobody who has such an
 * answer waits for it for long.
 */
export class SessionReader {
  readonly #cookieName: string
  readonly #signer: Signer
  readonly #find: (idHash: Buffer) => Promise<SignedIn | undefined>
  readonly #now: () => number
  readonly #remembered = new Map<string, Remembered>()
  readonly #underway = new Map<string, Underway>()
  readonly #outage: Outage

  /**
   * @param secrets the first signs; all are accepted
   * @param find the live session's user by the hash of its id, from the database
   * @param now ms of a clock that never goes back
   */
  constructor(
    cookieName: string,
    secrets: readonly string[],
    find: (idHash: Buffer) => Promise<SignedIn | undefined>,
    now: () => number = () => performance.now(),
  ) {
    this.#cookieName = cookieName
    this.#signer = new Signer([...secrets])
    this.#find = find
    this.#now = now
    this.#outage = new Outage(BELIEVED_MS, now)
  }

  /**
   * The user of this Cookie header. A promise only when the database must be asked; it rejects when that fails, unless
   * there is an earlier answer to believe.
   */
  read(cookieHeader: string | undefined): SignedIn | undefined | Promise<SignedIn | undefined> {
    const cookie = ownCookie(cookieHeader, this.#cookieName)
    if (cookie === undefined) return undefined
    const known = this.#remembered.get(cookie)
    if (known !== undefined && known.until > this.#now()) return known.user
    const underway = this.#underway.get(cookie)
    // One that was asked too long ago may answer what was true before the session ended.
    const isRecent = underway !== undefined && underway.askedAt + BELIEVED_MS > this.#now()
    return isRecent ? underway.answer : this.#ask(cookie)
  }

  /**
   * The session of this Cookie header has ended: whatever is remembered of it, or is being asked about it, counts no
   * more.
   */
  forget(cookieHeader: string | undefined): void {
    const cookie = ownCookie(cookieHeader, this.#cookieName)
    // Only what we signed, or anybody could fill the memory.
    if (cookie === undefined || !this.#signer.unsign(cookie).valid) return
    this.#remember(cookie, undefined, this.#now())
    this.#underway.delete(cookie)
  }

  /** The user of this Cookie header has just changed: what is remembered of the session says so from now on. */
  renew(cookieHeader: string | undefined, user: SignedIn): void {
    const cookie = ownCookie(cookieHeader, this.#cookieName)
    if (cookie === undefined) return
    // What was asked before the change must not be remembered after it.
    this.#underway.delete(cookie)
    const known = this.#remembered.get(cookie)
    // It may have ended meanwhile, and is believed for no longer than it would have been.
    if (known?.user?.id === user.id) this.#remembered.set(cookie, { ...known, user })
  }

  /** What the database keeps of the session in this Cookie header; undefined where there is none that we signed. */
  hashOf(cookieHeader: string | undefined): Buffer | undefined {
    const { valid, value } = this.#signer.unsign(ownCookie(cookieHeader, this.#cookieName) ?? '')
    return valid ? hashSessionId(value) : undefined
  }

  #ask(cookie: string): SignedIn | undefined | Promise<SignedIn | undefined> {
    const unsigned = this.#signer.unsign(cookie)
    if (!unsigned.valid) return undefined
    const idHash = hashSessionId(unsigned.value)
    const last = this.#lastSaid(cookie)
    const isOutage = last !== undefined && this.#outage.isOn(() => this.#find(idHash))
    if (typeof isOutage === 'boolean') return isOutage ? last?.user : this.#question(cookie, idHash)
    // A log-out may have come in between.
    return isOutage.then((is) =>
      is ? (this.#lastSaid(cookie) ?? last)?.user : this.#question(cookie, idHash),
    )
  }

  #question(cookie: string, idHash: Buffer): Promise<SignedIn | undefined> {
    let askedAt = this.#now()
    const find = () => {
      askedAt = this.#now()
      return this.#find(idHash)
    }
    const answer = this.#outage.put(find).then(
      (user) => {
        // A log-out may have come in between: then this answer is no longer worth remembering.
        if (this.#underway.get(cookie) === asked) this.#remember(cookie, user, askedAt)
        return user
      },
      async (error: unknown) => {
        const isAway = isUnanswered(error) && (await this.#outage.isOn(find))
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

  /** What is still to be believed of a cookie when nobody can be asked. */
  #lastSaid(cookie: string): Remembered | undefined {
    const last = this.#remembered.get(cookie)
    return last !== undefined && this.#now() < last.askedAt + BELIEVED_IN_OUTAGE_MS ? last : undefined
  }

  #remember(cookie: string, user: SignedIn | undefined, askedAt: number): void {
    this.#remembered.delete(cookie)
    // That a session has ended is only for an outage: while the database answers, it is asked.
    this.#remembered.set(cookie, { user, askedAt, until: user === undefined ? 0 : askedAt + BELIEVED_MS })
    if (this.#remembered.size > MOST_REMEMBERED) {
      const [oldest] = this.#remembered.keys()
      if (oldest !== undefined) this.#remembered.delete(oldest)
    }
  }
}

/** What the database keeps in place of a session id. */
export function hashSessionId(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
