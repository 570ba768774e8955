import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Site {
  readonly url: string
  readonly paths: string[]
  close(): Promise<void>
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Starts a third-party web site with images and pages that can be framed. Paths that contain `gone`
 * return 404.
 */
export async function startSite(): Promise<Site> {
  const paths: string[] = []
  const server = createServer((request, reply) => {
    const path = request.url ?? '/'
    paths.push(path)
    if (path.includes('gone')) return reply.writeHead(404).end()
    if (path.endsWith('.png')) return reply.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
    return reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang="en"><title>Third party</title><p>Served at ${path}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
