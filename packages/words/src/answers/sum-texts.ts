import type { Part, Statements } from '@smart-farming/market-core/answering/statement'
import type { Figure } from '@smart-farming/market-core/reader/question'
import type { Unit } from '@smart-farming/market-core/reader/units'
import type { AnswerLanguage } from './answer-language.ts'
import type { Terms } from './terms.ts'
import { amountWords, unitWord } from './unit-words.ts'

const inPercent: ReadonlySet<Figure['role']> = new Set(['percent', 'moisture', 'moisture_wanted'])

/** Texts of sums with the farmer's own figures, and of conversions. */
export function sumTexts(language: AnswerLanguage, words: Terms) {
  const { say, terms, nameOf } = language
  const { own, share, counted, sum, run, all, seriesLabel } = words
  const unit = (of: Unit) => unitWord(language, words, of)
  const amount = (of: { value: number; unit: Unit }) => amountWords(language, words, of)
  const result = (of: { value: number; unit: Unit }) => amountWords(language, words, of, counted)
  const on = (text: string, per: Unit | undefined) =>
    per === undefined ? text : terms.per({ price: text, unit: unit(per) })
  /** A figure as it was given, with all its digits. */
  const given = ({ role, value, currency, unit: of, per }: Figure) => {
    const shown = inPercent.has(role) ? share(value) : own(value)
    const what = of === undefined ? shown : amount({ value, unit: of })
    return on(currency === undefined ? what : run(`${currency} ${what}`), per)
  }
  const part = ({ value, currency, unit: of, isMoney }: Part) =>
    isMoney ? sum(currency, value) : of === undefined ? own(value) : result({ value, unit: of })
  return {
    given: ({ figures }: Statements['given']) =>
      say.given({
        figures: figures.map((one) => terms.roles[one.role]({ figure: given(one) })).join(terms.semicolon),
      }),
    sum_needs: ({ missing }: Statements['sum_needs']) =>
      say.sumNeeds({ missing: all(missing.map((one) => terms.needed[one])) }),
    no_common_money: ({ currencies }: Statements['no_common_money']) =>
      say.noCommonMoney({ currencies: all(currencies.map(run)) }),
    worth: ({ amount: of, commodity, currency, money }: Statements['worth']) => {
      const values = { amount: amount(of), money: sum(currency, money) }
      return commodity === undefined ? say.worth(values) : say.worthOf({ ...values, name: nameOf(commodity) })
    },
    total: ({ value, currency, amount: of, land }: Statements['total']) => {
      const money = on(sum(currency, value), land)
      return of === undefined ? say.total({ money }) : say.totalFor({ money, amount: result(of) })
    },
    left: ({ output, cost, left, currency, land }: Statements['left']) => {
      const values = {
        output: sum(currency, output),
        cost: sum(currency, cost),
        left: on(sum(currency, Math.abs(left)), land),
      }
      return left < 0 ? say.loss(values) : say.left(values)
    },
    margin_leaves_out: () => say.marginLeavesOut,
    break_even: ({ price, currency, per, cost, amount: of, land }: Statements['break_even']) =>
      say.breakEven({
        price: on(sum(currency, price), per),
        cost: on(sum(currency, cost), land),
        amount: on(result(of), land),
      }),
    break_even_yield: ({ amount: of, cost, currency, land }: Statements['break_even_yield']) =>
      say.breakEvenYield({ amount: on(result(of), land), cost: on(sum(currency, cost), land) }),
    each: ({ value, of, by }: Statements['each']) =>
      say.each({ value: part(value), of: part(of), by: by.unit === undefined ? own(by.value) : part(by) }),
    percent_of: ({ percent, of, value }: Statements['percent_of']) =>
      say.percentOf({ percent: share(percent), of: part(of), value: part(value) }),
    dry_matter: ({ amount: of, from, to, result: dry }: Statements['dry_matter']) =>
      say.dryMatter({
        amount: amount(of),
        from: share(from),
        result: result({ value: dry, unit: of.unit }),
        to: share(to),
      }),
    ratio: ({ product, input, sold, bought }: Statements['ratio']) =>
      say.ratio({
        sold: result(sold),
        product: nameOf(product),
        bought: amount({ value: 1, unit: bought }),
        input: nameOf(input),
      }),
    no_ratio: ({ product, input }: Statements['no_ratio']) =>
      say.noRatio({ product: seriesLabel(product), input: seriesLabel(input) }),
    conversion: ({ from, to, commodity }: Statements['conversion']) => {
      const of = commodity === undefined ? '' : ` (${nameOf(commodity)})`
      return `${amount(from)}${of} = ${result(to)}.`
    },
    exchange: ({ from, currency, to, into }: Statements['exchange']) =>
      run(`${currency} ${own(from)} = ${into} ${sum(undefined, to)}.`),
  }
}
