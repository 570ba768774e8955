import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

class Backend {
  readonly origin: string
  readonly agent = new Agent({ keepAlive: true })
  ready = false
  inFlight = 0
  handedOver = 0

  constructor(origin: string) {
    this.origin = origin
  }
}

/**
 * A request to which the balancer responded with 502: its instance, its number there, and the
 * reason.
 */
export interface BalancerFailure {
  readonly origin: string | undefined
  readonly nth: number
  readonly request: string
  readonly why: string
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>

interface BalancerOptions {
  /** Interval of the readiness checks, in ms. */
  pollMs: number
  /**
   * Passes a request to another instance if the connection was refused, because nothing was sent.
   * No other request is sent twice.
   */
  goOnWhenRefused: boolean
}

/** Starts a load balancer that uses its ready instances in turn, over keep-alive connections. */
export async function startBalancer({ pollMs, goOnWhenRefused }: BalancerOptions) {
  const backends = new Map<string, Backend>()
  const failures: BalancerFailure[] = []
  let turn = 0

  const pass = async (backend: Backend, incoming: IncomingMessage, body: Buffer) => {
    backend.inFlight += 1
    backend.handedOver += 1
    const { connection: _connection, ...headers } = incoming.headers
    try {
      return await ask(backend, incoming.url ?? '/', { method: incoming.method ?? 'GET', headers, body })
    } finally {
      backend.inFlight -= 1
    }
  }
  const balance = async (incoming: IncomingMessage, body: Buffer): Promise<Answer> => {
    const choice = [...backends.values()].filter(({ ready }) => ready)
    turn += 1
    const backend = choice[turn % choice.length]
    const nth = (backend?.handedOver ?? 0) + 1
    const fail = (why: string): Answer => {
      failures.push({ origin: backend?.origin, nth, request: `${incoming.method} ${incoming.url}`, why })
      return { status: 502, headers: {}, body: Buffer.alloc(0) }
    }
    if (backend === undefined) return fail('nobody is ready')
    try {
      return await pass(backend, incoming, body)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code !== 'ECONNREFUSED' || !goOnWhenRefused) return fail(code ?? message)
      backend.ready = false
      return balance(incoming, body)
    }
  }
  const server = createServer(async (incoming, outgoing) => {
    const { status, headers, body } = await balance(incoming, await buffer(incoming))
    const { connection: _connection, 'transfer-encoding': _encoding, ...kept } = headers
    outgoing.writeHead(status, { ...kept, 'content-length': body.length }).end(body)
  })
  // The connections of callers must not expire during a pause between requests.
  server.keepAliveTimeout = 120_000

  const look = async (backend: Backend) => {
    const asked = ask(backend, '/api/health/ready', { method: 'GET', headers: {}, body: Buffer.alloc(0) })
    backend.ready = await asked.then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  const poll = setInterval(() => void Promise.all([...backends.values()].map(look)), pollMs)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    failures: failures as readonly BalancerFailure[],
    add: (origin: string) => void backends.set(origin, new Backend(origin)),
    remove: (origin: string) => void backends.delete(origin),
    isReady: (origin: string) => backends.get(origin)?.ready === true,
    /** Number of requests that an instance has not answered yet. */
    inFlight: (origin: string) => backends.get(origin)?.inFlight ?? 0,
    /** Total number of requests that an instance has received. */
    handedOver: (origin: string) => backends.get(origin)?.handedOver ?? 0,
    close() {
      clearInterval(poll)
      for (const { agent } of backends.values()) agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

async function ask(
  { origin, agent }: Backend,
  path: string,
  { method, headers, body }: { method: string; headers: IncomingHttpHeaders; body: Buffer },
): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${origin}${path}`, { agent, method, headers }, resolve).once('error', reject).end(body)
  })
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}
