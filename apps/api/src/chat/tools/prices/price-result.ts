import {
  type AddStatements,
  AnswerBuilder,
  addCaveats,
  addPriceAge,
  commodityById,
  type Display,
  displayedPrice,
  type ExchangeRate,
  type Fact,
  kilograms,
  latestPrice,
  type Month,
  type MonthlySeries,
  type PriceDisplayDefaults,
  type PriceUnit,
  requestedDisplay,
  resolveDisplay,
  type Statement,
  seriesLabel,
} from '@smart-farming/market-core/chat'
import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import type { ToolPorts } from '../ports.ts'
import type { ToolContext, ToolResult } from '../tool.ts'

interface Wish {
  unit?: PriceUnit | undefined
  currency?: string | undefined
  /** The requested month; the newest by default. */
  month?: Month | undefined
}

/**
 * Starts a tool's result, built from statements of market-core: a model reads the same statements
 * as the built-in answers, under the same rules.
 * @param series all series that will be shown, whose exchange rates are fetched
 * @param at time of the question, which decides whether a price is old
 * @param farm determines the form of the prices if the request does not
 */
export async function priceResult(
  { prices, words }: Pick<ToolPorts, 'prices' | 'words'>,
  { at }: Pick<ToolContext, 'at'>,
  series: readonly MonthlySeries[],
  { unit, currency, month }: Wish = {},
  farm: PriceDisplayDefaults = {},
) {
  const today = at.toISOString().slice(0, 7)
  const money = currency ?? farm.currency
  const months = [...series.flatMap((one) => latestPrice(one.prices)?.month ?? []), month]
  const currencies = series.map((one) => one.currency)
  const rates =
    money === undefined
      ? []
      : await prices.rates(
          [...currencies, money],
          months.filter((one) => one !== undefined),
        )
  const wish = {
    ...(unit && { unit: { kind: 'mass' as const, unit } }),
    currencies: currency === undefined ? [] : [currency],
  }
  const draft = new AnswerBuilder()
  const used = new Set<ExchangeRate>()
  const facts: Fact[] = []
  const names = new Set<string>()

  /** Adds a note to an old price that is presented as the newest. */
  function age(one: MonthlySeries): void {
    addPriceAge(draft, one, month === undefined ? [] : [{ start: month, end: month }], today)
  }

  /** Adds statements about a series, followed by its age and kind of price. */
  function tell(one: MonthlySeries, say: AddStatements): Display {
    const display = requestedDisplay(wish, one, { today, farm, rates })
    say(draft, one, display)
    age(one)
    addCaveats(draft, one, display)
    for (const rate of display.rates) used.add(rate)
    const newest = latestPrice(one.prices)
    // A model may give the published price beside the converted one.
    if (display.rates.length > 0 && newest)
      facts.push(displayedPrice(newest, resolveDisplay(one, wish.unit), seriesLabel(one)).fact)
    const { per } = display
    const shownUnit = typeof per === 'string' ? per : unit
    // Weights of the published unit and of the displayed unit, to support phrases such as "a 90 kg
    // bag".
    facts.push(
      ...weightFacts(
        one.basis.kind === 'mass' ? one.basis.kg : undefined,
        shownUnit && kilograms(shownUnit, commodityById(one.commodity)?.bushel),
      ),
    )
    const perWords = typeof per === 'string' ? words.priceUnits[per] : per.written
    for (const name of [one.name, one.market, one.unitWritten, perWords])
      if (name !== undefined && /\d/.test(name)) names.add(name)
    return display
  }

  const text = (): string => renderAnswer(words.said, draft.done().statements)

  return {
    draft,
    age,
    tell,
    text,
    /** @param more additional data for the model */
    done(more: object = {}): ToolResult {
      const told = draft.done()
      const sourcesOfRates = rates.filter((rate) => used.has(rate)).map(({ source }) => source)
      return {
        data: { answer: text(), ...more },
        facts: [...statementFacts(told.statements), ...facts],
        sources: [...told.series.map((one) => prices.sourceOf(one)), ...sourcesOfRates],
        names: [...names],
      }
    },
  }
}

/** Facts of unit weights, in kg. */
export const weightFacts = (...weights: readonly (number | undefined)[]): Fact[] =>
  weights.flatMap((value) => (value === undefined ? [] : [{ value, kind: 'mass', per: 'kg' }]))

/**
 * Collects the facts of statements for a model. Doubtful prices come first, because a model relies
 * on the first fact. The price before a doubtful one must not pass for the newest.
 */
export function statementFacts(statements: readonly Statement[]): Fact[] {
  const facts = statements.flatMap((one) => one.facts)
  const isDoubted = ({ role }: Fact) => role === 'doubted'
  return [...facts.filter(isDoubted), ...facts.filter((fact) => !isDoubted(fact))]
}
