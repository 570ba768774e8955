import type { ContactMessage } from '@smart-farming/contracts/contact'
import { desc, gte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { contactMessages } from '../db/schema.ts'

/** A message as it was left, with when. */
export interface StoredMessage extends ContactMessage {
  id: number
  createdAt: Date
}

/** Keeps a message; it is durable when this resolves. */
export async function keepMessage(database: Database, message: ContactMessage): Promise<void> {
  await database.run((orm) => orm.insert(contactMessages).values(message))
}

/**
 * Messages, newest first.
 *
 * @param since only those left at this moment or later; undefined: all
 * @param limit at most so many
 */
export async function listMessages(
  database: Database,
  since: Date | undefined,
  limit: number,
): Promise<StoredMessage[]> {
  return database.run((orm) =>
    orm
      .select()
      .from(contactMessages)
      .where(since === undefined ? undefined : gte(contactMessages.createdAt, since))
      .orderBy(desc(contactMessages.id))
      .limit(limit),
  )
}
