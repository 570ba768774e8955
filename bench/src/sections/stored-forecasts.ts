import { type BenchedProduct, FORECAST } from '../product.ts'
import type { ReportLine } from '../report.ts'
import { median } from '../statistics.ts'

/** Four times the memory cache: when requested in turn, none is ever cached. */
const PLACES = 2_000
const AT_ONCE = 8

/** Server processor time for a forecast in PostgreSQL but not in memory, compared with one from memory. */
export async function storedForecastsSection(
  { url, cookie, usage }: BenchedProduct,
  rounds: number,
): Promise<ReportLine[]> {
  const headers = { cookie, 'accept-encoding': 'br' }
  const ask = async (path: string) => {
    const response = await fetch(url + path, { headers })
    if (!response.ok) throw new Error(`the forecast answered ${response.status}`)
    await response.arrayBuffer()
  }
  const askAll = async (paths: readonly string[]) => {
    let next = 0
    const caller = async () => {
      for (let path = paths[next++]; path !== undefined; path = paths[next++]) await ask(path)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
  }
  const costMs = async (paths: readonly string[]) => {
    const before = await usage()
    await askAll(paths)
    return ((await usage()).cpuUs - before.cpuUs) / paths.length / 1000
  }
  const places = Array.from(
    { length: PLACES },
    (_, at) => `/api/weather/forecast?lat=${((at % 100) / 10).toFixed(1)}&lon=${Math.floor(at / 100)}`,
  )
  // The first round fetches each; from the second on they are read.
  await askAll(places)
  await askAll(places)
  const stored: number[] = []
  const remembered: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    stored.push(await costMs(places))
    remembered.push(await costMs(places.map(() => FORECAST)))
  }
  const rss = (await usage()).rssMb
  return [
    {
      what: `processor a forecast read from PostgreSQL, ${PLACES} places`,
      figure: hundredths(median(stored)),
      aim: '1.5 ms',
    },
    { what: 'processor a forecast from memory', figure: hundredths(median(remembered)) },
    { what: 'memory after it', figure: `${rss.toFixed(0)} MB` },
  ]
}

const hundredths = (value: number): string => `${value.toFixed(2)} ms`
