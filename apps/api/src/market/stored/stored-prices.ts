import type { AnswerSource } from '@smart-farming/contracts/chat'
import {
  type MonthlySeries,
  separateDoubtedPrice,
} from '@smart-farming/market-core/answering/series/price-series'
import { commodityIdFromStoredName, storedNameById } from '@smart-farming/market-core/commodities/stored-name'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { FarmPoint } from '@smart-farming/market-core/farm/farm-view'
import { chooseLeadSeries } from '@smart-farming/market-core/farm/lead-series'
import type { Month } from '@smart-farming/market-core/months'
import { parsePriceBasis } from '@smart-farming/market-core/price-unit'
import type { KnownPlaces } from '@smart-farming/market-core/reader/places'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import type { Database } from '../../db/database.ts'
import { sourceList } from '../sources/source-list.ts'
import { fixedParities } from './fixed-parities.ts'
import { toMonthlyPrices } from './monthly-prices.ts'
import { seriesNearFarm } from './near-farm.ts'
import { sortForDisplay, toPriceSeries } from './price-answers.ts'
import {
  type CommodityOverview,
  MAX_SERIES,
  type PriceStore,
  type SeriesFilter,
  type StoredSeries,
} from './price-store.ts'
import { SeriesCache } from './series-cache.ts'

export interface SourcedRate extends ExchangeRate {
  source: AnswerSource
}

/** Stored prices in market-core's form, for features that answer questions about prices. */
export class StoredPrices {
  readonly #store: PriceStore
  readonly #believed: SeriesCache
  readonly #unit: ServerMessages['sourceUnit']

  constructor(store: PriceStore, database: Database, { sourceUnit }: Pick<ServerMessages, 'sourceUnit'>) {
    this.#store = store
    this.#believed = new SeriesCache(database)
    this.#unit = sourceUnit
  }

  /**
   * Series of these commodities (catalogue ids or the store's own names), with only their newest
   * price. If there are too many, some are left out, but never world prices or those of `countries`
   * (ISO alpha-2).
   * @param farm marks the series nearby, as of a given time
   */
  async series(
    commodities: readonly string[],
    countries: readonly string[],
    farm?: { readonly at: FarmPoint; readonly now: Date },
  ): Promise<MonthlySeries[]> {
    const named = commodities.filter((id) => storedNameById(id) !== undefined)
    const ids = commodities.filter((id) => !named.includes(id))
    const all = await Promise.all([
      this.#found({ commodities: ids }, countries),
      this.#named(named, countries),
      farm === undefined ? [] : this.#near(ids, farm.at, farm.now),
    ])
    return [...new Map(all.flat().map((one) => [one.id, one])).values()]
  }

  /** Series near a farm in the board's order, numbered by `near`. */
  async #near(commodities: readonly string[], at: FarmPoint, now: Date): Promise<MonthlySeries[]> {
    if (commodities.length === 0) return []
    const stored = await seriesNearFarm(this.#store, commodities, at, now)
    const inOrder = sortForDisplay(stored.map(toPriceSeries), commodities)
    return [...Map.groupBy(inOrder, ({ commodity }) => commodity).values()].flatMap((ofCrop) => {
      const { lead, others } = chooseLeadSeries(ofCrop) ?? { others: [] }
      return [...(lead ? [lead] : []), ...others].flatMap(({ id }, near) =>
        stored
          .filter((one) => one.id === id)
          .flatMap(known)
          .map((one) => ({ ...one, near })),
      )
    })
  }

  async #named(wanted: readonly string[], countries: readonly string[]): Promise<MonthlySeries[]> {
    if (wanted.length === 0) return []
    const { series = [] } = await this.places()
    const names = series.flatMap(({ commodity, name }) =>
      commodity === null && wanted.includes(commodityIdFromStoredName(name)) ? [name] : [],
    )
    return this.#found({ names }, countries)
  }

  /** Reads each commodity separately, so that the next question about one finds it in the cache. */
  async #found(
    { commodities = [], names = [] }: Pick<SeriesFilter, 'commodities' | 'names'>,
    countries: readonly string[],
  ): Promise<MonthlySeries[]> {
    const each = [
      ...commodities.map((one) => ({ commodities: [one] })),
      ...names.map((one) => ({ names: [one] })),
    ]
    const found = await Promise.all(
      each.map(async (what) => {
        const all = await this.#find(what)
        if (all.length < MAX_SERIES) return all
        const near = await Promise.all(
          [...countries, 'world'].map((country) => this.#find({ ...what, country })),
        )
        return [...near.flat(), ...all]
      }),
    )
    return [...new Map(found.flat().map((one) => [one.id, one])).values()]
  }

  #find(what: SeriesFilter): Promise<readonly MonthlySeries[]> {
    return this.#believed.series(JSON.stringify(what), async () =>
      (await this.#store.find(what)).flatMap(known),
    )
  }

  /** Adds all months to a series from {@link series}. */
  async withHistory(series: MonthlySeries): Promise<MonthlySeries> {
    const prices = await this.#believed.history(series.id, async () =>
      toMonthlyPrices(await this.#store.points(Number(series.id))),
    )
    return separateDoubtedPrice({ ...series, prices })
  }

  /**
   * Newest rates between these currencies (ISO 4217), and between each of them and the euro and the
   * dollar. For a pegged currency, also its parity.
   * @param months also the rates nearest to each of these months
   */
  async rates(currencies: readonly string[], months: readonly Month[] = []): Promise<SourcedRate[]> {
    const stored = (await this.#store.rates(currencies, months)).map(({ source, ...rate }) =>
      this.#sourced(rate, named(source)),
    )
    const fixed = fixedParities(currencies).map(({ law, url, ...rate }) =>
      this.#sourced(rate, { name: law, url, licence: '' }),
    )
    return [...stored, ...fixed]
  }

  #sourced(rate: ExchangeRate, publisher: Pick<AnswerSource, 'name' | 'url' | 'licence'>): SourcedRate {
    const unit = this.#unit({ currency: rate.quote, per: rate.base })
    const series = `${rate.base}/${rate.quote}`
    return { ...rate, source: { ...publisher, series, date: rate.date.slice(0, 7), unit } }
  }

  /** Attribution shown with a series' prices. */
  sourceOf({ source, name, market, currency, unitWritten, prices, doubted }: MonthlySeries): AnswerSource {
    return {
      name: source.name,
      series: name,
      ...(market !== undefined && { market }),
      date: (doubted ?? prices.at(-1))?.month ?? '',
      unit: this.#unit({ currency, per: unitWritten.replace(/^\(?\$\/|\)$/g, '') }),
      url: source.url,
      licence: source.licence,
    }
  }

  overview(): Promise<CommodityOverview[]> {
    return this.#store.overview()
  }

  places(): Promise<KnownPlaces> {
    return this.#believed.places()
  }
}

/** Converts a stored series; an index without a currency answers no question and is left out. */
function known(stored: StoredSeries): MonthlySeries[] {
  const { id, commodity, name, type, country, market, currency, unit, latest, doubt } = stored
  if (currency === null) return []
  return [
    {
      id: String(id),
      commodity: commodity ?? commodityIdFromStoredName(name),
      name,
      priceType: type,
      ...(country !== null && { country }),
      ...(market !== null && { market }),
      currency,
      unitWritten: unit,
      basis: parsePriceBasis(unit),
      source: named(stored.source),
      prices: doubt === undefined ? toMonthlyPrices([latest]) : [doubt.before],
      ...(doubt && { doubted: doubt.price }),
    },
  ]
}

function named(id: StoredSeries['source']) {
  const { name, url, licence } = sourceList[id]
  return { name, url, licence }
}
