import { readdir } from 'node:fs/promises'
import type { Usage } from '../child.ts'
import type { SoakWorld } from './world.ts'

/** Resources of the product at the end of a minute, while idle. */
export interface SoakSample extends Pick<Usage, 'rssMb' | 'heapMb'> {
  /** Since the start, in minutes. */
  minute: number
  /** Open files, excluding database connections, whose number varies within the pool. Undefined without /proc. */
  files: number | undefined
  /** Database connections, as counted by the server. */
  connections: number
}

/** @throws when the product has exited */
export async function takeSample({ product, sql, lines }: SoakWorld, minute: number): Promise<SoakSample> {
  const { rssMb, heapMb } = await product.usage()
  const open = await readdir(`/proc/${product.process.pid}/fd`).catch(() => undefined)
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where application_name like 'smart-farming%'`
  const connections = row?.count ?? 0
  return {
    minute,
    rssMb,
    heapMb,
    // The product's end of each connection: one that only the product still holds counts as a file, and shows.
    files: open && open.length - Math.min(connections, lines.database.connections()),
    connections,
  }
}
