import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One row per import attempt, with its changes or the reason for its failure. */
export const priceImports = pgTable(
  'price_imports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    /** File name or address, without the operator's directories. */
    origin: text('origin').notNull(),
    /** `done`, `refused` (bad rows or no such file) or `failed` (source unreachable). */
    outcome: text('outcome', { enum: ['done', 'refused', 'failed'] }).notNull(),
    /**
     * `ImportReport.reason` as JSON, if nothing was changed. Older imports have an English
     * sentence.
     */
    reason: text('reason'),
    rows: integer('rows').notNull(),
    added: integer('added').notNull(),
    revised: integer('revised').notNull(),
    badRows: integer('bad_rows').notNull(),
    /** The first bad rows, as `BadRow`. */
    badExamples: jsonb('bad_examples').notNull(),
    endedAt: instant('ended_at').notNull().defaultNow(),
  },
  (table) => [index('price_imports_source').on(table.source, table.endedAt)],
)

/** Common properties of a series' prices. The columns match `SeriesFacts` in the market feature. */
export const priceSeries = pgTable(
  'price_series',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique(),
    source: text('source').notNull(),
    commodity: text('commodity'),
    name: text('name').notNull(),
    grade: text('grade'),
    type: text('type').notNull(),
    country: text('country'),
    market: text('market'),
    area: text('area'),
    lat: doublePrecision('lat'),
    lon: doublePrecision('lon'),
    unit: text('unit').notNull(),
    currency: text('currency'),
    period: text('period').notNull(),
    /** Publication date stated by the source. */
    updatedOn: date('updated_on', { mode: 'string' }),
    /** Whether the prices are the bundled ones. */
    bundled: boolean('bundled').notNull(),
  },
  (table) => [
    index('price_series_commodity').on(table.commodity, table.country),
    index('price_series_lat').on(table.lat),
  ],
)

export const priceObservations = pgTable(
  'price_observations',
  {
    seriesId: integer('series_id')
      .notNull()
      .references(() => priceSeries.id),
    date: date('date', { mode: 'string' }).notNull(),
    /** In the unit and currency of the series. */
    value: doublePrecision('value').notNull(),
  },
  // One scan of this key finds a series' prices in a period, or its newest price.
  (table) => [primaryKey({ columns: [table.seriesId, table.date] })],
)

/** Prices that a source has since replaced. */
export const priceRevisions = pgTable(
  'price_revisions',
  {
    seriesId: integer('series_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    value: doublePrecision('value').notNull(),
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => priceImports.id),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.date, table.importId] })],
)

/** Exchange rates: 1 `base` = `rate` x `quote`. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    base: text('base').notNull(),
    quote: text('quote').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    rate: doublePrecision('rate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.base, table.quote, table.date, table.source] }),
    index('exchange_rates_quote').on(table.quote, table.base, table.date),
  ],
)
