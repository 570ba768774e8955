import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

const violation = z.object({
  effectiveDirective: z.optional(z.string()),
  'violated-directive': z.optional(z.string()),
  blockedURL: z.optional(z.string()),
  'blocked-uri': z.optional(z.string()),
})
const report = z.union([z.object({ 'csp-report': violation }), z.array(z.object({ body: violation }))])

/**
 * Takes browsers' reports of blocked content, in both of their formats, and logs what was blocked and from which origin: no
 * page address, no sample of the content.
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
        const violations = !parsed.success
          ? []
          : Array.isArray(parsed.data)
            ? parsed.data.map((one) => one.body)
            : [parsed.data['csp-report']]
        for (const one of violations.slice(0, 5)) {
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
