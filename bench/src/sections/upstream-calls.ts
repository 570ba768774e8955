import type { ComparedServers } from '../compared-servers.ts'
import type { ReportLine } from '../report.ts'

const VILLAGES = 40
const REQUESTS = 1_000

/**
 * Calls to the forecast provider for a thousand requests in one hour from forty villages, each farmer at a different
 * point.
 */
export async function upstreamCallsSection({ product }: ComparedServers): Promise<ReportLine[]> {
  const before = product.providerCalls()
  for (let n = 0; n < REQUESTS; n += 1) {
    const village = (n * 7) % VILLAGES
    // A few hundred metres around the village: within the two decimals that leave the server.
    const lat = (1 + village * 0.37 + ((n % 5) - 2) * 0.002).toFixed(4)
    const lon = (30 + village * 0.21 + ((n % 3) - 1) * 0.002).toFixed(4)
    const response = await fetch(`${product.url}/api/weather/forecast?lat=${lat}&lon=${lon}`, {
      headers: { cookie: product.cookie },
    })
    if (!response.ok) throw new Error(`the forecast answered ${response.status}`)
    await response.arrayBuffer()
  }
  return [
    {
      what: `provider calls for ${REQUESTS} requests from ${VILLAGES} villages in an hour`,
      figure: String(product.providerCalls() - before),
      aim: `${VILLAGES}`,
    },
  ]
}
