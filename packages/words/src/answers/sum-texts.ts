import type { SumPart } from '@smart-farming/market-core/answering/statement'
import type { Figure } from '@smart-farming/market-core/reader/question'
import type { Amount, Unit } from '@smart-farming/market-core/reader/units'
import type { AnswerFormatters, AnswerLanguage, AnswerTexts } from './answer-language.ts'

const inPercent: ReadonlySet<Figure['role']> = new Set(['percent', 'moisture', 'moisture_wanted'])

/** Creates the texts for conversions and calculations with the farmer's own numbers. */
export function sumTexts({ say, terms, nameOf }: AnswerLanguage, words: AnswerFormatters) {
  const { own, share, counted, sum, run, all, inWords, amountWords: amount } = words
  const result = (of: Amount) => amount(of, counted)
  const on = (text: string, per: Unit | undefined) =>
    per === undefined ? text : terms.per({ price: text, unit: words.unitWord(per) })
  /** As entered, with all digits. */
  const given = ({ role, value, currency, unit, per, every }: Figure) => {
    const shown = inPercent.has(role) ? share(value) : own(value)
    const what = unit === undefined ? shown : amount({ value, unit })
    const money = currency === undefined ? what : run(`${currency} ${what}`)
    return terms.roles[role]({ figure: on(on(money, per), every) })
  }
  const part = ({ value, currency, unit, isMoney }: SumPart) =>
    isMoney ? sum(currency, value) : unit === undefined ? own(value) : result({ value, unit })
  return {
    given: ({ figures }) => say.given({ figures: figures.map(given).join(terms.semicolon) }),
    sum_needs: ({ missing }) => say.sumNeeds({ missing: all(missing.map((one) => terms.needed[one])) }),
    no_common_money: ({ currencies }) => say.noCommonMoney({ currencies: all(currencies.map(run)) }),
    worth: ({ amount: of, commodity, currency, money }) => {
      const values = { amount: amount(of), money: sum(currency, money) }
      return commodity === undefined ? say.worth(values) : say.worthOf({ ...values, name: nameOf(commodity) })
    },
    total: ({ value, currency, amount: of, land }) => {
      const money = on(sum(currency, value), land)
      return of === undefined ? say.total({ money }) : say.totalFor({ money, amount: result(of) })
    },
    total_amount: ({ amount: of, land }) => say.total({ money: on(result(of), land) }),
    left: ({ output, cost, left, currency, land }) =>
      (left < 0 ? say.loss : say.left)({
        output: sum(currency, output),
        cost: sum(currency, cost),
        left: on(sum(currency, Math.abs(left)), land),
      }),
    margin_leaves_out: () => say.marginLeavesOut,
    break_even: ({ price, currency, per, cost, amount: of, land }) =>
      say.breakEven({
        price: on(sum(currency, price), per),
        cost: on(sum(currency, cost), land),
        amount: on(result(of), land),
      }),
    break_even_yield: ({ amount: of, cost, currency, land }) =>
      say.breakEvenYield({ amount: on(result(of), land), cost: on(sum(currency, cost), land) }),
    each: ({ value, of, by }) =>
      say.each({ value: part(value), of: part(of), by: by.unit === undefined ? own(by.value) : part(by) }),
    percent_of: ({ percent, of, value }) =>
      say.percentOf({ percent: share(percent), of: part(of), value: part(value) }),
    dry_matter: ({ amount: of, from, to, result: dry, lost }) =>
      say.dryMatter({
        amount: amount(of),
        from: share(from),
        result: result({ value: dry, unit: of.unit }),
        to: share(to),
        lost: result(lost),
      }),
    ratio: ({ product, input, sold, bought }) =>
      say.ratio({
        sold: result(sold),
        product: nameOf(product),
        bought: amount({ value: 1, unit: bought }),
        input: nameOf(input),
      }),
    no_ratio: (values) => say.noRatio(inWords(values)),
    conversion: ({ from, to, commodity, lands }) => {
      const of = commodity === undefined ? '' : ` (${nameOf(commodity)})`
      return `${on(amount(from), lands?.from)}${of} = ${on(result(to), lands?.to)}.`
    },
    exchange: ({ from, currency, to, into }) =>
      run(`${currency} ${own(from)} = ${into} ${sum(undefined, to)}.`),
  } satisfies Partial<AnswerTexts>
}
