import { type LoadRequest, sendAtRate } from '../open-loop.ts'
import { startProduct, TEST_ACCOUNT } from '../product.ts'
import { formatMs, formatPercent, type ReportLine } from '../report.ts'
import { percentile } from '../statistics.ts'
import { waitForGazetteer } from './place-search.ts'

const PLENTY = '100000000'
const LOG_INS_PER_SECOND = 300
/** Rate of each probe. */
const PROBES_PER_SECOND = 20

/**
 * A flood of wrong log-ins beyond the product's capacity, from an address without a limit and with a new name each
 * time, and its effect on other users: a route that queries the database, and a page.
 */
export async function floodSection(seconds: number): Promise<ReportLine[]> {
  const product = await startProduct({
    LOGIN_FAILURES_PER_ADDRESS_MINUTE: PLENTY,
    LOGIN_FAILURES_PER_ADDRESS_HOUR: PLENTY,
  })
  const headers = { 'content-type': 'application/json' }
  const wrong = (n: number): LoadRequest => ({
    url: `${product.url}/api/login`,
    method: 'POST',
    headers,
    body: JSON.stringify({ ...TEST_ACCOUNT, username: `flood ${n}` }),
  })
  const probe = (path: string) => () => ({ url: product.url + path, headers: {} })
  try {
    await waitForGazetteer(product.url, product.cookie)
    await sendAtRate(wrong, 50, 2) // Warm-up.
    const [flood, health, landing] = await Promise.all([
      sendAtRate(wrong, LOG_INS_PER_SECOND, seconds),
      sendAtRate(probe('/api/health'), PROBES_PER_SECOND, seconds),
      sendAtRate(probe('/'), PROBES_PER_SECOND, seconds),
    ])
    const judged = flood.filter(({ status }) => status === 401).length
    const toldToComeBack = flood.filter(
      ({ status, headers }) => status === 503 && headers['retry-after'] !== undefined,
    ).length
    const p99 = (probes: readonly { ms: number }[]) =>
      formatMs(
        percentile(
          probes.map(({ ms }) => ms),
          0.99,
        ),
      )
    return [
      {
        what: `${LOG_INS_PER_SECOND} wrong log-ins/s for ${seconds} s: judged a second`,
        figure: (judged / seconds).toFixed(0),
      },
      { what: 'told to come back', figure: formatPercent(toldToComeBack / flood.length) },
      { what: 'any other answer', figure: String(flood.length - judged - toldToComeBack), aim: '0' },
      { what: 'p99 of /api/health meanwhile', figure: p99(health), aim: '100 ms' },
      { what: 'p99 of the landing page meanwhile', figure: p99(landing), aim: '100 ms' },
      {
        what: 'probes that were not answered with 200',
        figure: String([...health, ...landing].filter(({ status }) => status !== 200).length),
        aim: '0',
      },
    ]
  } finally {
    await product.stop()
  }
}
