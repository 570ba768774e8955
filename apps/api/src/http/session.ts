import fastifyCookie from '@fastify/cookie'
import fastifySession, { type SessionStore } from '@fastify/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionReader } from './session-reader.ts'

/** Longest life of a session, in seconds; the database enforces it, too. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60

declare module 'fastify' {
  interface Session {
    userId?: number
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

/**
 * Sessions for the few routes that begin or end one. Everything else only reads, through {@link SessionReader}, and so
 * creates and writes nothing: neither anonymous visitors nor reads leave a row.
 */
export async function registerSessions(app: FastifyInstance, options: SessionOptions): Promise<void> {
  await app.register(fastifyCookie)
  await app.register(fastifySession, {
    secret: [...options.secrets],
    store: options.store,
    cookieName: sessionCookieName(options.secure),
    saveUninitialized: false,
    rolling: false,
    // `secure` would drop the cookie silently wherever the last hop is plain http; it is added below instead.
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: SESSION_MAX_AGE_S * 1000 },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!options.secure) return
    const cookies = reply.getHeader('set-cookie')
    if (cookies === undefined) return
    const list = Array.isArray(cookies) ? cookies : [String(cookies)]
    reply.removeHeader('set-cookie')
    reply.header(
      'set-cookie',
      list.map((cookie) => (/; secure/i.test(cookie) ? cookie : `${cookie}; Secure`)),
    )
  })
}

/** Signs a user in under a new session id; whatever session the request came with is dead from now on. */
export async function signIn(request: FastifyRequest, reader: SessionReader, userId: number): Promise<void> {
  reader.forget(request.headers.cookie)
  await request.session.regenerate()
  request.session.userId = userId
}

/** Ends the session on the server, at once on this instance, within a second on the others. Right for anonymous callers, too. */
export async function signOut(request: FastifyRequest, reader: SessionReader): Promise<void> {
  await request.session.destroy()
  reader.forget(request.headers.cookie)
}
