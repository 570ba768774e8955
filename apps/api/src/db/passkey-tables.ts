import { bigint, customType, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './schema.ts'

// Like schema.ts, this file names no schema.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Passkeys, with their public keys only. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Shown to clients; gives no access. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key (RFC 9052). */
    publicKey: bytes('public_key').notNull(),
    /** 0 if the authenticator does not count signatures. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Transports as named by browsers, such as `internal` or `usb`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
)

/** Challenges for authenticators: single use, valid for five minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the browser's ticket. */
    ticketHash: bytes('ticket_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url. */
    challenge: text('challenge').notNull(),
    /** Session that adds a passkey; null for a login. */
    sessionHash: bytes('session_hash'),
    begunAt: instant('begun_at').notNull().defaultNow(),
  },
  (table) => [
    index('passkey_challenges_of_user').on(table.userId),
    index('passkey_challenges_begun').on(table.begunAt),
  ],
)
