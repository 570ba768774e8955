import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { SourcedAnswer } from '@smart-farming/market-core/answering/answer-builder'
import type { PriceData } from '@smart-farming/market-core/answering/price-data'
import { pricesInPeriod } from '@smart-farming/market-core/answering/prices/window'
import type { MonthlySeries } from '@smart-farming/market-core/answering/series/price-series'
import { relevantCommodities } from '@smart-farming/market-core/answering/series/select-needed-series'
import type { RequestingFarm } from '@smart-farming/market-core/farm/farm-view'
import type { Month } from '@smart-farming/market-core/months'
import type { FoundNames } from '@smart-farming/market-core/reader/find-names'
import type { ParsedPart, Question, Reading } from '@smart-farming/market-core/reader/question'
import { isOneMonth } from '@smart-farming/market-core/reader/time/period'
import { latestPrice } from '@smart-farming/market-core/series'
import { withTimeout } from '../../timing/with-timeout.ts'
import type { RunTask } from '../../timing/worker-pool.ts'
import type * as tasks from './price-tasks.ts'
import { sharePlaces } from './shared-places.ts'
import type { StoredPrices } from './stored-prices.ts'

interface Options {
  /** Advisers whom the operator recommends for other questions. */
  readonly advisers?: readonly string[]
  /** Decides whether a price is old. */
  readonly now?: () => Date
  /** Runs the reading and answering. */
  readonly run: RunTask<typeof tasks>
}

/** Reads messages and answers price questions from the store, without a model. */
export class PriceAnswerer {
  readonly #prices: StoredPrices
  readonly #advisers: readonly string[]
  readonly #now: () => Date
  readonly #run: RunTask<typeof tasks>

  constructor(prices: StoredPrices, { advisers = [], now = () => new Date(), run }: Options) {
    this.#prices = prices
    this.#advisers = advisers
    this.#now = now
    this.#run = run
  }

  /**
   * Reads a message with the stored names.
   * @param before the farmer's earlier messages, oldest first, for questions such as "and wheat?"
   * @param local ISO alpha-2 codes of the countries that count as local for this farm
   * @throws {TaskTimeout} if reading takes too long
   */
  async read(
    message: string,
    before: readonly string[] = [],
    local: readonly string[] = [],
  ): Promise<Reading> {
    const places = sharePlaces(await this.#prices.places())
    return this.#run('readMessage', { message, before, local, places })
  }

  /**
   * Like {@link read} if the stored names arrive in time, otherwise like {@link readAlone}. Only
   * the wait for the store is limited, so even a busy machine reads each message once.
   * @param storeMs maximum wait for the stored names
   * @throws {TaskTimeout} as {@link read}
   */
  async readWithin(
    storeMs: number,
    message: string,
    before: readonly string[] = [],
    local: readonly string[] = [],
  ): Promise<{ readonly reading: Reading; readonly isByStore: boolean }> {
    const names = this.#prices.places().then(sharePlaces)
    const places = await withTimeout(storeMs, names, () => undefined).catch(() => undefined)
    const asked = { message, before, local, places: places ?? nothingStored }
    return { reading: await this.#run('readMessage', asked), isByStore: places !== undefined }
  }

  /**
   * Like {@link read}, but without the stored names, for checks that must work while the store is
   * unavailable.
   * @throws {TaskTimeout} as {@link read}
   */
  async readAlone(message: string, before: readonly string[] = []): Promise<Reading> {
    return this.#run('readMessage', { message, before, local: [], places: nothingStored })
  }

  /** Finds the commodities and places named in a text. @throws {TaskTimeout} as {@link read} */
  async names(text: string): Promise<FoundNames> {
    return this.#run('findNames', { text, places: sharePlaces(await this.#prices.places()) })
  }

  /**
   * Answers the parts of a message as one text.
   * @param local as in {@link read}
   * @param farm the farm's location and price format, if known
   * @throws {TaskTimeout} as {@link read}
   */
  async answer(
    parts: readonly ParsedPart[],
    local: readonly string[],
    farm?: RequestingFarm,
  ): Promise<SourcedAnswer<AnswerSource>> {
    const found = await Promise.all(parts.map(({ question }) => this.#found(question, local, farm)))
    const data: PriceData = {
      series: distinct(found.flatMap(({ series }) => series)),
      rates: found.flatMap(({ rates }) => rates),
      local,
      today: this.#now().toISOString().slice(0, 7),
      advisers: this.#advisers,
      ...(farm && { farm: farm.view }),
    }
    const { series, ...answer } = await this.#run('answerPriceParts', { parts, data })
    return { ...answer, sources: series.map((one) => this.#prices.sourceOf(one)) }
  }

  /** All matching series with their newest price; those needed also with their history. */
  async #found(
    question: Question,
    local: readonly string[],
    farm?: RequestingFarm,
  ): Promise<Pick<PriceData, 'series' | 'rates'>> {
    const commodities = relevantCommodities(question)
    const all =
      commodities.length === 0
        ? []
        : await this.#prices.series(
            commodities,
            [...countriesOf(question), ...local],
            farm?.at && { at: farm.at, now: this.#now() },
          )
    const ids = all.length === 0 ? [] : await this.#run('neededSeriesIds', { question, series: all, local })
    const byId = new Map(all.map((one) => [one.id, one]))
    const needed = ids.flatMap((id) => byId.get(id) ?? [])
    const fetched = await Promise.all(needed.map((series) => this.#prices.withHistory(series)))
    const others = all.filter((series) => !needed.includes(series))
    const wanted = [...currenciesOf(question), farm?.view.currency].filter((code) => code !== undefined)
    const paid = fetched.map(({ currency }) => currency)
    const currencies = [...new Set([...wanted, ...paid])]
    const rates =
      currencies.length < 2
        ? []
        : await this.#prices.rates(
            currencies,
            fetched.flatMap((series) => monthsShown(series, question)),
          )
    return { series: [...fetched, ...others], rates }
  }
}

const nothingStored = sharePlaces({ countries: [], markets: [] })

/** Of series with the same id, keeps the one with the most months. */
function distinct(series: readonly MonthlySeries[]): MonthlySeries[] {
  const byId = new Map<string, MonthlySeries>()
  for (const one of series) {
    const before = byId.get(one.id)
    if (before === undefined || before.prices.length < one.prices.length) byId.set(one.id, one)
  }
  return [...byId.values()]
}

const countriesOf = (question: Question): string[] =>
  'places' in question
    ? question.places.flatMap((place) =>
        typeof place === 'object' && 'country' in place ? [place.country] : [],
      )
    : []

function currenciesOf(question: Question): string[] {
  switch (question.kind) {
    case 'exchange':
      return [question.from.currency ?? question.to, question.to]
    case 'sum':
      return question.figures.flatMap(({ currency }) => currency ?? [])
    case 'threshold':
      return [
        ...question.currencies,
        ...(question.limit.currency === undefined ? [] : [question.limit.currency]),
      ]
    default:
      return 'currencies' in question ? [...question.currencies] : []
  }
}

/** Months of the prices shown, whose exchange rates are needed. */
function monthsShown(series: MonthlySeries, question: Question): Month[] {
  const times = 'times' in question ? question.times.filter(isOneMonth) : []
  return [latestPrice(series.prices), ...times.flatMap((time) => pricesInPeriod(series, time))].flatMap(
    (price) => price?.month ?? [],
  )
}
