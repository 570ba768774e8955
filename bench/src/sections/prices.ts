import postgres from 'postgres'
import type { Contenders } from '../contenders.ts'
import { askMarket } from '../questions.ts'
import { formatMs, type Row, rowWithLimit } from '../report.ts'
import { percentile } from '../statistics.ts'

/** 10,000 series of 200 months: more than all markets of WFP's hundred countries. */
const SERIES = 10_000
const MONTHS = 200
const COMMODITIES = 'maize rice beans wheat sorghum millet groundnuts onions milk eggs'
const REQUESTS = 300
/** The first requests open connections and warm up the compiler. */
const WARM_UP = 100

/** One question of each type. */
const QUESTIONS = [
  'What is maize worth?',
  'How has wheat moved over the last year?',
  'Highest and lowest rice price in 3 years',
  'Compare maize and sorghum',
  'What do fertilisers cost?',
  'How many kg of maize buy a kg of urea?',
  'Gross margin of wheat at 8 t/ha, costs 900 per hectare',
  'What can you answer?',
]

/**
 * The price board and the built-in answers with two million prices. Each request is for another
 * series or place.
 */
export async function pricesSection({ product }: Contenders): Promise<Row[]> {
  const first = await addPrices(product.databaseUrl)
  const { url, cookie } = product
  const get = async (path: string) => {
    const response = await fetch(`${url}/api/prices/${path}`, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const p99 = async (request: (n: number) => Promise<unknown>) =>
    percentile(await latencies(REQUESTS, request), 0.99)
  const series = await p99((n) => get(`points?series=${first + ((n * 7_919) % SERIES)}`))
  const nearby = await p99((n) =>
    get(
      `series?commodities=maize,beans,rice&lat=${-35 + ((n * 53) % 70)}&lon=${-100 + ((n * 29) % 250)}&country=KE`,
    ),
  )
  const ask = async (n: number) =>
    (await askMarket(url, cookie, QUESTIONS[n % QUESTIONS.length] ?? '')).arrayBuffer()
  await latencies(0, ask)
  const before = await product.usage()
  for (let n = 0; n < REQUESTS; n += 1) await ask(n)
  const cpuMs = ((await product.usage()).cpuUs - before.cpuUs) / REQUESTS / 1000
  return [
    rowWithLimit('A price series out of two million prices, p99', series, 15, formatMs),
    rowWithLimit('Prices of three crops near a farm, p99', nearby, 15, formatMs),
    rowWithLimit('Processor time of a built-in answer over 10,000 series', cpuMs, 10, formatMs),
  ]
}

/**
 * Adds markets spread over the globe deterministically, so that every run sends the same requests.
 * @returns id of the first series
 */
async function addPrices(databaseUrl: string): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  await sql`
    insert into price_series (key, source, commodity, name, type, country, market, lat, lon, unit, currency, period, bundled)
    select 'bench:' || n, 'wfp', (string_to_array(${COMMODITIES}, ' '))[1 + n % 10], 'Bench ' || n, 'retail',
      case when n % 50 = 0 then 'KE' else 'X' || chr(65 + n % 26) end, 'Market ' || n / 10, -35 + (n / 10 * 37 % 7000) / 100.0,
      -100 + (n / 10 * 91 % 25000) / 100.0, 'KG', 'KES', 'month', false
    from generate_series(1, ${SERIES}) as n`
  await sql`
    insert into price_observations (series_id, date, value)
    select id, (date '2010-01-15' + month * interval '1 month')::date, 10 + (id * 31 + month * 17) % 500 / 10.0
    from price_series cross join generate_series(0, ${MONTHS - 1}) as month where key like 'bench:%'`
  // Records an import, so that readers of the prices reload.
  await sql`
    insert into price_imports (source, origin, outcome, rows, added, revised, bad_rows, bad_examples)
    values ('wfp', 'bench', 'done', ${SERIES * MONTHS}, ${SERIES * MONTHS}, 0, 0, '[]')`
  await sql`analyze price_series, price_observations`
  const [row] = await sql`select min(id)::int as first from price_series where key like 'bench:%'`
  await sql.end()
  return row?.first
}

/** Latencies of sequential requests, in ms. */
async function latencies(requests: number, ask: (n: number) => Promise<unknown>): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < WARM_UP + requests; n += 1) {
    const startedAt = performance.now()
    await ask(n)
    if (n >= WARM_UP) all.push(performance.now() - startedAt)
  }
  return all
}
