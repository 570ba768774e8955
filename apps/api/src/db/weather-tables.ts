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

// Weather and places, which belong to no user. Like schema.ts, this file names no schema.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Last good answer to a question, and the lease of the instance that is calling the providers.
 * Shared by all instances.
 */
export const weatherAnswers = pgTable(
  'weather_answers',
  {
    /** Question, version and grid point, such as `forecast:3:52.37,-2.71`. */
    key: text('key').primaryKey(),
    /** Checksummed JSON (`weather/answers/checksummed-json`); null until the first answer. */
    answer: text('answer'),
    /** Unused, but instances of the previous release read it during a rolling restart. */
    wire: bytes('wire'),
    fetchedAt: instant('fetched_at'),
    freshUntil: instant('fresh_until'),
    /** Until then one instance calls the providers, and the others wait. */
    leasedUntil: instant('leased_until'),
    /**
     * After a failed attempt, no retry before this time. `failure` is the error code of the
     * response.
     */
    failedUntil: instant('failed_until'),
    failure: text('failure'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /**
     * The answer is unusable and the row may be deleted after this time. The default is for rows
     * written by older releases.
     */
    usefulUntil: instant('useful_until').notNull().default(sql`now() + interval '25 hours'`),
  },
  (table) => [index('weather_answers_useful').on(table.usefulUntil)],
)

/** Number of calls to each weather provider by UTC day, across all instances. */
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
 * The forecast for a day, as first given `lead` days before, and the observed weather. About 150
 * bytes per row with its indexes. Contains nothing about a farmer.
 */
export const forecastDiary = pgTable(
  'forecast_diary',
  {
    /** Grid point, in hundredths of a degree. */
    lat: smallint('lat').notNull(),
    lon: smallint('lon').notNull(),
    /** Provider name as in WEATHER_PROVIDERS. */
    provider: text('provider').notNull(),
    /** Local date of the place. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Lead time of the forecast in days, 0 to 4; -1 for observed weather. */
    lead: smallint('lead').notNull(),
    /** Time of the provider's answer. For lead 0 it shows how much of the day was still ahead. */
    fetchedAt: instant('fetched_at').notNull(),
    /** This and the next columns are null if an hour of the day is unknown. */
    minC: real('min_c'),
    maxC: real('max_c'),
    rainMm: real('rain_mm'),
    gustKmh: real('gust_kmh'),
    /**
     * Hours of each verdict at the default limits, one byte each: good, careful, don't, unknown.
     * First for spraying, then for frost, combining, baling and field work.
     */
    hours: bytes('hours').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lat, table.lon, table.provider, table.day, table.lead] }),
    index('forecast_diary_day').on(table.day),
  ],
)

/**
 * The bundled gazetteer: one row per searchable name, so a place with two spellings has two rows.
 */
export const gazetteer = pgTable(
  'gazetteer',
  {
    /** Search form of the name: lower case, without accents. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** First-level administrative division. */
    state: text('state'),
    /** Divisions and their codes that narrow a search, in search form, separated by bars. */
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
