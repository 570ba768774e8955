import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { SoakWorld } from './world.ts'

/** Resources of the product at the end of a minute, while idle. */
export interface SoakSample {
  /** Since the start, in minutes. */
  minute: number
  rssMb: number
  /** Heap after a collection: steady growth here is a leak. */
  heapMb: number
  /** Open files, excluding database connections, whose number varies within the pool. Undefined without /proc. */
  files: number | undefined
  /** Database connections, as counted by the server. */
  connections: number
  /** The same by owner. */
  connectionsOf: string
}

/** @throws when the product has exited */
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
    // The product's end of each connection: one that only the product still holds counts as a file, and shows.
    files: open === undefined ? undefined : open.length - Math.min(connections, lines.database.connections()),
    connections,
    connectionsOf: counts.map(({ name, count }) => `${name}: ${count}`).join(', '),
  }
}
