import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** Result of one request in an open loop. */
export interface LoadOutcome {
  readonly status: number
  /** From the due time of the request until its answer was read, in ms. */
  readonly ms: number
  readonly headers: IncomingHttpHeaders
}

export interface LoadRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
}

/**
 * Sends evenly spaced requests, whether or not the earlier ones are answered, as independent farmers do. Latency counts
 * from the due time of a request, so that a stall shows in every delayed request (no coordinated omission).
 *
 * @param call the n-th request, from 0
 * @param connections maximum; a request due while all of them wait is sent when one is free
 */
export async function sendAtRate(
  call: (n: number) => LoadRequest,
  perSecond: number,
  seconds: number,
  connections = 256,
): Promise<LoadOutcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const pending: Promise<LoadOutcome>[] = []
  const startedAt = performance.now()
  const total = Math.round(perSecond * seconds)
  while (pending.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) * perSecond) / 1000) + 1)
    while (pending.length < due) {
      const dueAt = startedAt + (pending.length * 1000) / perSecond
      pending.push(send(call(pending.length), agent, dueAt))
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  const outcomes = await Promise.all(pending)
  agent.destroy()
  return outcomes
}

/**
 * Measures throughput with a fixed number of callers, each waiting for its answer before the next request.
 *
 * @param call the n-th request, from 0
 */
export async function saturate(
  call: (n: number) => LoadRequest,
  callers: number,
  seconds: number,
): Promise<LoadOutcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const outcomes: LoadOutcome[] = []
  const end = performance.now() + seconds * 1000
  let asked = 0
  const caller = async () => {
    while (performance.now() < end) {
      const n = asked
      asked += 1
      outcomes.push(await send(call(n), agent, performance.now()))
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  agent.destroy()
  return outcomes
}

function send(
  { url, method = 'GET', headers, body }: LoadRequest,
  agent: Agent,
  dueAt: number,
): Promise<LoadOutcome> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      const { statusCode = 0, headers } = response
      response
        .on('end', () => resolve({ status: statusCode, ms: performance.now() - dueAt, headers }))
        .resume()
    })
    sent.on('error', reject).end(body)
  })
}

/**
 * {@link sendAtRate} at one address where every answer must succeed.
 *
 * @returns latencies in ms
 * @throws when any is not 200
 */
export async function runOpenLoop(
  url: string,
  headers: Record<string, string>,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const outcomes = await sendAtRate(() => ({ url, headers }), perSecond, seconds)
  const bad = outcomes.find(({ status }) => status !== 200)
  if (bad !== undefined) throw new Error(`${url} answered ${bad.status}`)
  return outcomes.map(({ ms }) => ms)
}
