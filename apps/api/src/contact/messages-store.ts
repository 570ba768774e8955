import type { ContactMessage } from '@smart-farming/contracts/contact'
import { desc, getTableColumns, gte, sql } from 'drizzle-orm'
import type { CleanupJob } from '../db/cleanup.ts'
import type { Database } from '../db/database.ts'
import { deleteExpired } from '../db/delete-expired.ts'
import { contactMessages } from '../db/schema.ts'

export interface StoredMessage extends Omit<ContactMessage, 'formId'> {
  id: number
  createdAt: Date
}

/** Stores a message durably. A retry with the same `formId` is not stored twice. */
export async function storeMessage(
  database: Database,
  message: ContactMessage,
  userId: number | undefined,
): Promise<void> {
  await database.run((orm) =>
    orm
      .insert(contactMessages)
      .values({ ...message, userId: userId ?? null })
      .onConflictDoNothing({ target: contactMessages.formId }),
  )
}

/**
 * Lists messages, newest first.
 * @param since only messages from this time on
 * @param limit maximum number
 */
export async function listMessages(
  database: Database,
  since: Date | undefined,
  limit: number,
): Promise<StoredMessage[]> {
  const { formId: _, userId: __, ...columns } = getTableColumns(contactMessages)
  return database.run((orm) =>
    orm
      .select(columns)
      .from(contactMessages)
      .where(since === undefined ? undefined : gte(contactMessages.createdAt, since))
      .orderBy(desc(contactMessages.id))
      .limit(limit),
  )
}

/** Deletes messages older than `days`. */
export const deleteExpiredMessages =
  (days: number): CleanupJob =>
  (database, most) =>
    deleteExpired(
      database,
      contactMessages,
      contactMessages.createdAt,
      sql`${contactMessages.createdAt} < now() - make_interval(days => ${days})`,
      most,
    )
