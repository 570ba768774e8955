import { bigint, customType, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './schema.ts'

// No schema is named here, as in schema.ts.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Calls that carried an `Idempotency-Key`, with the answer that every further try at them gets. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Made by the caller. */
    key: uuid('key').primaryKey(),
    /** Who called; null where nobody was signed in. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what was asked for, and by whom. */
    request: bytes('request').notNull(),
    /** When the try began that has, or had, the call in hand. */
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Of the answer; null until there is one. */
    status: smallint('status'),
    /** JSON text. */
    answer: text('answer'),
  },
  (table) => [
    index('idempotency_keys_of_user').on(table.userId, table.begunAt),
    index('idempotency_keys_begun').on(table.begunAt),
  ],
)
