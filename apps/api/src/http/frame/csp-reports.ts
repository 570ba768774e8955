import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const violation = z.object({
  effectiveDirective: z.optional(z.string()),
  'violated-directive': z.optional(z.string()),
  blockedURL: z.optional(z.string()),
  'blocked-uri': z.optional(z.string()),
})
const told = z.object({ body: violation })
/** By `report-uri`; by `report-to` (w3.org/TR/reporting-1); by `report-to` from WebKit, which sends each alone. */
const report = z.union([z.object({ 'csp-report': violation }), z.array(told), told])

/**
 * Takes browsers' reports of blocked content, in each of their formats, and logs what was blocked and from which
 * origin: no page address, no sample of the content.
 */
export function serveCspReports(app: FastifyInstance): void {
  app.register(async (scope) => {
    const json = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      json,
    )
    scope.post(
      '/api/csp-report',
      { bodyLimit: 16_384, config: { endpoint: 'csp-report' } },
      (request, reply) => {
        const parsed = report.safeParse(request.body)
        const reports = parsed.success ? [parsed.data].flat() : []
        for (const sent of reports.slice(0, 5)) {
          const one = 'body' in sent ? sent.body : sent['csp-report']
          const blocked = one.blockedURL ?? one['blocked-uri'] ?? ''
          const origin = URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : blocked.slice(0, 20)
          const directive = (one.effectiveDirective ?? one['violated-directive'] ?? '').slice(0, 40)
          request.log.warn({ directive, origin }, 'content was blocked by the page policy')
        }
        return reply.code(204).send()
      },
    )
  })
}
