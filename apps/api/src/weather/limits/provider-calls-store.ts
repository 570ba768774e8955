import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { providerCalls } from '../../db/weather-tables.ts'

/**
 * Adds calls to a provider's daily count, unless the count would exceed `most`.
 * @returns the new count; null if the calls were not counted
 */
export async function countCalls(
  database: Database,
  { day, provider, calls }: { day: string; provider: string; calls: number },
  most: number,
): Promise<number | null> {
  if (most < calls) return null
  const [counted] = await database.run((orm) =>
    orm
      .insert(providerCalls)
      .values({ day, provider, calls })
      .onConflictDoUpdate({
        target: [providerCalls.day, providerCalls.provider],
        set: { calls: sql`${providerCalls.calls} + ${calls}::int` },
        setWhere: sql`${providerCalls.calls} + ${calls}::int <= ${most}::bigint`,
      })
      .returning({ calls: providerCalls.calls }),
  )
  return counted?.calls ?? null
}

/** Number of calls to each provider on a UTC day ('YYYY-MM-DD'). */
export async function listProviderCalls(
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
