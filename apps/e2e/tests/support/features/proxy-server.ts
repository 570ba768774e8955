import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Between = (asked: IncomingMessage, answer: ServerResponse) => boolean

/** A server in front of the product, which can replace the service worker or be stopped. */
export interface ProxyServer {
  readonly url: string
  /** Replaces `/sw.js` from now on. */
  release(change: (script: string) => string | Promise<string>): void
  /** Intercepts calls from now on. `takes` returns true for a call that it has handled. */
  between(takes: Between): void
  /** Refuses new connections and closes open ones. */
  stop(): Promise<void>
}

/**
 * Starts a server in front of the product, because a page's routes cannot intercept the loading of
 * a worker's script.
 */
export async function startProxyServer(product: string): Promise<ProxyServer> {
  const { hostname, port } = new URL(product)
  let change: (script: string) => string | Promise<string> = (script) => script
  let takes: Between = () => false
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (takes(asked, answer)) return
    const isWorker = asked.url === '/sw.js'
    const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity' }) }
    const { method, url: path } = asked
    // A new connection for each request, because the product may just have closed a reused one.
    const onward = request({ hostname, port, method, path, headers, agent: false }, async (own) => {
      if (!isWorker) {
        answer.writeHead(own.statusCode ?? 502, own.headers)
        own.pipe(answer)
        return
      }
      const script = await change(await text(own))
      const { 'content-length': _length, etag: _etag, ...rest } = own.headers
      answer.writeHead(200, rest).end(script)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (next) => {
      change = next
    },
    between: (next) => {
      takes = next
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
