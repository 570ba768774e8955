import { account } from '../accounts.ts'
import type { Contenders } from '../contenders.ts'
import { postRequest } from '../load/dashboard-requests.ts'
import { latenciesOf, sendAtRate } from '../load/open-loop.ts'
import { formatCount, formatMs, type Row, rowWithLimit } from '../report.ts'
import { percentile } from '../statistics.ts'

const SECONDS = 10
const LOGINS_PER_SECOND = 300
const PROBES_PER_SECOND = 20

/**
 * A flood of wrong logins beyond the product's capacity, from an unlimited address with a new name
 * each time. Measures its effect on a route that queries the database, and on a page.
 */
export async function floodSection({ product: { url } }: Contenders): Promise<Row[]> {
  const wrong = (n: number) => postRequest(`${url}/api/login`, {}, { ...account, username: `flood ${n}` })
  const probe = (path: string) => () => ({ url: url + path, headers: {} })
  await sendAtRate(wrong, 50, 2) // Warm-up.
  const [flood, health, landing] = await Promise.all([
    sendAtRate(wrong, LOGINS_PER_SECOND, SECONDS),
    sendAtRate(probe('/api/health'), PROBES_PER_SECOND, SECONDS),
    sendAtRate(probe('/'), PROBES_PER_SECOND, SECONDS),
  ])
  const unexpected = [
    ...flood.filter(
      ({ status, headers }) => status !== 401 && !(status === 503 && headers['retry-after'] !== undefined),
    ),
    ...[...health, ...landing].filter(({ status }) => status !== 200),
  ]
  return [
    rowWithLimit(
      'p99 of /api/health in a flood of logins',
      percentile(latenciesOf(health), 0.99),
      100,
      formatMs,
    ),
    rowWithLimit('p99 of a page in it', percentile(latenciesOf(landing), 0.99), 100, formatMs),
    rowWithLimit('Answers in it that are neither right nor a refusal', unexpected.length, 0, formatCount),
  ]
}
