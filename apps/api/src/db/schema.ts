import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

// No schema is named here: the connection's search_path decides where the tables are.

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    /**
     * Comparison key: NFC, lower case. Computed in code, so that comparisons do not depend on a
     * server collation.
     */
    usernameKey: text('username_key').notNull().unique(),
    farmName: text('farm_name').notNull(),
    /**
     * Location text from sign-up until the farmer chooses a place, then the display name of the
     * current place.
     */
    location: text('location').notNull(),
    /**
     * Country of the browser at sign-up, to tell places of the same name apart; ISO 3166-1 alpha-2.
     */
    homeCountry: text('home_country'),
    /** Null until the location text has been resolved to a place. */
    currentPlaceId: bigint('current_place_id', { mode: 'number' }),
    /** PHC string: algorithm, parameters, salt, hash. */
    passwordHash: text('password_hash').notNull(),
    /** SHA-256 of the recovery code, which has 120 random bits. */
    recoveryHash: bytes('recovery_hash'),
    recoveryMadeAt: instant('recovery_made_at'),
    /** Expiry of a recovery code issued by the operator. */
    recoveryUntil: instant('recovery_until'),
    /** The account's handle for authenticators: 32 random bytes, created with the first passkey. */
    passkeyHandle: bytes('passkey_handle'),
    /** The account will be deleted at this time unless its farmer logs in before. */
    deleteAt: instant('delete_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // Includes the user id, so that the current place cannot be another user's.
  (table) => [
    foreignKey({
      name: 'users_current_place',
      columns: [table.id, table.currentPlaceId],
      foreignColumns: [farmPlaces.userId, farmPlaces.id],
    }),
    index('users_delete').on(table.deleteAt).where(sql`${table.deleteAt} is not null`),
  ],
)

/** Farm locations: one or more places per account. `users.current_place_id` is the current one. */
export const farmPlaces = pgTable(
  'farm_places',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** Name, division and country form the display name, which is unique within an account. */
    name: text('name').notNull(),
    state: text('state'),
    /** ISO 3166-1 alpha-2; null at sea. */
    country: text('country'),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** IANA time zone. */
    zone: text('zone').notNull(),
    elevationM: doublePrecision('elevation_m'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('farm_places_of_user').on(table.userId, table.id)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id, so that a copy of this table gives no access. */
    idHash: bytes('id_hash').primaryKey(),
    /** Shown to clients; gives no access. */
    publicId: uuid('public_id').notNull().unique().defaultRandom(),
    /** Short description of the browser at the start of the session, such as `android/chrome`. */
    device: text('device'),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Last time the password was entered; null if another session started this one. */
    confirmedAt: instant('confirmed_at'),
    /** Updated at most once a day. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /**
     * Revoked sessions are not deleted at once, because a request in flight must not revive a
     * session.
     */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_created').on(table.createdAt),
    index('sessions_revoked').on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
  ],
)

/** Account events that the farmer can see. Never contain a password, code or token. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** Short description of the browser, as in `sessions`. */
    device: text('device'),
    /** Shortened address, which does not identify a household. */
    network: text('network'),
  },
  (table) => [
    index('account_events_of_user').on(table.userId, table.at.desc()),
    index('account_events_at').on(table.at),
  ],
)

/**
 * Moves to another phone in progress: one per user, for five minutes. Secrets are stored as hashes.
 */
export const accountMoves = pgTable(
  'account_moves',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the token in the link of the signed-in phone. */
    tokenHash: bytes('token_hash').notNull().unique(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Hash of the new phone's ticket; null until that phone opens the link. */
    ticketHash: bytes('ticket_hash').unique(),
    /** Two digits that the new phone shows. */
    number: text('number'),
    device: text('device'),
    /** Number of wrong attempts to enter `number`. */
    wrong: integer('wrong').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('account_moves_begun').on(table.begunAt)],
)

/** Settings in the contract's format (`farmSettingsBody`), validated when read. */
export const farmSettings = pgTable('farm_settings', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

/** Consecutive failed logins per name or known device. */
export const loginFailures = pgTable(
  'login_failures',
  {
    bucket: text('bucket').primaryKey(),
    failures: integer('failures').notNull(),
    blockedUntil: instant('blocked_until'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('login_failures_changed').on(table.changedAt)],
)

/** Failed logins per address, as timestamps, oldest first. */
export const addressFailures = pgTable(
  'address_failures',
  {
    address: text('address').primaryKey(),
    failedAt: instant('failed_at').array().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('address_failures_changed').on(table.changedAt)],
)

/** New accounts of the last day per address or network, as timestamps, oldest first. */
export const addressSignups = pgTable(
  'address_signups',
  {
    address: text('address').primaryKey(),
    signedUpAt: instant('signed_up_at').array().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('address_signups_changed').on(table.changedAt)],
)

/** Networks (IPv4 /24, IPv6 /48) from which an account was created or logged in to. */
export const userNetworks = pgTable(
  'user_networks',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    /** Updated at most once a day. */
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index('user_networks_seen').on(table.seenAt),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    replyTo: text('reply_to').notNull(),
    message: text('message').notNull(),
    /** Id generated by the sender, so that a retry does not store a second message. */
    formId: uuid('form_id').unique(),
    /** Signed-in sender. Becomes null when the account is deleted. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)

/**
 * Model tokens by UTC day and bucket. Each user (`user:7`) and address (`address:192.0.2.1`) has
 * one row. All new accounts together have several rows (`newcomers`, `newcomers:01`, ...), and so
 * does the whole service (`service`, `service:01`, ...). Calls therefore do not all wait for the
 * same row.
 */
export const chatSpending = pgTable(
  'chat_spending',
  {
    day: date('day', { mode: 'string' }).notNull(),
    bucket: text('bucket').notNull(),
    /** Tokens spent, plus those reserved for questions in progress. */
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.bucket] }),
    // Addresses are deleted long before the users in the same table.
    index('chat_spending_addresses').on(table.day).where(sql`${table.bucket} like 'address:%'`),
  ],
)

/**
 * Questions that the model is answering: one per user across all instances. Unlogged, so a database
 * crash empties the table.
 */
export const chatInFlight = pgTable('chat_in_flight', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * Identifies the question, so that a question that overran its time does not remove its
   * successor.
   */
  ticket: text('ticket').notNull(),
  /** Expiry, in case the instance dies. */
  until: instant('until').notNull(),
})

/** Clock readings that protect irreversible actions (`clock-readings.ts`). One row. */
export const clockReadings = pgTable('clock_looks', {
  one: boolean('one').primaryKey(),
  before: instant('before').notNull().defaultNow(),
  at: instant('at').notNull().defaultNow(),
})
