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
     * The name as it is compared: NFC, lower case. Made in code, so that no collation of a server decides who is who.
     */
    usernameKey: text('username_key').notNull().unique(),
    farmName: text('farm_name').notNull(),
    /** The words of the sign-up, until the farmer chooses a place: then the display name of the current place. */
    location: text('location').notNull(),
    /** The country that the browser was set to at sign-up, to tell namesakes apart; ISO 3166-1 alpha-2. */
    homeCountry: text('home_country'),
    /** Null exactly while the account has no place: until its words have been settled. */
    currentPlaceId: bigint('current_place_id', { mode: 'number' }),
    /** PHC string: algorithm, parameters, salt, hash. */
    passwordHash: text('password_hash').notNull(),
    /** SHA-256 of the recovery code, of 120 random bits; null without one. */
    recoveryHash: bytes('recovery_hash'),
    recoveryMadeAt: instant('recovery_made_at'),
    /** Of a code that the operator made: it ends by itself. */
    recoveryUntil: instant('recovery_until'),
    /** Who the account is to an authenticator: 32 random bytes, made with the first passkey. */
    passkeyHandle: bytes('passkey_handle'),
    /** When everything of the account goes, unless its farmer logs in before. */
    deleteAt: instant('delete_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // With the user's own id in it, nobody's current place can be somebody else's.
  (table) => [
    foreignKey({
      name: 'users_current_place',
      columns: [table.id, table.currentPlaceId],
      foreignColumns: [farmPlaces.userId, farmPlaces.id],
    }),
    index('users_delete').on(table.deleteAt).where(sql`${table.deleteAt} is not null`),
  ],
)

/** Where farms are: one place or several an account, of which `users.current_place_id` names the current one. */
export const farmPlaces = pgTable(
  'farm_places',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** Name, division and country make the display name, which is unique within an account. */
    name: text('name').notNull(),
    state: text('state'),
    /** ISO 3166-1 alpha-2; null at sea. */
    country: text('country'),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** IANA. */
    zone: text('zone').notNull(),
    elevationM: doublePrecision('elevation_m'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('farm_places_of_user').on(table.userId, table.id)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id: a copy of this table lets nobody in. */
    idHash: bytes('id_hash').primaryKey(),
    /** What a page calls it: it opens nothing. */
    publicId: uuid('public_id').notNull().unique().defaultRandom(),
    /** What the browser said of itself when it began, `android/chrome`; null for older ones. */
    device: text('device'),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When its farmer last showed to know the password; null where a session let it in. */
    confirmedAt: instant('confirmed_at'),
    /** Moved on at most once a day. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** A tombstone, not a deletion: a request in flight must not be able to bring a session back. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_created').on(table.createdAt),
    index('sessions_revoked').on(table.revokedAt).where(sql`${table.revokedAt} is not null`),
  ],
)

/** What happened to an account, for its farmer to see. Never a password, a code or a token. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** As in `sessions`. */
    device: text('device'),
    /** Shortened: no single house. */
    network: text('network'),
  },
  (table) => [
    index('account_events_of_user').on(table.userId, table.at.desc()),
    index('account_events_at').on(table.at),
  ],
)

/** Moves to another phone that are under way: one a user, for five minutes. Secrets stand as hashes. */
export const accountMoves = pgTable(
  'account_moves',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the link on the signed-in phone. */
    tokenHash: bytes('token_hash').notNull().unique(),
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Of what the new phone waits with, since it opened the link. */
    ticketHash: bytes('ticket_hash').unique(),
    /** Two digits that the new phone shows. */
    number: text('number'),
    device: text('device'),
    /** Numbers that were typed wrong. */
    wrong: integer('wrong').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('account_moves_begun').on(table.begunAt)],
)

/**
 * What a farmer set for the farm, as the contract has it (`farmSettingsBody`). It is validated when it is read, too.
 */
export const farmSettings = pgTable('farm_settings', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

/** Failed log-ins in a row, per name or per known device. */
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

/** Failed log-ins per address: when they happened, oldest first. */
export const addressFailures = pgTable(
  'address_failures',
  {
    address: text('address').primaryKey(),
    failedAt: instant('failed_at').array().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('address_failures_changed').on(table.changedAt)],
)

/** New accounts of the last day per address, or network of addresses: when they were made, oldest first. */
export const addressSignups = pgTable(
  'address_signups',
  {
    address: text('address').primaryKey(),
    signedUpAt: instant('signed_up_at').array().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [index('address_signups_changed').on(table.changedAt)],
)

/** From which networks (IPv4 /24, IPv6 /48) an account was made, or its owner let in. */
export const userNetworks = pgTable(
  'user_networks',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    /** Moved on at most once a day. */
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
    /** The sender's name for this message: a second try at it is no second message. */
    formId: uuid('form_id').unique(),
    /** Who was signed in when it was sent. It stays when the account goes, but no longer says who that was. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
)

/**
 * Model tokens by UTC day: one row a user (`user:7`) and an address (`address:192.0.2.1`), several for all new accounts
 * together (`newcomers`, `newcomers:01`, ...) and for the whole service (`service`, `service:01`, ...), so that calls
 * do not wait for one row.
 */
export const chatSpending = pgTable(
  'chat_spending',
  {
    day: date('day', { mode: 'string' }).notNull(),
    bucket: text('bucket').notNull(),
    /** Spent, plus what questions under way have reserved. */
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.bucket] }),
    // Addresses are forgotten long before the users among which they stand.
    index('chat_spending_addresses').on(table.day).where(sql`${table.bucket} like 'address:%'`),
  ],
)

/**
 * Questions being answered by the model: one a user, whichever instance has it. Unlogged: a crash of the database
 * empties it.
 */
export const chatInFlight = pgTable('chat_in_flight', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Whose row this is: a question that overran its time must not free its successor's place. */
  ticket: text('ticket').notNull(),
  /** Frees the place of an instance that died in the middle. */
  until: instant('until').notNull(),
})

/** When the clock was looked at before anything was done that cannot be taken back (`clock-look`). One row. */
export const clockLooks = pgTable('clock_looks', {
  one: boolean('one').primaryKey(),
  /** Of the last look but one that counts. */
  before: instant('before').notNull().defaultNow(),
  at: instant('at').notNull().defaultNow(),
})
