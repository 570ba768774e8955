import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Node takes one new connection from a listening socket in a turn of its event loop. Under load a turn is tens of
 * milliseconds, and newcomers wait outside for seconds while those who are in are served in no time; with several
 * sockets on the one address several come in. A longer queue of the
 * system and a waiting room in the process gained nothing.
 */
const SOCKETS = 8

interface Address {
  readonly host: string
  readonly port: number
}

/**
 * Makes an app listen; its own close ends that.
 *
 * @returns its URL
 * @throws the system's error (EADDRINUSE, EACCES) when it may not listen there
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  if (!(await canShare(host))) return app.listen({ host, port })
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    // As Node's own HTTP server listens.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  let closed: Promise<unknown> | undefined
  app.addHook('preClose', (done) => {
    closed = Promise.all(others.filter(({ listening }) => listening).map(close))
    done()
  })
  app.addHook('onClose', () => closed)
  await mustBeFree({ host, port })
  // Handed through to Node as it is, though the framework's types do not name it.
  const shared = { host, port, reusePort: true }
  const url = await app.listen(shared)
  const { address, port: given } = app.server.address() as AddressInfo
  const same = { host: address, port: given, reusePort: true }
  await Promise.all(others.map((other) => once(other.listen(same), 'listening')))
  return url
}

/** Whether this system lets several sockets share an address; Linux does. Where not, one must do. */
function canShare(host: string): Promise<boolean> {
  return tryListening({ host, port: 0, reusePort: true }).then(
    () => true,
    () => false,
  )
}

/** A second instance could share the address just as well, unseen, and take half of the farmers from the first. */
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
