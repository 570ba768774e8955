import type { FastifyInstance } from 'fastify'

/** Security.txt is made anew for every reader, and is good for so long, in days; RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 90
const DAY_MS = 86_400_000

interface WellKnown {
  /** Addresses (URIs) for whoever found a hole; none: there is no security.txt. */
  readonly securityContacts: readonly string[]
  /** The origin that users see, where it is known. */
  readonly origin: string | undefined
  readonly now: () => Date
}

/**
 * What others look for at a fixed address (RFC 8615): whom to tell of a hole (`security.txt`, RFC 9116), and where a
 * farmer changes the password (`change-password`, W3C), which password managers open.
 */
export function serveWellKnown(app: FastifyInstance, { securityContacts, origin, now }: WellKnown): void {
  app.get('/.well-known/change-password', { config: { endpoint: 'well-known' } }, (_request, reply) =>
    reply.redirect('/account', 302),
  )
  if (securityContacts.length === 0) return
  app.get('/.well-known/security.txt', { config: { endpoint: 'well-known' } }, (_request, reply) => {
    const expires = new Date((Math.floor(now().getTime() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS)
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
