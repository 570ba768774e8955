import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Answer, Fact } from '@smart-farming/market-core/answer/answer'
import { Draft } from '@smart-farming/market-core/answer/answer'
import type { PriceSeries } from '@smart-farming/market-core/answer/price-series'
import { type Display, displayOf } from '@smart-farming/market-core/answer/shown-price'
import { caveats, rateFacts } from '@smart-farming/market-core/answer/wording'
import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { kilograms, type PriceUnit } from '@smart-farming/market-core/mass'
import type { KnownPrices, SourcedRate } from '../ports.ts'
import type { ToolResult } from '../tool.ts'

/** How prices are to be shown. */
export interface Wish {
  unit?: PriceUnit | undefined
  currency?: string | undefined
}

/**
 * Builds a tool's result from sentences of market-core, so that a model reads what the simple mode says, and no other
 * rule.
 */
export class PriceResult {
  readonly draft = new Draft()
  readonly #prices: KnownPrices
  readonly #rates: readonly SourcedRate[]
  readonly #wish: Wish
  readonly #used = new Set<ExchangeRate>()
  readonly #facts: Fact[] = []
  readonly #names = new Set<string>()
  readonly #said = new Set<string>()

  private constructor(prices: KnownPrices, rates: readonly SourcedRate[], wish: Wish) {
    this.#prices = prices
    this.#rates = rates
    this.#wish = wish
  }

  /** @param series all that will be shown: the rates between their currencies and the one wished for are fetched */
  static async about(
    prices: KnownPrices,
    series: readonly PriceSeries[],
    wish: Wish = {},
  ): Promise<PriceResult> {
    const { currency } = wish
    const rates =
      currency === undefined ? [] : await prices.rates([...series.map((one) => one.currency), currency])
    return new PriceResult(prices, rates, wish)
  }

  /** Says something of a series, and with it what must be said. */
  tell(series: PriceSeries, say: (draft: Draft, series: PriceSeries, display: Display) => void): Display {
    const { unit, currency } = this.#wish
    const display = displayOf(series, unit, currency, this.#rates)
    say(this.draft, series, display)
    for (const caveat of caveats(series, display)) {
      if (!this.#said.has(caveat)) this.draft.say(caveat, ...rateFacts(display))
      this.#said.add(caveat)
    }
    for (const rate of display.rates) this.#used.add(rate)
    this.#facts.push(...unitFacts(series, unit))
    for (const name of [series.name, series.market, series.unitWritten, display.per]) {
      if (name !== undefined && /\d/.test(name)) this.#names.add(name)
    }
    return display
  }

  /** @param more what else the model shall read */
  done(more: object = {}): ToolResult {
    const { text, facts, series }: Answer = this.draft.done()
    return {
      data: { answer: text, ...more },
      facts: [...facts, ...this.#facts],
      sources: [...series.map((one) => this.#prices.sourceOf(one)), ...this.#rateSources()],
      names: [...this.#names],
    }
  }

  #rateSources(): AnswerSource[] {
    return this.#rates.filter((rate) => this.#used.has(rate)).map(({ source }) => source)
  }
}

/** What the source's unit and the unit wished for weigh: "a 90 kg bag" is no figure out of the air. */
function unitFacts({ basis, commodity }: PriceSeries, unit: PriceUnit | undefined): Fact[] {
  const weights = [
    basis.kind === 'mass' ? basis.kg : undefined,
    unit === undefined ? undefined : kilograms(unit, commodityById(commodity)?.bushel),
  ]
  return weights.flatMap((value) =>
    value === undefined ? [] : [{ value, kind: 'mass' as const, per: 'kg' }],
  )
}
