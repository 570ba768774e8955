import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'

/**
 * Accepts only JSON bodies. They must be UTF-8 (RFC 8259, section 8.1), because decoding other
 * bytes could silently change a farmer's name. An empty body counts as no body, so that a logout
 * labelled as JSON works. Keys that could change prototypes are refused.
 */
export function requireJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (isUtf8(body)) parse(request, body.toString('utf8'), done)
    else done(new AppError('invalid_request'))
  })
}
