import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '../accounts.ts'
import type { Contenders } from '../contenders.ts'
import { startSecondServer } from '../product.ts'
import { formatMb, type Row, rowWithLimit } from '../report.ts'

/** Time that the server is idle before its memory is read, in ms. */
const REST_MS = 5_000
/**
 * Four times the size of the memory cache. Requested in turn, each is evicted before it is
 * requested again.
 */
const PLACES = 2_000
const CALLERS = 8

/**
 * Memory when idle and after 2,000 stored places, and the processor time of a forecast that must be
 * read from PostgreSQL.
 */
export async function memorySection({ product }: Contenders): Promise<Row[]> {
  const server = await startSecondServer(product)
  try {
    await pause(REST_MS)
    const idle = await server.usage()
    const headers = { cookie: await signUp(server.url, 'many places'), 'accept-encoding': 'br' }
    // The first round fetches each place. The second one reads it from the database.
    await askForPlaces(server.url, headers)
    const before = await server.usage()
    await askForPlaces(server.url, headers)
    const after = await server.usage()
    const cpuMs = (after.cpuUs - before.cpuUs) / PLACES / 1000
    return [
      rowWithLimit('Idle memory', idle.rssMb, 150, formatMb),
      rowWithLimit('Memory after 2,000 stored places', after.rssMb, 350, formatMb),
      rowWithLimit('Processor time of a stored forecast', cpuMs, 1.5, (value) => `${value.toFixed(2)} ms`),
    ]
  } finally {
    await server.stop()
  }
}

async function askForPlaces(url: string, headers: Record<string, string>): Promise<void> {
  let next = 0
  const caller = async () => {
    while (next < PLACES) {
      const place = `lat=${((next % 100) / 10).toFixed(1)}&lon=${Math.floor(next / 100)}`
      next += 1
      const response = await fetch(`${url}/api/weather/forecast?${place}`, { headers })
      if (!response.ok) throw new Error(`the forecast answered ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
}
