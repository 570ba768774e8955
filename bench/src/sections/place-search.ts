import type { ComparedServers } from '../compared-servers.ts'
import { formatMs, type ReportLine } from '../report.ts'
import { percentile } from '../statistics.ts'

const syllables = [
  'na',
  'ku',
  'ru',
  'lon',
  'don',
  'san',
  'to',
  'bel',
  'kit',
  'ale',
  'mar',
  'ches',
  'ter',
  'po',
  'vil',
  'la',
]

/** Uncached searches, one after the other: each queries the gazetteer. */
export async function placeSearchSection(
  { product }: ComparedServers,
  searches: number,
): Promise<ReportLine[]> {
  await waitForGazetteer(product.url, product.cookie)
  const latencies: number[] = []
  for (let n = 0; n < searches; n += 1) {
    const q = [n, n >> 4, n >> 8].map((at) => syllables[at % syllables.length]).join('')
    const startedAt = performance.now()
    await search(product.url, product.cookie, q)
    latencies.push(performance.now() - startedAt)
  }
  return [
    { what: `place search, p50 of ${searches} new names`, figure: formatMs(percentile(latencies, 0.5)) },
    {
      what: `place search, p99 of ${searches} new names`,
      figure: formatMs(percentile(latencies, 0.99)),
      aim: 'well under 20 ms',
    },
  ]
}

/** Resolves once the gazetteer is loaded, which takes some seconds after the first start. */
export async function waitForGazetteer(url: string, cookie: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = (await search(url, cookie, `Nakuru${' '.repeat(tries % 3)}`)) as unknown[]
    if (found.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the gazetteer was not loaded in a minute')
}

async function search(url: string, cookie: string, q: string): Promise<unknown> {
  const response = await fetch(`${url}/api/weather/search?q=${encodeURIComponent(q)}`, {
    headers: { cookie },
  })
  if (!response.ok) throw new Error(`the search for ${q} answered ${response.status}`)
  return response.json()
}
