import type { FastifyInstance } from 'fastify'

/** Validity of security.txt, in days. RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 90
const DAY_MS = 86_400_000

interface WellKnown {
  /** Contact URIs for reporting vulnerabilities. If empty, security.txt is not served. */
  readonly securityContacts: readonly string[]
  readonly origin: string | undefined
  readonly now: () => Date
}

/**
 * Serves well-known addresses (RFC 8615): `security.txt` (RFC 9116) for reporting vulnerabilities,
 * and `change-password` (W3C), which password managers open.
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
