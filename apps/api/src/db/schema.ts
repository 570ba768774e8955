import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  // With the user's own id in it, nobody's current place can be somebody else's.
  (table) => [
    foreignKey({
      name: 'users_current_place',
      columns: [table.id, table.currentPlaceId],
      foreignColumns: [farmPlaces.userId, farmPlaces.id],
    }),
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
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
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

export const contactMessages = pgTable('contact_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  replyTo: text('reply_to').notNull(),
  message: text('message').notNull(),
  /** The sender's name for this message: a second try at it is no second message. */
  formId: uuid('form_id').unique(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
})

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

/**
 * The last good answer of the weather providers for a question, and who is asking them now. Shared by all instances.
 */
export const weatherAnswers = pgTable(
  'weather_answers',
  {
    /** The question and the grid point: `forecast:52.37,-2.71`. */
    key: text('key').primaryKey(),
    /** The answer in the wire's shape, as JSON text; null until there has been one. */
    answer: text('answer'),
    fetchedAt: instant('fetched_at'),
    freshUntil: instant('fresh_until'),
    /** Until then one instance is asking, and the others wait for its answer. */
    leasedUntil: instant('leased_until'),
    /** Until then nobody asks again, because the last try failed; `failure` is the error code to answer with. */
    failedUntil: instant('failed_until'),
    failure: text('failure'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** From then on nobody can be given the answer, and the row goes. Here: of a row that an older release writes. */
    usefulUntil: instant('useful_until').notNull().default(sql`now() + interval '25 hours'`),
  },
  (table) => [index('weather_answers_useful').on(table.usefulUntil)],
)

/** How often each weather provider was asked, on all instances, by UTC day. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** By its name in WEATHER_PROVIDERS. */
    provider: text('provider').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
)

/** The built-in gazetteer: a row for every name that finds a place, so a place with two spellings has two rows. */
export const gazetteer = pgTable(
  'gazetteer',
  {
    /** The name as it is searched: without accents, in lower case. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** First-level administrative division. */
    state: text('state'),
    /** What a name can be narrowed by, searched like `key`: divisions and their codes, between bars. */
    area: text('area').notNull(),
    country: text('country').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** 0 where not known. */
    population: integer('population').notNull(),
  },
  (table) => [
    index('gazetteer_key').on(table.key.op('text_pattern_ops')),
    index('gazetteer_key_trigrams').using('gin', table.key.op('gin_trgm_ops')),
    index('gazetteer_lat').on(table.lat),
  ],
)

/** Which version of a bundled data set the tables hold. */
export const dataVersions = pgTable('data_versions', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})
