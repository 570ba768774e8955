import type postgres from 'postgres'
import { vi } from 'vitest'

/**
 * Waits until a new database has its places and prices. Loading them takes a whole core and would
 * distort load tests.
 */
export async function waitForData(
  sql: postgres.Sql,
  patience = { timeout: 120_000, interval: 100 },
): Promise<void> {
  await vi.waitUntil(async () => {
    const [row] = await sql`select exists (select 1 from data_versions where name = 'gazetteer')
      and exists (select 1 from price_observations) as filled`
    return row?.filled
  }, patience)
}
