import type { AnswerSource } from '@smart-farming/contracts/chat'
import { pricesIn } from '@smart-farming/market-core/answer/about-prices'
import type { SourcedAnswer } from '@smart-farming/market-core/answer/answer'
import type { PriceData } from '@smart-farming/market-core/answer/price-data'
import type { MonthlySeries } from '@smart-farming/market-core/answer/series/price-series'
import { relatedProducts } from '@smart-farming/market-core/commodities/related'
import { commodityOfStoredName } from '@smart-farming/market-core/commodities/stored-name'
import type { AskingFarm } from '@smart-farming/market-core/farm/farm-view'
import type { Month } from '@smart-farming/market-core/months'
import { latest } from '@smart-farming/market-core/series'
import { isOneMonth } from '@smart-farming/market-core/understand/period/period'
import type { Question } from '@smart-farming/market-core/understand/question'
import type { AskedPart } from '@smart-farming/market-core/understand/together/asked-together'
import { type Run, runHere } from '../../timing/worker-pool.ts'
import * as tasks from './price-tasks.ts'
import { sharePlaces } from './shared-places.ts'
import type { StoredPrices } from './stored-prices.ts'

interface Options {
  /** Whom the operator names for what the product does not know. */
  readonly advisers?: readonly string[]
  /** By which a price is old. */
  readonly now?: () => Date
  /** Runs the reading and composing of answers; in this thread unless given. */
  readonly run?: Run<typeof tasks>
}

/** Answers questions about prices and farm sums from the store, without a model. */
export class PriceAnswerer {
  readonly #prices: StoredPrices
  readonly #advisers: readonly string[]
  readonly #now: () => Date
  readonly #run: Run<typeof tasks>

  constructor(
    prices: StoredPrices,
    { advisers = [], now = () => new Date(), run = runHere(tasks) }: Options = {},
  ) {
    this.#prices = prices
    this.#advisers = advisers
    this.#now = now
    this.#run = run
  }

  /**
   * Reads a question.
   *
   * @param earlier the farmer's earlier questions, oldest first: "and wheat?" leans on them
   * @throws {TaskTooLong} when that takes too long
   */
  async read(text: string, earlier: readonly string[]): Promise<Question> {
    return this.#run('readQuestion', { text, earlier, places: await this.#places() })
  }

  /**
   * The things that a message asks one after the other, where they are for different answerers; none where it is one
   * question.
   *
   * @param text in English, or as much of it as is known
   * @throws {TaskTooLong} as {@link read}
   */
  async readTogether(text: string): Promise<readonly AskedPart[]> {
    return this.#run('readTogether', { text, places: await this.#places() })
  }

  /**
   * @param earlier as in {@link read}
   * @param local ISO alpha-2 codes of the countries that are "here" for this farm
   * @param known what was understood of it, where that was asked before
   * @param farm where it is and how its prices are told, where that is known
   * @throws {TaskTooLong} as {@link read}
   */
  async answer(
    text: string,
    earlier: readonly string[],
    local: readonly string[],
    known?: Question,
    farm?: AskingFarm,
  ): Promise<SourcedAnswer<AnswerSource>> {
    const places = await this.#places()
    const question = await this.#run('readAtHome', { text, earlier, places, local, known })
    const data = await this.#data(question, local, farm)
    const { series, ...answer } = await this.#run('compose', { question, data })
    return { ...answer, sources: series.map((one) => this.#prices.sourceOf(one)) }
  }

  async #places() {
    return sharePlaces(await this.#prices.places())
  }

  /**
   * The commodities whose series are needed, and those nearest to them: all there are, where no price is asked for but
   * what is stored.
   */
  async #asked({ commodities: named, stock, atExtreme, bought }: Question): Promise<readonly string[]> {
    const paid = bought !== undefined && 'goods' in bought ? bought.goods.of.commodities : []
    const commodities = [...named, ...(atExtreme?.of.commodities ?? []), ...paid]
    // What stands in for what has no price is known by its name.
    if (stock === undefined || commodities.length > 0)
      return [...new Set([...commodities, ...commodities.flatMap(relatedProducts)])]
    const { series = [] } = await this.#prices.places()
    return [...new Set(series.map(({ commodity, name }) => commodity ?? commodityOfStoredName(name)))]
  }

  /** Of all series the newest price, and the history of those that the answer is read from. */
  async #data(question: Question, local: readonly string[], farm?: AskingFarm): Promise<PriceData> {
    const { place, period } = question
    const commodities = await this.#asked(question)
    const all = await this.#prices.series(
      commodities,
      typeof place === 'object' ? [place.country] : local,
      // What is stored is the same for every farm.
      question.stock === undefined && farm?.at ? { at: farm.at, now: this.#now() } : undefined,
    )
    const ids = await this.#run('seriesNeeded', { question, series: all, local })
    const byId = new Map(all.map((one) => [one.id, one]))
    const needed = ids.flatMap((id) => byId.get(id) ?? [])
    const fetched = await Promise.all(needed.map((series) => this.#prices.withHistory(series)))
    const wanted = [question.currency ?? question.figures.currency, farm?.view.currency].flatMap(
      (one) => one ?? [],
    )
    const rates =
      wanted.length === 0
        ? []
        : await this.#prices.rates(
            [
              ...fetched.map((series) => series.currency),
              ...(question.money === undefined ? [] : [question.money.currency]),
              ...(question.alsoIn ?? []),
              ...wanted,
            ],
            fetched.flatMap((series) => monthsShown(series, period)),
          )
    return {
      series: [...fetched, ...all.filter((series) => !needed.includes(series))],
      rates,
      local,
      today: this.#now().toISOString().slice(0, 7),
      advisers: this.#advisers,
      ...(farm && { farm: farm.view }),
    }
  }
}

/** The months whose rates a series is told by: of its newest price, and of one month that is asked for. */
function monthsShown(series: MonthlySeries, period: Question['period']): Month[] {
  const asked = period !== undefined && isOneMonth(period) ? pricesIn(series, period) : []
  return [latest(series.prices), ...asked].flatMap((price) => price?.month ?? [])
}
