import type { ComparedServers } from '../compared-servers.ts'
import { runOpenLoop } from '../open-loop.ts'
import { FORECAST } from '../product.ts'
import { formatMs, formatRatio, type ReportLine } from '../report.ts'
import { median, percentile } from '../statistics.ts'

const PER_SECOND = 1_000

/** Latency of the signed-in forecast at a fixed 1,000 requests a second, against node:http at the same rate. */
export async function latencySection(
  { product, nodeHttp }: ComparedServers,
  rounds: number,
  seconds: number,
): Promise<ReportLine[]> {
  const headers = { 'accept-encoding': 'br' }
  const p99 = { product: [] as number[], floor: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const floor = await runOpenLoop(`${nodeHttp.url}/`, headers, PER_SECOND, seconds)
    const ours = await runOpenLoop(
      product.url + FORECAST,
      { ...headers, cookie: product.cookie },
      PER_SECOND,
      seconds,
    )
    p99.floor.push(percentile(floor, 0.99))
    p99.product.push(percentile(ours, 0.99))
  }
  const [ours, floor] = [median(p99.product), median(p99.floor)]
  return [
    { what: 'p99 at 1,000 requests/s, times node:http', figure: formatRatio(ours / floor), aim: '1.6' },
    { what: 'p99 product / node:http', figure: `${formatMs(ours)} / ${formatMs(floor)}` },
  ]
}
