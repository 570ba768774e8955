import type { AnswerSource } from '@smart-farming/contracts/chat'
import { Draft } from '@smart-farming/market-core/answering/draft'
import type { Fact } from '@smart-farming/market-core/answering/fact'
import type { PriceData } from '@smart-farming/market-core/answering/price-data'
import { sayAge } from '@smart-farming/market-core/answering/prices/age'
import { sayCaveats } from '@smart-farming/market-core/answering/series/caveats'
import type { MonthlySeries } from '@smart-farming/market-core/answering/series/price-series'
import { type Display, displayFor, displayOf } from '@smart-farming/market-core/answering/series/shown-price'
import { labelOf, priced } from '@smart-farming/market-core/answering/series/shown-values'
import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import type { FarmView } from '@smart-farming/market-core/farm/farm-view'
import { kilograms, type PriceUnit } from '@smart-farming/market-core/mass'
import type { Month } from '@smart-farming/market-core/months'
import { latest } from '@smart-farming/market-core/series'
import { textOf } from '@smart-farming/words/answers/answer-texts'
import type { SourcedRate, ToolPorts } from '../ports.ts'
import type { ToolContext, ToolResult } from '../tool.ts'
import { factsTold } from './facts-told.ts'

type Ports = Pick<ToolPorts, 'prices' | 'words'>

/** How prices are to be shown. */
export interface Wish {
  unit?: PriceUnit | undefined
  currency?: string | undefined
  /** The one month that is asked for; the newest unless it is given. */
  month?: Month | undefined
}

/**
 * Builds a tool's result from statements of market-core, so that a model reads what the simple mode says, and no other
 * rule.
 */
export class PriceResult {
  readonly draft = new Draft()
  readonly #ports: Ports
  readonly #rates: readonly SourcedRate[]
  readonly #wish: Wish
  readonly #data: Omit<PriceData, 'rates'>
  readonly #used = new Set<ExchangeRate>()
  readonly #facts: Fact[] = []
  readonly #names = new Set<string>()

  private constructor(
    ports: Ports,
    rates: readonly SourcedRate[],
    wish: Wish,
    data: Pick<PriceData, 'today' | 'farm'>,
  ) {
    this.#ports = ports
    this.#rates = rates
    this.#wish = wish
    this.#data = { series: [], local: [], ...data }
  }

  /**
   * @param series all that will be shown: the rates between their currencies and the one wished for are fetched
   * @param context says when it is asked, by which a price is old
   * @param farm how prices are shown where the wish says nothing
   */
  static async about(
    ports: Ports,
    { at }: Pick<ToolContext, 'at'>,
    series: readonly MonthlySeries[],
    wish: Wish = {},
    farm: FarmView = {},
  ): Promise<PriceResult> {
    const currency = wish.currency ?? farm.currency
    const newest = series.flatMap(({ prices }) => latest(prices)?.month ?? [])
    const months = [...newest, ...(wish.month === undefined ? [] : [wish.month])]
    const rates =
      currency === undefined
        ? []
        : await ports.prices.rates([...series.map((one) => one.currency), currency], months)
    return new PriceResult(ports, rates, wish, { today: at.toISOString().slice(0, 7), farm })
  }

  /** Says something of a series, and behind it how old it is and what kind of price. */
  tell(series: MonthlySeries, say: (draft: Draft, series: MonthlySeries, display: Display) => void): Display {
    const { unit, currency } = this.#wish
    const wish = {
      ...(unit && { unit: { kind: 'mass' as const, unit } }),
      currencies: currency === undefined ? [] : [currency],
    }
    const display = displayFor(wish, series, { ...this.#data, rates: this.#rates })
    say(this.draft, series, display)
    this.age(series)
    sayCaveats(this.draft, series, display)
    for (const rate of display.rates) this.#used.add(rate)
    if (display.rates.length > 0) this.#facts.push(...publishedFacts(series, unit))
    const { per } = display
    this.#facts.push(...unitFacts(series, typeof per === 'string' ? per : unit))
    const perWords = typeof per === 'string' ? this.#ports.words.priceUnits[per] : per.written
    for (const name of [series.name, series.market, series.unitWritten, perWords]) {
      if (name !== undefined && /\d/.test(name)) this.#names.add(name)
    }
    return display
  }

  /** Says that a price is old, where it is told as the newest. */
  age(series: MonthlySeries): void {
    const { month } = this.#wish
    sayAge(this.draft, series, month === undefined ? [] : [{ start: month, end: month }], this.#data.today)
  }

  /** What has been said so far. */
  get text(): string {
    return textOf(this.#ports.words.said, this.draft.done().statements)
  }

  /** @param more what else the model shall read */
  done(more: object = {}): ToolResult {
    const { statements, series } = this.draft.done()
    return {
      data: { answer: this.text, ...more },
      facts: [...factsTold(statements), ...this.#facts],
      sources: [...series.map((one) => this.#ports.prices.sourceOf(one)), ...this.#rateSources()],
      names: [...this.#names],
    }
  }

  #rateSources(): AnswerSource[] {
    return this.#rates.filter((rate) => this.#used.has(rate)).map(({ source }) => source)
  }
}

/** The newest price in the currency that it was published in, which a model may tell beside the farm's. */
function publishedFacts(series: MonthlySeries, unit: PriceUnit | undefined): Fact[] {
  const newest = latest(series.prices)
  return newest
    ? [priced(newest, displayOf(series, unit && { kind: 'mass', unit }), labelOf(series)).fact]
    : []
}

/** What the source's unit and the unit wished for weigh: "a 90 kg bag" is no figure out of the air. */
function unitFacts({ basis, commodity }: MonthlySeries, unit: PriceUnit | undefined): Fact[] {
  const weights = [
    basis.kind === 'mass' ? basis.kg : undefined,
    unit === undefined ? undefined : kilograms(unit, commodityById(commodity)?.bushel),
  ]
  return weights.flatMap((value) =>
    value === undefined ? [] : [{ value, kind: 'mass' as const, per: 'kg' }],
  )
}
