import * as z from 'zod/mini'
import { coordinatesQuery } from './schema/coordinates.ts'
import { encodeProblem, type ProblemSubject } from './schema/problems.ts'
import { type CallGroup, withMetadata } from './table/endpoint.ts'

/** Source of a price. Every price is shown with its source. */
export const priceSource = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  attribution: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
  /** Publication date of the values, `YYYY-MM-DD`, if the source states one. */
  updatedOn: z.optional(z.string()),
  /** True for the bundled copy, if not refreshed since. */
  bundled: z.optional(z.boolean()),
})

/** A dated value, in the unit and currency of its series. */
export const pricePoint = z.object({ date: z.string(), value: z.number() })
export type PricePoint = z.infer<typeof pricePoint>

/** Prices of one product in one place, of one type, in one unit and currency. */
export const priceSeries = z.object({
  id: z.number(),
  /** Id in the commodity catalogue; null if not listed. */
  commodity: z.nullable(z.string()),
  /** Name of the product at the source. */
  name: z.string(),
  grade: z.nullable(z.string()),
  /** Geographic level. A `world` price is a benchmark, not what a farmer is paid. */
  scope: z.enum(['market', 'national', 'world']),
  type: z.enum(['farm-gate', 'wholesale', 'retail', 'benchmark']),
  /** ISO 3166-1 alpha-2; null for a world price. */
  country: z.nullable(z.string()),
  market: z.nullable(z.string()),
  area: z.nullable(z.string()),
  /** From the requested place, if both positions are known. */
  distanceKm: z.optional(z.number()),
  /** Priced quantity as the source writes it, for example "46 KG" or "mt". */
  unit: z.string(),
  /** ISO 4217; `USX` is US cents; null for an index. */
  currency: z.nullable(z.string()),
  period: z.enum(['week', 'month']),
  /** Date of the oldest value, `YYYY-MM-DD`. */
  since: z.string(),
  latest: pricePoint,
  /**
   * True if the latest value is far from earlier ones and may be an error. No change is calculated
   * from it.
   */
  doubted: z.optional(z.boolean()),
  source: priceSource,
})
export type PriceSeries = z.infer<typeof priceSeries>
export type ExchangeRate = z.infer<typeof exchangeRate>

export const exchangeRate = z.object({
  base: z.string(),
  quote: z.string(),
  /** 1 base = rate x quote. */
  rate: z.number(),
  date: z.string(),
  /** True for a parity fixed by law since `date`, which does not age. */
  fixed: z.optional(z.boolean()),
  source: priceSource,
})

/** A comma-separated list whose items match `item`. */
function listOf(what: ProblemSubject, item: RegExp, most: number) {
  const message = encodeProblem({ code: 'not_a_list', what, most })
  const whole = new RegExp(`^${item.source}(,${item.source}){0,${most - 1}}$`)
  return z.pipe(
    z.string(message).check(z.regex(whole, message)),
    z.transform((text: string) => [...new Set(text.split(','))]),
  )
}

const day = (what: ProblemSubject) => z.optional(z.iso.date(encodeProblem({ code: 'not_a_date', what })))

const pointsQuery = z.object({
  series: z.pipe(
    listOf('series', /[1-9]\d{0,8}/, 20),
    z.transform((ids: string[]) => ids.map(Number)),
  ),
  from: day('from'),
  to: day('to'),
})

const country = z.string().check(z.regex(/^[A-Z]{2}$/, encodeProblem({ code: 'not_a_country' })))

const nearQuery = z
  .extend(z.partial(coordinatesQuery), {
    commodities: listOf('commodities', /[a-z][a-z-]{0,39}/, 20),
    country: z.optional(country),
  })
  .check(
    z.refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
      message: encodeProblem({ code: 'half_a_point' }),
      path: ['lon'],
    }),
  )

/** Defaults for a new price board, which the farmer must confirm. */
export const boardDefaults = z.object({
  /** Catalogue ids of the crops with prices from the country. */
  crops: z.array(z.string()),
  /** The farmer's currency, otherwise the country's. Absent if no price could be shown in it. */
  currency: z.optional(z.string()),
})
export type BoardDefaults = z.infer<typeof boardDefaults>

export const pricesCalls = {
  series: {
    method: 'GET',
    path: '/api/prices/series',
    query: nearQuery,
    responses: { 200: z.object({ series: z.array(priceSeries) }) },
  },
  start: {
    method: 'GET',
    path: '/api/prices/start',
    query: z.object({ country }),
    responses: { 200: boardDefaults },
  },
  points: {
    method: 'GET',
    path: '/api/prices/points',
    query: pointsQuery,
    responses: {
      200: z.object({ series: z.array(z.object({ id: z.number(), points: z.array(pricePoint) })) }),
    },
  },
  download: {
    method: 'GET',
    path: '/api/prices/points.csv',
    query: pointsQuery,
    responses: { 200: z.string() },
    produces: 'text/csv',
  },
  rates: {
    method: 'GET',
    path: '/api/prices/rates',
    query: z.object({
      currencies: listOf('currencies', /[A-Z]{3}/, 20),
      /** Adds the rates nearest to each of these months to the latest ones. */
      months: z.optional(listOf('months', /(?:19|20)\d{2}-(?:0[1-9]|1[0-2])/, 20)),
    }),
    responses: { 200: z.object({ rates: z.array(exchangeRate) }) },
  },
} as const satisfies CallGroup

export const prices = /* @__PURE__ */ withMetadata(pricesCalls, {
  series: {
    summary: 'The price series of some commodities: nearest markets, the country, the world; nearest first',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in'],
  },
  start: {
    summary: 'Suggestions for a price board in a country: crops with prices from there, and the currency',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in'],
  },
  points: {
    summary: 'The prices of some series in a period, oldest first; an unknown series has none',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in'],
  },
  download: {
    summary: 'The same prices as a CSV file, each with its unit, currency, market and source',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in'],
  },
  rates: {
    summary:
      'The newest exchange rates between some currencies, and of each with the euro and the US dollar; and those nearest to some months',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in'],
  },
})
