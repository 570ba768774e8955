import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { FloodLog } from '../log/flood-log.ts'

const violation = z.object({
  effectiveDirective: z.optional(z.string()),
  'violated-directive': z.optional(z.string()),
  blockedURL: z.optional(z.string()),
  'blocked-uri': z.optional(z.string()),
})
const told = z.object({ body: violation })
/**
 * Formats of `report-uri`, of `report-to` (w3.org/TR/reporting-1), and of `report-to` in WebKit,
 * which sends reports one by one.
 */
const report = z.union([z.object({ 'csp-report': violation }), z.array(told), told])

/** Maximum number of rule-and-origin pairs that are logged separately within a minute. */
const MAX_KINDS = 50

// Anyone can send a report, so only terms of the policy itself are logged.
const directives =
  /^(?:(?:child|connect|default|font|frame|img|manifest|media|object|script|style|worker)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/
const resources = /^(?:inline|eval|wasm-eval|self|data|blob|about|filesystem|trusted-types-(?:policy|sink))$/

/** The violated rule. The old format may append the allowed sources. */
function directiveIn(said: string): string {
  const [name = ''] = said.split(' ', 1)
  return directives.test(name) ? name : 'other'
}

/**
 * The origin of the blocked content, or its kind if it has no origin (CSP level 3, section 5.1).
 */
function originIn(blocked: string): string {
  const { protocol = `${blocked}:`, origin = '' } = URL.parse(blocked) ?? {}
  if (/^(?:https?|wss?):$/.test(protocol)) return origin.slice(0, 100)
  const resource = protocol.slice(0, -1)
  return resources.test(resource) ? resource : 'other'
}

/**
 * Receives browsers' reports of blocked content, and logs the rule and the origin, but no page
 * address or content. Because anyone can send reports, each pair of rule and origin gets one line a
 * minute, and pairs above a limit share a line.
 */
export function serveCspReports(app: FastifyInstance): void {
  const floods = new FloodLog(MAX_KINDS)
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
          const origin = originIn(one.blockedURL ?? one['blocked-uri'] ?? '')
          const directive = directiveIn(one.effectiveDirective ?? one['violated-directive'] ?? '')
          floods.tell(`${directive} ${origin}`, (flooded) =>
            request.log.warn({ directive, origin, ...flooded }, 'content was blocked by the page policy'),
          )
        }
        return reply.code(204).send()
      },
    )
  })
}
