import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { api } from '@smart-farming/contracts/api'
import { createOpenApiDocument } from '@smart-farming/contracts/table/openapi'
import type { FastifyInstance } from 'fastify'
import { type Representations, sendRepresentation } from '../http/routing/negotiate.ts'
import { referencePage } from './reference-page.ts'
import { referenceStyle } from './reference-style.ts'

/**
 * Serves the API documentation: the OpenAPI document at `/api/docs`, and the same as a page at
 * `/api/docs.html`. Both are built on the first request.
 */
export function serveApiDocs(app: FastifyInstance, sessionCookie: string): void {
  const document = once(() =>
    createOpenApiDocument(api, { title: 'Smart Farming', version: '1', sessionCookie }),
  )
  const json = once(() => JSON.stringify(document()))
  const page = once(() => packed(referencePage(document())))
  app.get('/api/docs', { config: { endpoint: 'docs' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  )
  app.get('/api/docs.html', { config: { endpoint: 'docs' } }, async (request, reply) => {
    const html = await page()
    reply.headers(pageHeaders)
    return sendRepresentation(request, reply, html)
  })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** The page runs no script and fetches nothing. Its hash allows the one style block. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy':
    `default-src 'none'; style-src 'sha256-${sha256(referenceStyle)}'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const smaller = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }

async function packed(html: string): Promise<Representations> {
  const identity = Buffer.from(html)
  const [brotli, gzipped] = await Promise.all([smaller.brotli(identity), smaller.gzip(identity)])
  return { etag: `W/"${sha256(html)}"`, identity, brotli, gzip: gzipped }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
