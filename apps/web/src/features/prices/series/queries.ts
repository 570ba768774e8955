import { queryOptions } from '@tanstack/react-query'
import { pricesClient } from './calls.ts'

/** Where the farm is. */
export interface PriceSearchPlace {
  /** Decimal degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** ISO 3166-1 alpha-2; undefined where the place does not say. */
  readonly country: string | undefined
  /** As the farmer knows it. */
  readonly name: string
}

/** Prices change once a week at the most; an hour later a tab that was left open asks again. */
const FRESH_MS = 60 * 60_000

/** The series of some crops, nearest first; without a place those of the world. At least one crop. */
export function seriesQuery(commodities: readonly string[], place: PriceSearchPlace | undefined) {
  const near = place && { lat: place.lat, lon: place.lon, ...(place.country && { country: place.country }) }
  const query = { commodities: [...commodities], ...near }
  return queryOptions({
    queryKey: ['prices.series', query],
    queryFn: async ({ signal }) => (await pricesClient.series({ query }, { signal })).series,
    staleTime: FRESH_MS,
  })
}

/** What there is to begin a board with in a country (ISO 3166-1 alpha-2). */
export const startQuery = (country: string) =>
  queryOptions({
    queryKey: ['prices.start', { country }],
    queryFn: ({ signal }) => pricesClient.start({ query: { country } }, { signal }),
    staleTime: FRESH_MS,
  })

/** The figures of some series by the id of the series, oldest first, from a day (`YYYY-MM-DD`) on. At least one id. */
export function pointsQuery(ids: readonly number[], from: string) {
  const query = { series: [...ids], from }
  return queryOptions({
    queryKey: ['prices.points', query],
    queryFn: async ({ signal }) => {
      const { series } = await pricesClient.points({ query }, { signal })
      return new Map(series.map(({ id, points }) => [id, points]))
    },
    staleTime: FRESH_MS,
  })
}

/**
 * The exchange rates between some currencies, at least one: the newest, and those nearest to some months (`YYYY-MM`).
 */
export function ratesQuery(currencies: readonly string[], months: readonly string[]) {
  const query = {
    currencies: [...new Set(currencies)].sort(),
    ...(months.length > 0 && { months: months.toSorted() }),
  }
  return queryOptions({
    queryKey: ['prices.rates', query],
    queryFn: async ({ signal }) => (await pricesClient.rates({ query }, { signal })).rates,
    staleTime: FRESH_MS,
  })
}

/** The address of the same figures as a file. */
export const csvAddress = (ids: readonly number[], from: string): string =>
  `/api/prices/points.csv?series=${ids.join(',')}&from=${from}`
