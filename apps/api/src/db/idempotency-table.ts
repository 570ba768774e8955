import { bigint, customType, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './schema.ts'

// Like schema.ts, this file names no schema.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Calls with an `Idempotency-Key`, with their responses for retries. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: uuid('key').primaryKey(),
    /** Null if the caller was not signed in. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the request and its caller. */
    request: bytes('request').notNull(),
    /** Start of the latest attempt to handle the call. */
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Null until there is a response. */
    status: smallint('status'),
    /** JSON text. */
    answer: text('answer'),
  },
  (table) => [
    index('idempotency_keys_of_user').on(table.userId, table.begunAt),
    index('idempotency_keys_begun').on(table.begunAt),
  ],
)
