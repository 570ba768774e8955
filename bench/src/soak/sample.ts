import { readdir } from 'node:fs/promises'
import type { Usage } from '../child.ts'
import type { SoakWorld } from './world.ts'

/** Resources of the product at the end of a minute, while idle. */
export interface SoakSample extends Pick<Usage, 'rssMb' | 'heapMb'> {
  /** Minutes since the start. */
  minute: number
  /**
   * Open files, excluding database connections, whose number varies within the pool. Undefined
   * without /proc.
   */
  files: number | undefined
  /** Database connections, as counted by the server. */
  connections: number
}

/**
 * Takes a sample of the product's resources.
 * @throws when the product has exited
 */
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
    // Subtracts the product's end of each connection. A connection that the server no longer has
    // still counts as a file.
    files: open && open.length - Math.min(connections, lines.database.connections()),
    connections,
  }
}
