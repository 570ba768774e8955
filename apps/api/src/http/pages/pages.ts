import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { AppError } from '../../app-error.ts'
import { sendRepresentation } from '../routing/negotiate.ts'
import type { AllowedMethods } from '../server/allowed-methods.ts'
import { sendError } from '../server/error-responses.ts'
import { onListen } from '../server/on-listen.ts'
import { compressPages, type PageFiles } from './page-files.ts'
import { isApiPath, requestPath } from './paths.ts'

/**
 * Serves the built client from memory, and answers all other paths outside the API. 405 if only the
 * method is wrong. 404 as JSON for an unknown API call, as plain text for a missing asset, and
 * otherwise as a page.
 */
export function servePages(
  app: FastifyInstance,
  words: Pick<ServerMessages, 'errors' | 'pages'>,
  files: PageFiles,
  knownMethods: AllowedMethods,
  countCall: onRequestHookHandler[],
): void {
  for (const [url, file] of files) {
    if (url === '/404') continue
    app.get(url, { config: { endpoint: 'page' } }, (request, reply) => {
      reply.headers(file.headers)
      return sendRepresentation(request, reply, file)
    })
  }
  onListen(app)(() => void compressPages(files))
  const notFoundPage = files.get('/404')
  app.setNotFoundHandler({ preHandler: countCall }, (request: FastifyRequest, reply: FastifyReply) => {
    const path = requestPath(request.url)
    const allowed = knownMethods(path)
    if (allowed !== undefined)
      return sendError(words, reply.header('allow', allowed), new AppError('method_not_allowed'))
    if (isApiPath(path)) return sendError(words, reply, new AppError('not_found'))
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (notFoundPage === undefined || path.startsWith('/assets/') || !wantsPage)
      return reply.code(404).type('text/plain; charset=utf-8').send(words.pages.notFound)
    reply.code(404).headers(notFoundPage.headers)
    return sendRepresentation(request, reply, notFoundPage)
  })
}
