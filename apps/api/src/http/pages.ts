import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { sendError } from './error-answers.ts'
import { apiHeaders } from './headers.ts'
import { sendRepresentation } from './negotiate.ts'
import type { PageFiles } from './page-files.ts'

/**
 * Serves the built client from memory, and says 404 to everything that is neither a file nor a call: a missing asset
 * as plain text and not as a page, a missing call as JSON, anything else as the product's own 404 page.
 */
export function servePages(app: FastifyInstance, files: PageFiles): void {
  for (const [url, file] of files) {
    if (url === '/404') continue
    app.get(url, { config: { endpoint: 'page' } }, (request, reply) => {
      reply.headers(file.headers)
      return sendRepresentation(request, reply, file)
    })
  }
  const notFoundPage = files.get('/404')
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (path.startsWith('/api/') || path === '/api') return sendError(reply, new AppError('not_found'))
    if (
      notFoundPage === undefined ||
      path.startsWith('/assets/') ||
      (request.method !== 'GET' && request.method !== 'HEAD')
    ) {
      return reply
        .code(404)
        .headers(apiHeaders)
        .type('text/plain; charset=utf-8')
        .send('404 - Page Not Found')
    }
    reply.code(404).headers(notFoundPage.headers)
    return sendRepresentation(request, reply, notFoundPage)
  })
}
