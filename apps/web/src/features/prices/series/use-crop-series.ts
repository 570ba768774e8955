import type { PriceSeries } from '@smart-farming/contracts/prices'
import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { type CropSeries, chooseLeadSeries } from '@smart-farming/market-core/farm/lead-series'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFailureLog } from '../../../failure-log.ts'
import { preferredCurrencyAndUnit } from './preferred-currency-and-unit.ts'
import { type CurrencyAndUnit, publishedPriceDisplay } from './price-display.ts'
import { type PriceSearchPlace, ratesQuery, seriesQuery } from './queries.ts'

export interface BoardCrop extends CropSeries<PriceSeries> {
  crop: string
}

export interface CropSeriesState {
  status: 'loading' | 'failed' | 'ready'
  /** Crops with a price, in the farmer's order. */
  found: readonly BoardCrop[]
  without: readonly string[]
  rates: readonly ExchangeRate[]
  wish: CurrencyAndUnit
  retry: () => void
}

/** Loads the newest prices of at least one crop, with exchange rates if currencies differ. */
export function useCropSeries(settings: BoardSettings, place: PriceSearchPlace | undefined): CropSeriesState {
  const crops = settings.boardCrops ?? NONE
  const series = useQuery(seriesQuery(crops, place))
  const found = useMemo(() => byCrop(crops, series.data ?? []), [crops, series.data])
  const all = found.flatMap(({ lead, others }) => [lead, ...others])
  const paidIn = [...new Set(all.map((one) => publishedPriceDisplay(one).currency))]
  const wish = preferredCurrencyAndUnit(settings, place)
  const wanted = currenciesIn(settings, wish)
  const needsRates = wanted.some((currency) => paidIn.some((one) => one !== currency))
  const rates = useQuery({ ...ratesQuery([...paidIn, ...wanted], monthsOf(found)), enabled: needsRates })
  useFailureLog('Fetching the prices', series.error ?? rates.error)

  const isLoading = series.isPending || (needsRates && rates.isPending)
  return {
    status: isLoading ? 'loading' : series.data ? 'ready' : 'failed',
    found,
    without: crops.filter((crop) => !found.some((one) => one.crop === crop)),
    rates: rates.data ?? [],
    wish,
    retry: () => void series.refetch(),
  }
}

const NONE: readonly string[] = []

/** The farmer's own currency, and those of saved costs and targets. */
const currenciesIn = (
  { boardCosts = {}, boardTargets = {} }: BoardSettings,
  { currency }: CurrencyAndUnit,
): string[] => [
  ...(currency === undefined ? [] : [currency]),
  ...Object.values(boardCosts).map(({ currency }) => currency),
  ...Object.values(boardTargets).map(({ currency }) => currency),
]

/** Most months that the server allows in a request for rates. */
const MOST_MONTHS = 20

/** Months of the newest prices, main series first. */
function monthsOf(found: readonly BoardCrop[]): string[] {
  const all = [...found.map(({ lead }) => lead), ...found.flatMap(({ others }) => others)]
  return [...new Set(all.map(({ latest }) => latest.date.slice(0, 7)))].slice(0, MOST_MONTHS)
}

function byCrop(crops: readonly string[], series: readonly PriceSeries[]): BoardCrop[] {
  return crops.flatMap((crop) => {
    const of = chooseLeadSeries(series.filter(({ commodity }) => commodity === crop))
    return of ? [{ crop, ...of }] : []
  })
}
