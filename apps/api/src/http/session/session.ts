import fastifyCookie from '@fastify/cookie'
import fastifySession, { type SessionStore } from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie } from './own-cookie.ts'
import type { SessionReader } from './session-reader.ts'

/** Longest life of a session, in seconds; the database enforces it, too. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60

declare module 'fastify' {
  interface Session {
    userId?: number
    /** The hash that the password was judged by. Never stored: a session begins only if it is still the user's. */
    passwordHash?: string
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

/** How routes begin and end a session. */
export interface Sessions {
  /**
   * Signs a user in under a new session id; whatever session the request came with is dead from now on.
   *
   * @param passwordHash of the password that was judged, or has just been set
   * @throws whatever the store throws when that is not the user's any more
   */
  signIn(request: FastifyRequest, reply: FastifyReply, userId: number, passwordHash: string): Promise<void>
  /**
   * Ends the session on the server, at once on this instance, within a second on the others, and takes back the cookie.
   * Right for anonymous callers, too.
   *
   * @returns whose session it was
   */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<number | undefined>
}

/**
 * Sessions for the few routes that begin or end one. Everything else only reads, through {@link SessionReader}, and so
 * creates and writes nothing: neither anonymous visitors nor reads leave a row.
 */
export async function registerSessions(
  app: FastifyInstance,
  { store, reader, secrets, secure }: SessionOptions,
): Promise<Sessions> {
  const cookieName = sessionCookieName(secure)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  // The plugin's own end of a request comes after this one and finds nothing to do. It would save and set the cookie when the
  // answer is already decided, drop a Secure cookie where the last hop is plain http, and clear one that an older secret signed.
  app.addHook('onSend', async (request) => {
    request.session = null as never
  })
  await app.register(fastifyCookie)
  // Of two cookies of a name @fastify/cookie keeps the first, and the session plugin would believe it.
  app.addHook('onRequest', async (request) => {
    request.cookies[cookieName] = ownCookie(request.headers.cookie, cookieName)
  })
  await app.register(fastifySession, { secret: [...secrets], store, cookieName, saveUninitialized: false })
  return {
    async signIn(request, reply, userId, passwordHash) {
      await request.session.regenerate()
      request.session.userId = userId
      request.session.passwordHash = passwordHash
      await request.session.save()
      reader.forget(request.headers.cookie)
      reply.setCookie(cookieName, request.session.encryptedSessionId, {
        ...attributes,
        maxAge: SESSION_MAX_AGE_S,
      })
    },
    async signOut(request, reply) {
      const { userId } = request.session
      await request.session.destroy()
      // Only now: what a request in flight read before the end must not be remembered after it.
      reader.forget(request.headers.cookie)
      reply.clearCookie(cookieName, attributes)
      return userId
    },
  }
}
