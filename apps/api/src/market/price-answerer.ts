import type { Answer, Fact } from '@smart-farming/market-core/answer/answer'
import { compose, type PriceData, seriesNeeded } from '@smart-farming/market-core/answer/compose'
import type { PriceSeries } from '@smart-farming/market-core/answer/price-series'
import { priceBasis } from '@smart-farming/market-core/price-unit'
import type { MonthlyPrice } from '@smart-farming/market-core/series'
import { mean } from '@smart-farming/market-core/statistics'
import type { KnownPlaces } from '@smart-farming/market-core/understand/find-place'
import { type Question, understand } from '@smart-farming/market-core/understand/question'
import type { Database } from '../db/database.ts'
import { findPricePlaces } from './price-places-store.ts'
import type { Point, PriceStore, StoredSeries } from './price-store.ts'
import { sourceList } from './source-list.ts'

/** An answer with what it rests on, ready to be said. */
export interface PriceAnswer {
  text: string
  facts: readonly Fact[]
  sources: readonly AnswerSource[]
  suggestions: readonly string[]
  answered: boolean
}

/** One series that an answer was read from, as it must be named with it. */
export interface AnswerSource {
  name: string
  series: string
  market?: string
  date: string
  unit: string
  url: string
  licence: string
}

/** How many of the farmer's earlier questions a follow-up may lean on. */
const REMEMBERED = 4
const PLACES_BELIEVED_MS = 600_000

/** Answers questions about prices and farm sums from the store, without a model. */
export class PriceAnswerer {
  readonly #store: PriceStore
  readonly #database: Database
  #places: { until: number; known: Promise<KnownPlaces> } | undefined

  constructor(store: PriceStore, database: Database) {
    this.#store = store
    this.#database = database
  }

  /**
   * @param earlier the farmer's earlier questions, oldest first: "and wheat?" leans on them
   * @param local ISO alpha-2 codes of the countries that are "here" for this farm
   */
  async answer(text: string, earlier: readonly string[], local: readonly string[]): Promise<PriceAnswer> {
    const places = await this.#knownPlaces()
    const previous = earlier
      .slice(-REMEMBERED)
      .reduce<Question | undefined>((before, one) => understand(one, places, before), undefined)
    const question = understand(text, places, previous)
    return toAnswer(compose(question, await this.#data(question, local)))
  }

  async #data(question: Question, local: readonly string[]): Promise<PriceData> {
    const stored = await this.#store.find({ commodities: question.commodities })
    const candidates = new Map(stored.flatMap((series) => candidate(series)))
    const needed = seriesNeeded(question, [...candidates.keys()], local)
    const fetched = await Promise.all(
      needed.map(async (series) => {
        const from = candidates.get(series)
        if (from === undefined) return series
        return { ...series, prices: monthly(await this.#store.points(from.id), from.period) }
      }),
    )
    const others = [...candidates.keys()].filter((series) => !needed.includes(series))
    const currencies = fetched.map(({ currency }) => currency)
    const wanted =
      question.currency === undefined ? [] : await this.#store.rates([...currencies, question.currency])
    return { series: [...fetched, ...others], rates: wanted, local }
  }

  #knownPlaces(): Promise<KnownPlaces> {
    const now = performance.now()
    if (this.#places === undefined || this.#places.until < now) {
      const known = findPricePlaces(this.#database)
      // A failed look must not be believed for ten minutes.
      known.catch(() => {
        this.#places = undefined
      })
      this.#places = { until: now + PLACES_BELIEVED_MS, known }
    }
    return this.#places.known
  }
}

/** A stored series as the answerer knows it, with its newest price only. What has no commodity or no money answers nothing. */
function candidate(stored: StoredSeries): [PriceSeries, StoredSeries][] {
  const { id, commodity, name, type, country, market, currency, unit, latest } = stored
  if (commodity === null || currency === null) return []
  const { name: source, url, licence } = sourceList[stored.source]
  const series: PriceSeries = {
    id: String(id),
    commodity,
    name,
    priceType: type,
    ...(country !== null && { country: { code: country, name: countryNames.of(country) ?? country } }),
    ...(market !== null && { market }),
    currency,
    unitWritten: unit,
    basis: priceBasis(unit),
    source: { name: source, url, licence },
    prices: [{ month: latest.date.slice(0, 7), value: latest.value }],
  }
  return [[series, stored]]
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Weekly prices speak for their month by their mean; monthly ones are what they are. */
function monthly(points: readonly Point[], period: StoredSeries['period']): MonthlyPrice[] {
  if (period === 'month') return points.map(({ date, value }) => ({ month: date.slice(0, 7), value }))
  const weeks = Map.groupBy(points, ({ date }) => date.slice(0, 7))
  return [...weeks].flatMap(([month, of]) => {
    const value = mean(of.map((point) => point.value))
    return value === undefined ? [] : [{ month, value }]
  })
}

function toAnswer({ text, facts, series, suggestions, answered }: Answer): PriceAnswer {
  const sources = series.map((one): AnswerSource => {
    const { source, name, market, currency, unitWritten, prices } = one
    return {
      name: source.name,
      series: name,
      ...(market !== undefined && { market }),
      date: prices.at(-1)?.month ?? '',
      unit: `${currency} per ${unitWritten.replace(/^\(?\$\/|\)$/g, '')}`,
      url: source.url,
      licence: source.licence,
    }
  })
  return { text, facts, sources, suggestions, answered }
}
