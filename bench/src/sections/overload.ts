import { type LoadOutcome, type LoadRequest, saturate, sendAtRate } from '../open-loop.ts'
import { type BenchedProduct, signUp, startProduct } from '../product.ts'
import { formatMs, formatPercent, type ReportLine } from '../report.ts'
import { percentile } from '../statistics.ts'
import { waitForGazetteer } from './place-search.ts'

const FARMERS = 40
const VILLAGES = 40
/** Callers, each waiting for its answer, that measure the maximum throughput. */
const CALLERS = 64
/** High enough that the product is saturated, not the connections to it. */
const MOST_CONNECTIONS = 4_096
const QUESTIONS = [
  'What is the price of maize?',
  'What did beans cost last year?',
  'How do I work out a gross margin?',
]

/**
 * Twice the product's capacity for a while: refusals, completed requests, and recovery time. The requests are those of
 * opening and using a dashboard: account, forecast, outlook, prices, a place search, and sometimes a question.
 */
export async function overloadSection(seconds: number): Promise<ReportLine[]> {
  const product = await startProduct()
  try {
    const cookies = await Promise.all(
      Array.from({ length: FARMERS }, (_, farmer) => signUp(product.url, `farmer ${farmer}`)),
    )
    await waitForGazetteer(product.url, cookies[0] ?? '')
    const call = (n: number) => dashboardCall(product, cookies, n)
    await most(call, 25) // Warm-up: caches, the compiler, the database's statistics.
    const capacity = await most(call, Math.min(seconds, 10))
    const startedAt = performance.now()
    const flood = await sendAtRate(call, 2 * capacity, seconds, MOST_CONNECTIONS)
    const tookMs = performance.now() - startedAt
    const accepted = flood.filter(({ status }) => status === 200)
    const refused = flood.filter(({ status }) => status === 503)
    const after = await sendAtRate(call, capacity / 2, 10)
    // The first five seconds are for recovery.
    const well = after.slice(after.length / 2)
    return [
      { what: 'most of a mixed load, requests/s', figure: capacity.toFixed(0) },
      {
        what: `twice that for ${seconds} s: done, share of the most`,
        figure: formatPercent(accepted.length / (tookMs / 1000) / capacity),
        aim: '80 %',
      },
      {
        what: 'refused with 503 and a time to come back',
        figure: formatPercent(refused.length / flood.length),
      },
      { what: 'any other answer', figure: String(flood.length - accepted.length - refused.length), aim: '0' },
      { what: 'p99 of what was accepted', figure: formatMs(p99(accepted)), aim: '1000 ms' },
      { what: 'p99 of a refusal', figure: formatMs(p99(refused)) },
      {
        what: 'half the most, from 5 s after: p99, refused',
        figure: `${formatMs(p99(well))}, ${well.filter(({ status }) => status !== 200).length}`,
        aim: 'as before, 0',
      },
    ]
  } finally {
    await product.stop()
  }
}

const p99 = (outcomes: readonly LoadOutcome[]): number =>
  outcomes.length === 0
    ? 0
    : percentile(
        outcomes.map((outcome) => outcome.ms),
        0.99,
      )

/** Successful requests per second with a fixed number of callers that ask without a pause. */
async function most(call: (n: number) => LoadRequest, seconds: number): Promise<number> {
  const outcomes = await saturate(call, CALLERS, seconds)
  return outcomes.filter(({ status }) => status === 200).length / seconds
}

function dashboardCall({ url }: BenchedProduct, cookies: readonly string[], n: number): LoadRequest {
  const headers = { cookie: cookies[(n + Math.floor(n / FARMERS)) % FARMERS] ?? '' }
  const village = (n * 7) % VILLAGES
  const place = `lat=${(1 + village * 0.37).toFixed(2)}&lon=${(30 + village * 0.21).toFixed(2)}`
  const get = (path: string): LoadRequest => ({ url: url + path, headers })
  if (n % 40 === 0)
    return {
      url: `${url}/api/chat/market`,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message: QUESTIONS[(n / 40) % QUESTIONS.length] }),
    }
  switch (n % 5) {
    case 0:
      return get('/api/user')
    case 1:
      return get(`/api/weather/forecast?${place}`)
    case 2:
      return get(`/api/weather/outlook?${place}`)
    case 3:
      return get(`/api/prices/series?commodities=maize,beans,rice&${place}&country=KE`)
    default:
      return get(`/api/weather/search?q=village${n % 997}`)
  }
}
