import { createHash } from 'node:crypto'
import { Signer } from '@fastify/cookie'

/** Who is signed in, as every endpoint may know them. */
export interface SignedIn {
  id: number
  username: string
  farmName: string
  location: string
}

/** How long an answer of the database about a session is believed, in ms: the longest that a revocation elsewhere takes. */
const BELIEVED_MS = 1_000
const MOST_REMEMBERED = 20_000

interface Remembered {
  user: SignedIn
  until: number
}

/**
 * Reads the signed-in user from the cookie. What the database said is remembered for a second under the whole
 * signed cookie, so that a busy session costs one query and one signature a second, and a revocation on any other
 * instance is obeyed within that second. On this instance {@link forget} makes it immediate.
 */
export class SessionReader {
  readonly #cookieName: string
  readonly #signer: Signer
  readonly #find: (idHash: Buffer) => Promise<SignedIn | undefined>
  readonly #remembered = new Map<string, Remembered>()
  readonly #underway = new Map<string, Promise<SignedIn | undefined>>()

  /**
   * @param secrets the first signs; all are accepted
   * @param find the live session's user by the hash of its id, from the database
   */
  constructor(
    cookieName: string,
    secrets: readonly string[],
    find: (idHash: Buffer) => Promise<SignedIn | undefined>,
  ) {
    this.#cookieName = cookieName
    this.#signer = new Signer([...secrets])
    this.#find = find
  }

  /** The user of this Cookie header. A promise only when the database must be asked. */
  read(cookieHeader: string | undefined): SignedIn | undefined | Promise<SignedIn | undefined> {
    const cookie = cookieValue(cookieHeader, this.#cookieName)
    if (cookie === undefined) return undefined
    const known = this.#remembered.get(cookie)
    if (known !== undefined && known.until > performance.now()) return known.user
    return this.#underway.get(cookie) ?? this.#ask(cookie)
  }

  /** Forgets whatever is remembered of a cookie, and of a question about it that is under way. */
  forget(cookieHeader: string | undefined): void {
    const cookie = cookieValue(cookieHeader, this.#cookieName)
    if (cookie === undefined) return
    this.#remembered.delete(cookie)
    this.#underway.delete(cookie)
  }

  #ask(cookie: string): Promise<SignedIn | undefined> | undefined {
    const unsigned = this.#signer.unsign(cookie)
    if (!unsigned.valid) return undefined
    const asked = this.#find(hashSessionId(unsigned.value)).then((user) => {
      // A log-out may have come in between: then this answer is no longer worth remembering.
      if (user !== undefined && this.#underway.get(cookie) === asked) this.#remember(cookie, user)
      return user
    })
    this.#underway.set(cookie, asked)
    const done = () => {
      if (this.#underway.get(cookie) === asked) this.#underway.delete(cookie)
    }
    asked.then(done, done)
    return asked
  }

  #remember(cookie: string, user: SignedIn): void {
    this.#remembered.delete(cookie)
    this.#remembered.set(cookie, { user, until: performance.now() + BELIEVED_MS })
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

/** One cookie out of a Cookie header, URL-decoded as @fastify/cookie encodes it. */
function cookieValue(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  let at = header.indexOf(`${name}=`)
  while (at > 0 && header[at - 1] !== ' ' && header[at - 1] !== ';') at = header.indexOf(`${name}=`, at + 1)
  if (at === -1) return undefined
  const start = at + name.length + 1
  const end = header.indexOf(';', start)
  const value = end === -1 ? header.slice(start) : header.slice(start, end)
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
