import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie'
import fastifySession, { type SessionStore } from '@fastify/session'
import type { EndpointId } from '@smart-farming/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf, deviceText } from './device.ts'
import { ownCookie } from './own-cookie.ts'
import type { SessionReader } from './session-reader.ts'

/** Longest life of a session, in seconds; the database enforces it, too. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60

declare module 'fastify' {
  interface Session {
    userId?: number
    /** The hash that the password was judged by. Never stored: a session begins only if it is still the user's. */
    passwordHash?: string
    /** What the browser says of itself, as it is kept. */
    device?: string
    /** Whoever signs in has just said the password; not somebody who was let in by another session. */
    knowsPassword?: boolean
  }
}

export interface SessionOptions {
  store: SessionStore
  reader: SessionReader
  secrets: readonly string[]
  /** The public address is https: the cookie is Secure and carries the `__Host-` prefix. */
  secure: boolean
}

/** `__Host-` binds the cookie to this host and to https; browsers refuse the prefix without Secure. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid'
}

/** The only endpoints that begin or end a session, and so the only ones that have one at hand. */
const OPEN_OR_END: ReadonlySet<EndpointId> = new Set([
  'accounts.signup',
  'accounts.login',
  'accounts.logout',
  'myAccount.changePassword',
  'myAccount.delete',
  'myAccount.recover',
  'moves.finish',
  'passkeys.logIn',
])

/**
 * Sessions, for the few endpoints that begin or end one. Everything else only reads, through {@link SessionReader}, and
 * so creates and writes nothing: neither anonymous visitors nor reads leave a row.
 */
export class Sessions {
  readonly endpoints = OPEN_OR_END
  readonly reader: SessionReader
  readonly secrets: readonly string[]
  readonly #store: SessionStore
  readonly #cookieName: string
  readonly #attributes: CookieSerializeOptions

  constructor({ store, reader, secrets, secure }: SessionOptions) {
    this.reader = reader
    this.secrets = secrets
    this.#store = store
    this.#cookieName = sessionCookieName(secure)
    this.#attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure }
  }

  /** Makes a scope ready for {@link endpoints}. */
  async register(scope: FastifyInstance): Promise<void> {
    const cookieName = this.#cookieName
    // The plugin's own end of a request comes after this one and finds nothing to do. It would save and set the cookie
    // when the answer is already decided, drop a Secure cookie where the last hop is plain http, and clear one that an
    // older secret signed.
    scope.addHook('onSend', async (request) => {
      request.session = null as never
    })
    await scope.register(fastifyCookie)
    // Of two cookies of a name @fastify/cookie keeps the first, and the session plugin would believe it.
    scope.addHook('onRequest', async (request) => {
      request.cookies[cookieName] = ownCookie(request.headers.cookie, cookieName)
    })
    await scope.register(fastifySession, {
      secret: [...this.secrets],
      store: this.#store,
      cookieName,
      saveUninitialized: false,
    })
  }

  /**
   * Signs a user in under a new session id; whatever session the request came with is dead from now on.
   *
   * @param passwordHash of the password that was judged, or has just been set
   * @param knowsPassword false where another session lets this one in
   * @throws whatever the store throws when that is not the user's any more
   */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    passwordHash: string,
    knowsPassword = true,
  ): Promise<void> {
    await request.session.regenerate()
    request.session.userId = userId
    request.session.passwordHash = passwordHash
    request.session.knowsPassword = knowsPassword
    request.session.device = deviceText(deviceOf(request.headers['user-agent']))
    await request.session.save()
    this.reader.forget(request.headers.cookie)
    reply.setCookie(this.#cookieName, request.session.encryptedSessionId, {
      ...this.#attributes,
      maxAge: SESSION_MAX_AGE_S,
    })
  }

  /**
   * Ends the session on the server, at once on this instance, within 1.0 s on the others, and takes back the cookie.
   * Right for anonymous callers, too.
   *
   * @returns whose session it was
   */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<number | undefined> {
    const { userId } = request.session
    await request.session.destroy()
    // Only now: what a request in flight read before the end must not be remembered after it.
    this.reader.forget(request.headers.cookie)
    reply.clearCookie(this.#cookieName, this.#attributes)
    return userId
  }
}
