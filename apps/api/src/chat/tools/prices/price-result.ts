import type { AnswerSource } from '@smart-farming/contracts/chat'
import { Draft } from '@smart-farming/market-core/answer/answer'
import type { Fact } from '@smart-farming/market-core/answer/fact'
import { caveats, rateFacts } from '@smart-farming/market-core/answer/series/caveats'
import { isLastKnown } from '@smart-farming/market-core/answer/series/last-known'
import type { MonthlySeries } from '@smart-farming/market-core/answer/series/price-series'
import { type Display, displayOf } from '@smart-farming/market-core/answer/series/shown-price'
import { sayAge } from '@smart-farming/market-core/answer/with-prices'
import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { kilograms, type PriceUnit } from '@smart-farming/market-core/mass'
import type { Month } from '@smart-farming/market-core/months'
import type { Question } from '@smart-farming/market-core/understand/question'
import { answerText } from '@smart-farming/words/statement-words'
import type { SourcedRate, ToolPorts } from '../ports.ts'
import type { ToolContext, ToolResult } from '../tool.ts'

type Ports = Pick<ToolPorts, 'prices' | 'words'>

/** How prices are to be shown. */
export interface Wish {
  unit?: PriceUnit | undefined
  currency?: string | undefined
}

/** Of when a price is told: the newest unless it says otherwise. */
type OfTime = Pick<Question, 'period'>

/**
 * Builds a tool's result from statements of market-core, so that a model reads what the simple mode says, and no other
 * rule.
 */
export class PriceResult {
  readonly draft = new Draft()
  readonly #ports: Ports
  readonly #rates: readonly SourcedRate[]
  readonly #wish: Wish
  readonly #today: Month
  readonly #used = new Set<ExchangeRate>()
  readonly #facts: Fact[] = []
  readonly #names = new Set<string>()

  private constructor(ports: Ports, rates: readonly SourcedRate[], wish: Wish, at: Date) {
    this.#ports = ports
    this.#rates = rates
    this.#wish = wish
    this.#today = at.toISOString().slice(0, 7)
  }

  /**
   * @param series all that will be shown: the rates between their currencies and the one wished for are fetched
   * @param context says when it is asked, by which a price is old
   */
  static async about(
    ports: Ports,
    { at }: Pick<ToolContext, 'at'>,
    series: readonly MonthlySeries[],
    wish: Wish = {},
  ): Promise<PriceResult> {
    const { currency } = wish
    const rates =
      currency === undefined ? [] : await ports.prices.rates([...series.map((one) => one.currency), currency])
    return new PriceResult(ports, rates, wish, at)
  }

  /** Says something of a series, and with it what must be said: first that it is old. */
  tell(
    series: MonthlySeries,
    say: (draft: Draft, series: MonthlySeries, display: Display) => void,
    of: OfTime = {},
  ): Display {
    const { unit, currency } = this.#wish
    const display: Display = {
      ...displayOf(series, unit, currency, this.#rates),
      ...(isLastKnown(series, this.#today) && { isLast: true }),
    }
    this.age(series, of)
    say(this.draft, series, display)
    for (const caveat of caveats(series, display)) this.draft.sayOnce(caveat, ...rateFacts(display))
    for (const rate of display.rates) this.#used.add(rate)
    this.#facts.push(...unitFacts(series, unit))
    const { per } = display
    const perWords = typeof per === 'string' ? this.#ports.words.priceUnits[per] : per.written
    for (const name of [series.name, series.market, series.unitWritten, perWords]) {
      if (name !== undefined && /\d/.test(name)) this.#names.add(name)
    }
    return display
  }

  /** Says that a price is old, where it is told as the newest. */
  age(series: MonthlySeries, of: OfTime = {}): void {
    sayAge(this.draft, series, of, this.#today)
  }

  /** What has been said so far. */
  get text(): string {
    return answerText(this.#ports.words.answers.statements, this.draft.done().statements)
  }

  /** @param more what else the model shall read */
  done(more: object = {}): ToolResult {
    const { statements, series } = this.draft.done()
    return {
      data: { answer: this.text, ...more },
      facts: [...statements.flatMap(({ facts }) => facts), ...this.#facts],
      sources: [...series.map((one) => this.#ports.prices.sourceOf(one)), ...this.#rateSources()],
      names: [...this.#names],
    }
  }

  #rateSources(): AnswerSource[] {
    return this.#rates.filter((rate) => this.#used.has(rate)).map(({ source }) => source)
  }
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
