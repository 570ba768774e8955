import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Number of listening sockets. Node accepts one new connection per listening socket in each turn of its event loop.
 * Under load a turn takes tens of milliseconds, and new connections wait for seconds while open ones are served at
 * once. Several sockets on the same address accept several connections per turn. A longer backlog and a queue within
 * the process made no difference.
 */
const SOCKETS = 8

interface Address {
  readonly host: string
  readonly port: number
}

/**
 * Makes an app listen until it closes.
 * @returns its URL
 * @throws the system's error (EADDRINUSE, EACCES) if it may not listen there
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
  // Passed on to Node, although the framework's types do not include it.
  const shared = { host, port, reusePort: true }
  const url = await app.listen(shared)
  const { address, port: given } = app.server.address() as AddressInfo
  const same = { host: address, port: given, reusePort: true }
  await Promise.all(others.map((other) => once(other.listen(same), 'listening')))
  return url
}

/** True if this system lets several sockets share an address, as Linux does. Otherwise a single socket must do. */
function canShare(host: string): Promise<boolean> {
  return tryListening({ host, port: 0, reusePort: true }).then(
    () => true,
    () => false,
  )
}

/**
 * Rejects if the address is in use: a second instance could silently share it, and take half of the first one's
 * requests.
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
