import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Between = (asked: IncomingMessage, answer: ServerResponse) => boolean

/** A server in front of the product, which may send another service worker than the product has, or be gone. */
export interface Front {
  readonly url: string
  /** Replaces `/sw.js` from now on. */
  release(change: (script: string) => string | Promise<string>): void
  /** Intercepts calls from now on: true where it has taken a call, which then goes no further. */
  between(takes: Between): void
  /** No line is taken any more; open ones end. */
  stop(): Promise<void>
}

/** Opens one before the product at this origin. A browser takes a worker's script past all that a page's routes do. */
export async function openFront(product: string): Promise<Front> {
  const { hostname, port } = new URL(product)
  let change: (script: string) => string | Promise<string> = (script) => script
  let takes: Between = () => false
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (takes(asked, answer)) return
    const isWorker = asked.url === '/sw.js'
    const headers = { ...asked.headers, ...(isWorker && { 'accept-encoding': 'identity' }) }
    const { method, url: path } = asked
    // A line of its own each: one kept from before may have been closed by the product just now.
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
