import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Number of listening sockets. Node accepts one new connection per socket in each turn of its event
 * loop. Under load a turn takes tens of milliseconds, so with one socket new connections wait for
 * seconds. A longer backlog or a queue in the process did not help.
 */
const SOCKETS = 32

interface Address {
  readonly host: string
  readonly port: number
}

/**
 * Makes an app listen until it closes.
 * @returns the URL of the app
 * @throws the system's error (EADDRINUSE, EACCES) if it is not allowed to listen there
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  if (!(await canShare(host))) return app.listen({ host, port })
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    // The same options as in Node's own HTTP server.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  let closed: Promise<unknown> | undefined
  app.addHook('preClose', (done) => {
    closed = Promise.all(others.filter(({ listening }) => listening).map(close))
    done()
  })
  app.addHook('onClose', () => closed)
  await mustBeFree({ host, port })
  // The framework passes `reusePort` on to Node, although its types do not include it.
  const shared = { host, port, reusePort: true }
  const url = await app.listen(shared)
  const { address, port: given } = app.server.address() as AddressInfo
  const same = { host: address, port: given, reusePort: true }
  await Promise.all(others.map((other) => once(other.listen(same), 'listening')))
  return url
}

/** Whether several sockets can share an address on this system, as on Linux. */
function canShare(host: string): Promise<boolean> {
  return tryListening({ host, port: 0, reusePort: true }).then(
    () => true,
    () => false,
  )
}

/**
 * Rejects if the address is in use. Otherwise a second instance could silently share the address
 * and take half of the requests.
 */
async function mustBeFree(at: Address): Promise<void> {
  if (at.port !== 0) await tryListening(at)
}

async function tryListening(at: ListenOptions): Promise<void> {
  const trial = createServer()
  await once(trial.listen(at), 'listening')
  await close(trial)
}

/** Resolves when the last connection has ended. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
