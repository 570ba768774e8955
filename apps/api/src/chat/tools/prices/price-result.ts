import type { AnswerSource } from '@smart-farming/contracts/chat'
import { Draft } from '@smart-farming/market-core/answer/answer'
import type { Fact } from '@smart-farming/market-core/answer/fact'
import { caveats, rateFacts } from '@smart-farming/market-core/answer/series/caveats'
import type { MonthlySeries } from '@smart-farming/market-core/answer/series/price-series'
import { type Display, displayOf } from '@smart-farming/market-core/answer/series/shown-price'
import { commodityById } from '@smart-farming/market-core/commodities/catalogue'
import type { ExchangeRate } from '@smart-farming/market-core/currency'
import { kilograms, type PriceUnit } from '@smart-farming/market-core/mass'
import { answerText } from '@smart-farming/words/statement-words'
import type { SourcedRate, ToolPorts } from '../ports.ts'
import type { ToolResult } from '../tool.ts'

type Ports = Pick<ToolPorts, 'prices' | 'words'>

/** How prices are to be shown. */
export interface Wish {
  unit?: PriceUnit | undefined
  currency?: string | undefined
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
  readonly #used = new Set<ExchangeRate>()
  readonly #facts: Fact[] = []
  readonly #names = new Set<string>()

  private constructor(ports: Ports, rates: readonly SourcedRate[], wish: Wish) {
    this.#ports = ports
    this.#rates = rates
    this.#wish = wish
  }

  /** @param series all that will be shown: the rates between their currencies and the one wished for are fetched */
  static async about(ports: Ports, series: readonly MonthlySeries[], wish: Wish = {}): Promise<PriceResult> {
    const { currency } = wish
    const rates =
      currency === undefined ? [] : await ports.prices.rates([...series.map((one) => one.currency), currency])
    return new PriceResult(ports, rates, wish)
  }

  /** Says something of a series, and with it what must be said. */
  tell(series: MonthlySeries, say: (draft: Draft, series: MonthlySeries, display: Display) => void): Display {
    const { unit, currency } = this.#wish
    const display = displayOf(series, unit, currency, this.#rates)
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
