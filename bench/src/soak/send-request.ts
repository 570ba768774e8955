import { type Agent, type IncomingMessage, request } from 'node:http'
import type { SoakRequest } from './requests.ts'

/** Result of a request. */
export interface SoakOutcome extends Pick<SoakRequest, 'name' | 'path' | 'askedIn'> {
  /** The HTTP status; 0 without a complete answer within {@link LATEST_MS}. */
  status: number
  /** From its due time, in ms. */
  ms: number
  /** Body of an error response, to find it in the log. */
  said?: string
}

/** Upper bound for any request: the model has 5 s for a first word and 30 s between two. */
const LATEST_MS = 45_000

/** Makes a request over a real connection. Never throws. */
export function sendRequest(url: string, asked: SoakRequest, agent: Agent): Promise<Omit<SoakOutcome, 'ms'>> {
  const { promise, resolve } = Promise.withResolvers<Omit<SoakOutcome, 'ms'>>()
  const { name, path, askedIn = 'calm' } = asked
  const about = { name, path, askedIn }
  const bytes = asked.body === undefined ? undefined : JSON.stringify(asked.body)
  const sent = request(url + asked.path, {
    method: asked.method,
    agent,
    headers: {
      ...asked.headers,
      ...(bytes !== undefined && { 'content-type': 'application/json', 'content-length': bytes.length }),
    },
    signal: AbortSignal.timeout(LATEST_MS),
  })
  sent.on('error', (error) => resolve({ ...about, status: 0, said: String(error) }))
  sent.on('response', (response) => {
    const status = response.statusCode ?? 0
    if (asked.leaves === true && status === 200) {
      response.once('data', () => sent.destroy())
      response.once('close', () => resolve({ ...about, status }))
    } else {
      whole(response).then(
        (body) => resolve({ ...about, status, ...(status >= 500 && { said: body }) }),
        (error) => resolve({ ...about, status: 0, said: `broke off: ${error}` }),
      )
    }
  })
  sent.end(bytes)
  return promise
}

async function whole(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
