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

// Weather and places, which belong to nobody. No schema is named here, as in schema.ts.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The last good answer of the weather providers for a question, and who is asking them now. Shared by all instances.
 */
export const weatherAnswers = pgTable(
  'weather_answers',
  {
    /** The question and the grid point: `forecast:52.37,-2.71`. */
    key: text('key').primaryKey(),
    /** The answer as sealed JSON (`weather/answers/kept-text`); null until there has been one. */
    answer: text('answer'),
    /** What goes over the wire of it, compressed (`weather/answers/kept-wire`); null where nobody has put it there. */
    wire: bytes('wire'),
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

/**
 * What was forecast for a day, as it was first given on the day that lies `lead` days before it, and what then came.
 * About 150 bytes a row with its indexes; of a farmer nothing is in it.
 */
export const forecastDiary = pgTable(
  'forecast_diary',
  {
    /** The grid point, hundredths of a degree. */
    lat: smallint('lat').notNull(),
    lon: smallint('lon').notNull(),
    /** By its name in WEATHER_PROVIDERS. */
    provider: text('provider').notNull(),
    /** Of the place's own calendar. */
    day: date('day', { mode: 'string' }).notNull(),
    /** How many days ahead it was given, 0 to 4; -1: what came, by the provider's past hours. */
    lead: smallint('lead').notNull(),
    /** When the provider was asked. Of lead 0 it says how much of the day was still to come. */
    fetchedAt: instant('fetched_at').notNull(),
    /** Null where an hour of it is not known, as are the three below. */
    minC: real('min_c'),
    maxC: real('max_c'),
    rainMm: real('rain_mm'),
    gustKmh: real('gust_kmh'),
    /**
     * Hours of each verdict at the usual limits, a byte each: good, careful, don't, unknown of spraying, then of frost,
     * of combining, of baling and of field work.
     */
    hours: bytes('hours').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lat, table.lon, table.provider, table.day, table.lead] }),
    index('forecast_diary_day').on(table.day),
  ],
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
