import postgres from 'postgres'
import type { Contenders } from '../contenders.ts'
import { formatMs, type Row } from '../report.ts'
import { percentile } from '../statistics.ts'

const SEARCHES = 1_000
/** The first searches open connections and warm up the compiler. */
const WARM_UP = 100
/** Allowed p99, in ms. */
const AIM_MS = 5

/**
 * Searches one by one, for names from the whole gazetteer. Every second name is half typed.
 * Suggestions ask the gazetteer alone; a search also asks a geocoding service, whose double runs in
 * this process.
 */
export async function placeSearchSection({
  product: { url, cookie, databaseUrl },
}: Contenders): Promise<Row[]> {
  const names = await namesFrom(databaseUrl)
  const measure = async (line: string, path: string): Promise<Row> => {
    const latencies: number[] = []
    for (const [n, name] of names.entries()) {
      const startedAt = performance.now()
      await get(`${url}${path}${encodeURIComponent(n % 2 === 0 ? name : halfOf(name))}`, cookie)
      if (n >= WARM_UP) latencies.push(performance.now() - startedAt)
    }
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)]
    return {
      line,
      figure: `${formatMs(p50)}, ${formatMs(p99)}`,
      aim: `p99 ${formatMs(AIM_MS)}`,
      isMet: p99 <= AIM_MS,
    }
  }
  return [
    await measure('Place suggestions from the whole gazetteer, p50 and p99', '/api/places/suggest?q='),
    await measure('Place search, gazetteer and a geocoding service, p50 and p99', '/api/weather/search?q='),
  ]
}

async function get(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}

/** At least three letters: with fewer, the product finds only exact names. */
const halfOf = (name: string): string => name.slice(0, Math.max(3, name.length / 2))

/** Different names, but the same in every run. */
async function namesFrom(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1 })
  const rows = await sql<{ name: string }[]>`
    select name from (select distinct name from gazetteer) as names order by md5(name) limit ${SEARCHES + WARM_UP}`
  await sql.end()
  return rows.map(({ name }) => name)
}
