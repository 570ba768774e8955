import type { ServerChild } from '../child.ts'
import type { Contenders } from '../contenders.ts'
import { runClosedLoop } from '../load/closed-loop.ts'
import type { LoadRequest } from '../load/open-loop.ts'
import { FORECAST } from '../product.ts'
import { formatUs, type Row } from '../report.ts'
import { median } from '../statistics.ts'

const ROUNDS = 3
const SECONDS = 2
/** Allowed processor time, in µs. */
const AIM_US = 60

/**
 * Processor time of a cached, signed-in forecast, compared with bare Fastify and the same bytes. On
 * a shared machine this is far steadier than requests per second.
 */
export async function forecastSection({ product, bareFastify }: Contenders): Promise<Row[]> {
  const brotli = { 'accept-encoding': 'br' }
  const ours = { url: product.url + FORECAST, headers: { ...brotli, cookie: product.cookie } }
  const bare = { url: `${bareFastify.url}/`, headers: brotli }
  const costs = { product: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.product.push(await cpuUs(product, ours))
    costs.bare.push(await cpuUs(bareFastify, bare))
  }
  const cost = median(costs.product)
  return [
    {
      line: 'Processor time of a cached forecast (bare Fastify)',
      figure: `${formatUs(cost)} (${formatUs(median(costs.bare))})`,
      aim: formatUs(AIM_US),
      isMet: cost <= AIM_US,
    },
  ]
}

/** Processor time per request, in µs, at the maximum throughput. */
async function cpuUs(server: ServerChild, call: LoadRequest): Promise<number> {
  await runClosedLoop([call], 1) // Warm-up, so that compilation is not measured.
  const before = await server.usage()
  const { requests } = await runClosedLoop([call], SECONDS)
  const after = await server.usage()
  return (after.cpuUs - before.cpuUs) / requests
}
