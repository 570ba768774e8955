import { queryOptions } from '@tanstack/react-query'
import { pricesClient } from './calls.ts'

export interface PriceSearchPlace {
  /** Decimal degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** ISO 3166-1 alpha-2; undefined for a place without a country. */
  readonly country: string | undefined
  /** The farmer's own name for the place. */
  readonly name: string
}

/** In ms. Prices change at most weekly, so an open tab requests them again after an hour. */
const FRESH_MS = 60 * 60_000

/** The series of at least one crop, nearest first. Without a place, only world prices. */
export function seriesQuery(commodities: readonly string[], place: PriceSearchPlace | undefined) {
  const near = place && { lat: place.lat, lon: place.lon, ...(place.country && { country: place.country }) }
  const query = { commodities: [...commodities], ...near }
  return queryOptions({
    queryKey: ['prices.series', query],
    queryFn: async ({ signal }) => (await pricesClient.series({ query }, { signal })).series,
    staleTime: FRESH_MS,
  })
}

/** Data for a first board in a country (ISO 3166-1 alpha-2). */
export const initialBoardQuery = (country: string) =>
  queryOptions({
    queryKey: ['prices.start', { country }],
    queryFn: ({ signal }) => pricesClient.start({ query: { country } }, { signal }),
    staleTime: FRESH_MS,
  })

/** Prices of at least one series, oldest first, starting on a day (`YYYY-MM-DD`). */
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
 * Exchange rates between at least one currency: the newest rates, and those nearest to the months
 * (`YYYY-MM`).
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

/** URL of a CSV file with prices of the series, starting on a day (`YYYY-MM-DD`). */
export const csvUrl = (ids: readonly number[], from: string): string =>
  `/api/prices/points.csv?series=${ids.join(',')}&from=${from}`
