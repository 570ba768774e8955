import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie'
import fastifySession, { type SessionStore } from '@fastify/session'
import type { EndpointId } from '@smart-farming/contracts/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatDevice, parseUserAgent } from './device.ts'
import { readOwnCookie } from './own-cookie.ts'
import type { SessionReader } from './session-reader.ts'

/** Maximum lifetime of a session, in seconds. The database enforces it too. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60

declare module 'fastify' {
  interface Session {
    userId?: number
    /**
     * Hash against which the password was checked. Never stored. A session begins only if it is
     * still the user's hash.
     */
    passwordHash?: string
    /** Short description of the browser, in its stored form. */
    device?: string
    /**
     * True if a login has just checked the password; false for a session started from another
     * session.
     */
    knowsPassword?: boolean
  }
}

export interface SessionOptions {
  store: SessionStore
  reader: SessionReader
  secrets: readonly string[]
  /**
   * True if the public address is https. The cookie is then Secure and has the `__Host-` prefix.
   */
  secure: boolean
}

/**
 * Name of the session cookie. `__Host-` binds it to this host and to https; browsers refuse the
 * prefix without Secure.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid'
}

/** Only these endpoints begin or end a session and have a session object. */
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
 * Sessions, for the few endpoints that begin or end one. All others only read, through {@link
 * SessionReader}. Anonymous visitors and reads therefore create no rows.
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

  async register(scope: FastifyInstance): Promise<void> {
    const cookieName = this.#cookieName
    // Disables the plugin's own hook. It would set the cookie after the response is decided, drop a
    // Secure cookie if the last hop is plain http, and clear a cookie signed with an older secret.
    scope.addHook('onSend', async (request) => {
      request.session = null as never
    })
    await scope.register(fastifyCookie)
    // Of two cookies of the same name, @fastify/cookie keeps the first, which the session plugin
    // would trust.
    scope.addHook('onRequest', async (request) => {
      request.cookies[cookieName] = readOwnCookie(request.headers.cookie, cookieName)
    })
    await scope.register(fastifySession, {
      secret: [...this.secrets],
      store: this.#store,
      cookieName,
      saveUninitialized: false,
    })
  }

  /**
   * Signs a user in under a new session id and ends the request's previous session.
   * @param passwordHash hash of the password that was checked, or has just been set
   * @param knowsPassword false if another session starts this one
   * @throws the store's error if the user has a new password hash
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
    request.session.device = formatDevice(parseUserAgent(request.headers['user-agent']))
    await request.session.save()
    this.reader.forget(request.headers.cookie)
    reply.setCookie(this.#cookieName, request.session.encryptedSessionId, {
      ...this.#attributes,
      maxAge: SESSION_MAX_AGE_S,
    })
  }

  /**
   * Ends the session and clears the cookie. The end takes effect at once on this instance, and
   * within 1 s on the others. Also works for anonymous callers.
   * @returns the session's user
   */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<number | undefined> {
    const { userId } = request.session
    await request.session.destroy()
    // After the session has ended, so that an earlier result cannot be cached again.
    this.reader.forget(request.headers.cookie)
    reply.clearCookie(this.#cookieName, this.#attributes)
    return userId
  }
}
