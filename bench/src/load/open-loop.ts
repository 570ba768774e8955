import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'

// autocannon's `overallRate` does not work here. Each of its connections sends the requests of a
// second in one burst. For requests delayed by a stall it adds estimated latencies, in whole
// milliseconds.

export interface LoadRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers: Record<string, string>
  readonly body?: string
  /** Disconnects after the first piece of the response. */
  readonly leaves?: boolean
}

export interface LoadOutcome {
  readonly request: LoadRequest
  /** HTTP status; 0 without a complete response within {@link LATEST_MS}. */
  readonly status: number
  /** Due time, counted from the start of the loop, in ms. */
  readonly dueMs: number
  /** From the due time until the response was read, in ms. */
  readonly ms: number
  readonly headers: IncomingHttpHeaders
  /**
   * Reason for a missing response, or the body of a 500, which helps to find the error in the log.
   */
  readonly error?: string
}

/** Time limit of a response, in ms. */
const LATEST_MS = 45_000
/** The loop wakes up this long before the next due time, in ms, because timers may be late. */
const EARLY_MS = 3

/**
 * Sends requests at a fixed rate, like independent farmers. Latency is measured from a request's
 * due time, so that a stall shows in every delayed request (no coordinated omission).
 * @param call the n-th request, from 0
 * @param connections maximum number; a request due while all are busy waits for a free one
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
    const sinceStart = performance.now() - startedAt
    const due = Math.min(total, Math.floor((sinceStart * perSecond) / 1000) + 1)
    while (pending.length < due) {
      const n = pending.length
      pending.push(send(call(n), agent, startedAt, (n * 1000) / perSecond))
    }
    const waitMs = (pending.length * 1000) / perSecond - sinceStart - EARLY_MS
    await new Promise((resolve) => (waitMs > 1 ? setTimeout(resolve, waitMs) : setImmediate(resolve)))
  }
  const outcomes = await Promise.all(pending)
  agent.destroy()
  return outcomes
}

/** Never rejects. */
function send(asked: LoadRequest, agent: Agent, startedAt: number, dueMs: number): Promise<LoadOutcome> {
  const { promise, resolve } = Promise.withResolvers<LoadOutcome>()
  const finish = (status: number, headers: IncomingHttpHeaders, error?: string) => {
    clearTimeout(latest)
    const ms = performance.now() - startedAt - dueMs
    resolve({ request: asked, status, dueMs, ms, headers, ...(error !== undefined && { error }) })
  }
  const { method = 'GET', headers } = asked
  const sent = request(asked.url, { method, headers, agent }, (response) => {
    const { statusCode: status = 0 } = response
    const broken = (error: Error) => finish(0, response.headers, `broke off: ${error}`)
    if (asked.leaves === true && status === 200) {
      response.once('data', () => sent.destroy()).on('error', () => {})
      response.once('close', () => finish(status, response.headers))
    } else if (status === 500) {
      text(response).then((body) => finish(status, response.headers, body), broken)
    } else {
      response.on('error', broken)
      response.on('end', () => finish(status, response.headers)).resume()
    }
  })
  const latest = setTimeout(() => sent.destroy(new Error(`no answer in ${LATEST_MS} ms`)), LATEST_MS)
  sent.on('error', (error) => finish(0, {}, String(error))).end(asked.body)
  return promise
}

async function text(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Runs {@link sendAtRate} on one address, where every response must succeed.
 * @returns latencies in ms
 * @throws when a response is not 200
 */
export async function measureLatencies(
  url: string,
  headers: Record<string, string>,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const outcomes = await sendAtRate(() => ({ url, headers }), perSecond, seconds)
  const bad = outcomes.find(({ status }) => status !== 200)
  if (bad !== undefined) throw new Error(`${url} answered ${bad.status} ${bad.error ?? ''}`)
  return latenciesOf(outcomes)
}

/** Latencies, in ms. */
export const latenciesOf = (outcomes: readonly LoadOutcome[]): number[] => outcomes.map(({ ms }) => ms)
