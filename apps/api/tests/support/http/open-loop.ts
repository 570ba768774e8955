import type { InjectOptions, LightMyRequestResponse } from 'fastify'

export interface TimedOutcome {
  status: number
  retryAfter: string | undefined
  ms: number
}

/** Sends a request to the product, in this process or over the network. */
export type SendRequest = (
  options: InjectOptions,
) => Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers'>>

/**
 * Sends requests at a fixed rate, like independent users. A load that waits for answers would hide
 * stalls by sending fewer requests.
 * @param request returns the next request, by its number from 0
 */
export async function runOpenLoop(
  ask: SendRequest,
  {
    perSecond,
    seconds,
    request,
  }: { perSecond: number; seconds: number; request: (n: number) => InjectOptions },
): Promise<TimedOutcome[]> {
  const total = Math.round(perSecond * seconds)
  const startedAt = performance.now()
  const outcomes: Promise<TimedOutcome>[] = []
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  const timer = setInterval(() => {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * perSecond) + 1)
    while (outcomes.length < due) outcomes.push(timed(ask, request(outcomes.length)))
    if (due < total) return
    clearInterval(timer)
    resolve()
  }, 2)
  await sent
  return Promise.all(outcomes)
}

async function timed(ask: SendRequest, options: InjectOptions): Promise<TimedOutcome> {
  const askedAt = performance.now()
  const { statusCode: status, headers } = await ask(options)
  return { status, retryAfter: headers['retry-after']?.toString(), ms: performance.now() - askedAt }
}

/** The duration within which this share of the requests finished, in ms. */
export function percentile(outcomes: readonly TimedOutcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
