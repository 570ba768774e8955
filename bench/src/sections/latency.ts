import type { Contenders } from '../contenders.ts'
import { measureLatencies } from '../load/open-loop.ts'
import { FORECAST } from '../product.ts'
import { formatMs, formatRatio, type Row } from '../report.ts'
import { median, percentile } from '../statistics.ts'

const PER_SECOND = 1_000
const ROUNDS = 3
const SECONDS = 3
/** Allowed p99, as a multiple of node:http's. */
const AIM = 1.6

/**
 * Latency of the forecast for a signed-in user at 1,000 requests per second, compared with
 * node:http at the same rate.
 */
export async function latencySection({ product, nodeHttp }: Contenders): Promise<Row[]> {
  const brotli = { 'accept-encoding': 'br' }
  const signedIn = { ...brotli, cookie: product.cookie }
  const p99 = { product: [] as number[], floor: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await measureLatencies(`${nodeHttp.url}/`, brotli, PER_SECOND, SECONDS)
    const ours = await measureLatencies(product.url + FORECAST, signedIn, PER_SECOND, SECONDS)
    p99.floor.push(percentile(floor, 0.99))
    p99.product.push(percentile(ours, 0.99))
  }
  const [ours, floor] = [median(p99.product), median(p99.floor)]
  return [
    {
      line: 'p99 at 1,000 requests/s, times node:http',
      figure: `${formatRatio(ours / floor)} (${formatMs(ours)} / ${formatMs(floor)})`,
      aim: formatRatio(AIM),
      isMet: ours / floor <= AIM,
    },
  ]
}
