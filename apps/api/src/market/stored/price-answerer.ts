import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { SourcedAnswer } from '@smart-farming/market-core/answer/answer'
import { compose, type PriceData, seriesNeeded } from '@smart-farming/market-core/answer/compose'
import { withHomeNames } from '@smart-farming/market-core/commodities/home-names'
import { relatedProducts } from '@smart-farming/market-core/commodities/related'
import { commodityOfStoredName } from '@smart-farming/market-core/commodities/stored-name'
import { changesSubject } from '@smart-farming/market-core/understand/follow-up'
import { withHomeCoin } from '@smart-farming/market-core/understand/quantities/home-coin'
import { type Question, understand } from '@smart-farming/market-core/understand/question'
import { type AskedPart, askedTogether } from '@smart-farming/market-core/understand/together/asked-together'
import { inHomeUnits } from '@smart-farming/market-core/understand/units/home-units'
import type { StoredPrices } from './stored-prices.ts'

/** How many of the farmer's earlier questions a follow-up may lean on. */
const REMEMBERED = 4

/** Answers questions about prices and farm sums from the store, without a model. */
export class PriceAnswerer {
  readonly #prices: StoredPrices
  readonly #advisers: readonly string[]

  readonly #now: () => Date

  /**
   * @param advisers whom the operator names for what the product does not know
   * @param now by which a price is old
   */
  constructor(prices: StoredPrices, advisers: readonly string[] = [], now = () => new Date()) {
    this.#prices = prices
    this.#now = now
    this.#advisers = advisers
  }

  /**
   * What was understood of a question.
   *
   * @param earlier the farmer's earlier questions, oldest first: "and wheat?" leans on them
   */
  async read(text: string, earlier: readonly string[]): Promise<Question> {
    const places = await this.#prices.places()
    const previous = earlier.slice(-REMEMBERED).reduce<Question | undefined>((before, one) => {
      const question = understand(one, places, before)
      return changesSubject(question) ? question : before
    }, undefined)
    return understand(text, places, previous)
  }

  /**
   * The things that a message asks one after the other, where they are for different answerers; none where it is one
   * question.
   *
   * @param text in English, or as much of it as is known
   */
  async readTogether(text: string): Promise<readonly AskedPart[]> {
    const places = await this.#prices.places()
    return askedTogether(text, (part) => understand(part, places))
  }

  /**
   * @param earlier as in {@link read}
   * @param local ISO alpha-2 codes of the countries that are "here" for this farm
   * @param known what was understood of it, where that was asked before
   */
  async answer(
    text: string,
    earlier: readonly string[],
    local: readonly string[],
    known?: Question,
  ): Promise<SourcedAnswer<AnswerSource>> {
    const own = inHomeUnits(text, local)
    const read = known === undefined || own !== text ? await this.read(own, earlier) : known
    const told = [...earlier, text].join(' ')
    const question = withHomeNames(withHomeCoin(read, told, local), told, local)
    const { series, ...answer } = compose(question, await this.#data(question, local))
    return { ...answer, sources: series.map((one) => this.#prices.sourceOf(one)) }
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
  async #data(question: Question, local: readonly string[]): Promise<PriceData> {
    const { place } = question
    const commodities = await this.#asked(question)
    const all = await this.#prices.series(commodities, typeof place === 'object' ? [place.country] : local)
    const needed = seriesNeeded(question, all, local)
    const fetched = await Promise.all(needed.map((series) => this.#prices.withHistory(series)))
    const { currency = question.figures.currency } = question
    const rates =
      currency === undefined
        ? []
        : await this.#prices.rates([
            ...fetched.map((series) => series.currency),
            ...(question.money === undefined ? [] : [question.money.currency]),
            ...(question.alsoIn ?? []),
            currency,
          ])
    return {
      series: [...fetched, ...all.filter((series) => !needed.includes(series))],
      rates,
      local,
      today: this.#now().toISOString().slice(0, 7),
      advisers: this.#advisers,
    }
  }
}
