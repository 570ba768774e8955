import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { farmSettings } from '../db/schema.ts'

/** The stored JSON value of a user's settings; undefined when there is none. */
export async function findSettings(database: Database, userId: number): Promise<unknown> {
  const rows = await database.run((orm) =>
    orm.select({ settings: farmSettings.settings }).from(farmSettings).where(eq(farmSettings.userId, userId)),
  )
  return rows[0]?.settings
}

/**
 * Puts a user's settings in place of whatever was there; they are durable when this resolves. Of two the later stays.
 */
export async function keepSettings(
  database: Database,
  userId: number,
  settings: FarmSettings,
): Promise<void> {
  await database.run((orm) =>
    orm
      .insert(farmSettings)
      .values({ userId, settings })
      .onConflictDoUpdate({ target: farmSettings.userId, set: { settings, changedAt: sql`now()` } }),
  )
}
