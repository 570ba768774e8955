import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Node accepts one new connection per listening socket and turn of its event loop. Under load a turn takes tens of
 * milliseconds, and newcomers wait for seconds while open connections are served at once; several sockets on the same
 * address accept several. A longer backlog and a waiting room in the process gained nothing.
 */
const SOCKETS = 8

interface Address {
  readonly host: string
  readonly port: number
}

/**
 * Makes an app listen; its own close ends that.
 * @returns its URL
 * @throws the system's error (EADDRINUSE, EACCES) when it may not listen there
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  if (!(await canShare(host))) return app.listen({ host, port })
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    // The options of Node's own HTTP server.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  let closed: Promise<unknown> | undefined
  app.addHook('preClose', (done) => {
    closed = Promise.all(others.filter(({ listening }) => listening).map(close))
    done()
  })
  app.addHook('onClose', () => closed)
  await mustBeFree({ host, port })
  // Passed on to Node, though the framework's types do not include it.
  const shared = { host, port, reusePort: true }
  const url = await app.listen(shared)
  const { address, port: given } = app.server.address() as AddressInfo
  const same = { host: address, port: given, reusePort: true }
  await Promise.all(others.map((other) => once(other.listen(same), 'listening')))
  return url
}

/** Whether this system lets several sockets share an address; Linux does. Otherwise one must suffice. */
function canShare(host: string): Promise<boolean> {
  return tryListening({ host, port: 0, reusePort: true }).then(
    () => true,
    () => false,
  )
}

/** A second instance could silently share the address too, and take half of the first one's farmers. */
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
