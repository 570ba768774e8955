import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { SoakWorld } from './world.ts'

/** What the product holds at the end of a minute, when nobody asks it anything. */
export interface SoakSample {
  /** Since the start, in minutes. */
  minute: number
  rssMb: number
  /** Left after a collection: what only grows here is leaked. */
  heapMb: number
  /**
   * Open files beside the lines to the database, whose number varies within the pool. Undefined where there is no
   * /proc.
   */
  files: number | undefined
  /** Lines to the database, as the server counts them. */
  connections: number
  /** The same by who holds them. */
  connectionsOf: string
}

/** @throws when the product has ended */
export async function takeSample({ product, sql, lines }: SoakWorld, minute: number): Promise<SoakSample> {
  const { rssMb } = await product.usage()
  product.process.send('heap')
  const [heapMb] = await once(product.process, 'message', { signal: AbortSignal.timeout(10_000) })
  const open = await readdir(`/proc/${product.process.pid}/fd`).catch(() => undefined)
  const counts = await sql<{ name: string; count: number }[]>`
    select application_name as name, count(*)::int as count from pg_stat_activity
    where application_name like 'smart-farming%' group by 1 order by 1`
  const connections = counts.reduce((sum, { count }) => sum + count, 0)
  return {
    minute,
    rssMb,
    heapMb: Number(heapMb),
    // The product's end of each line: one that only the product still holds counts as a file, and shows.
    files: open === undefined ? undefined : open.length - Math.min(connections, lines.database.connections()),
    connections,
    connectionsOf: counts.map(({ name, count }) => `${name}: ${count}`).join(', '),
  }
}
