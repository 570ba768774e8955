import { sql } from 'drizzle-orm'
import {
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// Weather and places, which belong to no user. No schema is named here, as in schema.ts.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The providers' last good answer to a question, and the lease of the instance that is currently asking. Shared by all
 * instances.
 */
export const weatherAnswers = pgTable(
  'weather_answers',
  {
    /** The kind of question and the grid point: `forecast:52.37,-2.71`. */
    key: text('key').primaryKey(),
    /** The answer as checksummed JSON (`weather/answers/checksummed-json`); null until there is one. */
    answer: text('answer'),
    /** Unused. Instances of the previous release still read it during a rolling restart; a later release drops it. */
    wire: bytes('wire'),
    fetchedAt: instant('fetched_at'),
    freshUntil: instant('fresh_until'),
    /** Until this time one instance is asking, and the others wait for its answer. */
    leasedUntil: instant('leased_until'),
    /** No retry before this time, because the last attempt failed; `failure` is the error code to respond with. */
    failedUntil: instant('failed_until'),
    failure: text('failure'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /**
     * From this time on the answer is unusable, and the row is deleted. The default applies to rows that an older
     * release writes.
     */
    usefulUntil: instant('useful_until').notNull().default(sql`now() + interval '25 hours'`),
  },
  (table) => [index('weather_answers_useful').on(table.usefulUntil)],
)

/** Number of calls to each weather provider, across all instances, by UTC day. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** Provider name as in WEATHER_PROVIDERS. */
    provider: text('provider').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
)

/**
 * The forecast for a day, as first given `lead` days before it, and the weather observed. About 150 bytes per row with
 * its indexes; contains nothing about a farmer.
 */
export const forecastDiary = pgTable(
  'forecast_diary',
  {
    /** The grid point, in hundredths of a degree. */
    lat: smallint('lat').notNull(),
    lon: smallint('lon').notNull(),
    /** Provider name as in WEATHER_PROVIDERS. */
    provider: text('provider').notNull(),
    /** Local day of the place. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Lead time of the forecast in days, 0 to 4; -1 for observed weather, from the provider's past hours. */
    lead: smallint('lead').notNull(),
    /** When the provider was asked. For lead 0 this shows how much of the day was still ahead. */
    fetchedAt: instant('fetched_at').notNull(),
    /** Null if an hour of the day is unknown; the same applies to the next columns. */
    minC: real('min_c'),
    maxC: real('max_c'),
    rainMm: real('rain_mm'),
    gustKmh: real('gust_kmh'),
    /**
     * Hours of each verdict at the default limits, one byte each: good, careful, don't, unknown for spraying, then for
     * frost, combining, baling and field work.
     */
    hours: bytes('hours').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lat, table.lon, table.provider, table.day, table.lead] }),
    index('forecast_diary_day').on(table.day),
  ],
)

/** The built-in gazetteer: one row per searchable name, so a place with two spellings has two rows. */
export const gazetteer = pgTable(
  'gazetteer',
  {
    /** The name in its search form: lower case, without accents. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** First-level administrative division. */
    state: text('state'),
    /** Divisions and their codes by which a name can be narrowed, in search form like `key`, separated by bars. */
    area: text('area').notNull(),
    country: text('country').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** 0 if unknown. */
    population: integer('population').notNull(),
  },
  (table) => [
    index('gazetteer_key').on(table.key.op('text_pattern_ops')),
    index('gazetteer_key_trigrams').using('gin', table.key.op('gin_trgm_ops')),
    index('gazetteer_lat').on(table.lat),
  ],
)

/** Loaded version of each bundled data set. */
export const dataVersions = pgTable('data_versions', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})
