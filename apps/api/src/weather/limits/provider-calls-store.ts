import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { providerCalls } from '../../db/weather-tables.ts'

/**
 * Counts one more call of a provider on a day, unless that would be more than `most`.
 *
 * @returns how many there have been with it; null when it was not counted
 */
export async function countCall(
  database: Database,
  day: string,
  provider: string,
  most: number,
): Promise<number | null> {
  if (most < 1) return null
  const [counted] = await database.run((orm) =>
    orm
      .insert(providerCalls)
      .values({ day, provider, calls: 1 })
      .onConflictDoUpdate({
        target: [providerCalls.day, providerCalls.provider],
        set: { calls: sql`${providerCalls.calls} + 1` },
        setWhere: sql`${providerCalls.calls} < ${most}::bigint`,
      })
      .returning({ calls: providerCalls.calls }),
  )
  return counted?.calls ?? null
}

/** How often each provider was asked on a day (`YYYY-MM-DD`, UTC), by its name. */
export async function providerCallsOn(
  database: Database,
  day: string,
): Promise<{ provider: string; calls: number }[]> {
  return database.run((orm) =>
    orm
      .select({ provider: providerCalls.provider, calls: providerCalls.calls })
      .from(providerCalls)
      .where(eq(providerCalls.day, day))
      .orderBy(providerCalls.provider),
  )
}
