import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { farmSettings } from '../db/schema.ts'

export interface StoredSettings {
  /** JSON; undefined if nothing is stored. */
  readonly settings: unknown
  /** ETag derived from the content, so equal settings have the same version on every instance. */
  readonly version: string
}

/** ETag if nothing is stored. */
const NONE = '"none"'
const versionColumn = sql<string>`'"' || left(encode(sha256(convert_to(${farmSettings.settings}::text, 'UTF8')), 'hex'), 32) || '"'`

export async function findSettings(database: Database, userId: number): Promise<StoredSettings> {
  const rows = await database.run((orm) =>
    orm
      .select({ settings: farmSettings.settings, version: versionColumn })
      .from(farmSettings)
      .where(eq(farmSettings.userId, userId)),
  )
  return rows[0] ?? { settings: undefined, version: NONE }
}

/**
 * Replaces a user's settings durably. The later of two writes wins, unless it names the version to
 * replace.
 * @param before the version to replace; undefined for any
 * @returns false if another version is stored, which then stays
 */
export async function saveSettings(
  database: Database,
  userId: number,
  settings: FarmSettings,
  before?: string,
): Promise<boolean> {
  const kept = await database.run((orm) => {
    const inserted = orm.insert(farmSettings).values({ userId, settings })
    if (before === NONE)
      return inserted
        .onConflictDoNothing({ target: farmSettings.userId })
        .returning({ id: farmSettings.userId })
    const replaced = { settings, changedAt: sql`now()` }
    if (before === undefined)
      return inserted
        .onConflictDoUpdate({ target: farmSettings.userId, set: replaced })
        .returning({ id: farmSettings.userId })
    return orm
      .update(farmSettings)
      .set(replaced)
      .where(and(eq(farmSettings.userId, userId), eq(versionColumn, before)))
      .returning({ id: farmSettings.userId })
  })
  return kept.length > 0
}
