import postgres from 'postgres'
import type { BenchedProduct } from '../product.ts'
import { formatMs, type ReportLine } from '../report.ts'
import { percentile } from '../statistics.ts'

/** 10,000 series of 200 months: every market of WFP's hundred countries, and more. */
const SERIES = 10_000
const MONTHS = 200
const COMMODITIES = 'maize rice beans wheat sorghum millet groundnuts onions milk eggs'

/** Price board queries, one after the other, each for another series or place, with two million values loaded. */
export async function pricesSection(
  { url, cookie, databaseUrl }: BenchedProduct,
  questions: number,
): Promise<ReportLine[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const first = await fill(sql)
    const [counted] = await sql`select count(*)::int as count from price_observations`
    const ask = (path: string) =>
      latencies(questions, (n) => get(`${url}/api/prices/${path}`, cookie, first, n))
    const series = await ask('points?series=SERIES')
    const near = await ask('series?commodities=maize,beans,rice&lat=LAT&lon=LON&country=KE')
    await explain(sql, first)
    const figures = (counted?.count ?? 0).toLocaleString('en-GB')
    return [
      {
        what: `a series of ${MONTHS} months of ${figures} figures, p50`,
        figure: formatMs(percentile(series, 0.5)),
      },
      { what: 'the same, p99', figure: formatMs(percentile(series, 0.99)), aim: 'under 15 ms' },
      { what: 'three crops near a farm, p50', figure: formatMs(percentile(near, 0.5)) },
      { what: 'the same, p99', figure: formatMs(percentile(near, 0.99)) },
    ]
  } finally {
    await sql.end()
  }
}

/** Adds markets spread over the globe deterministically, so that every run asks the same. */
async function fill(sql: postgres.Sql): Promise<number> {
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
  // Recorded as an import, because the price readers reload after each.
  await sql`
    insert into price_imports (source, origin, outcome, rows, added, revised, bad_rows, bad_examples)
    values ('wfp', 'bench', 'done', ${SERIES * MONTHS}, ${SERIES * MONTHS}, 0, 0, '[]')`
  await sql`analyze price_series, price_observations`
  const [row] = await sql`select min(id)::int as first from price_series where key like 'bench:%'`
  return row?.first
}

async function latencies(questions: number, ask: (n: number) => Promise<void>): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < questions + 100; n += 1) {
    const startedAt = performance.now()
    await ask(n)
    // The first hundred open connections and warm up the compiler.
    if (n >= 100) all.push(performance.now() - startedAt)
  }
  return all
}

async function get(template: string, cookie: string, first: number, n: number): Promise<void> {
  const address = template
    .replace('SERIES', String(first + ((n * 7_919) % SERIES)))
    .replace('LAT', String(-35 + ((n * 53) % 70)))
    .replace('LON', String(-100 + ((n * 29) % 250)))
  const response = await fetch(address, { headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

/** Prints which indexes are used: a sequential scan would show here first. */
async function explain(sql: postgres.Sql, series: number): Promise<void> {
  const plans = [
    await sql`
      explain (analyze, costs off, buffers off) select date, value from price_observations
      where series_id = ${series} and date between '2012-01-01' and '2026-01-01' order by date`,
    await sql`
      explain (analyze, costs off, buffers off) select s.name, newest.value from price_series as s cross join lateral (
        select value from price_observations where series_id = s.id order by date desc limit 1) as newest
      where s.commodity = 'maize' and s.country = 'KE'`,
  ]
  for (const plan of plans) process.stdout.write(`\n${plan.map((row) => row['QUERY PLAN']).join('\n')}\n`)
}
