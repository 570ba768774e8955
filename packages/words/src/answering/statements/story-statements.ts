import type { Statements } from '@smart-farming/market-core/answer/statement'
import type { Shown, Term } from '@smart-farming/market-core/understand/story/story'
import { WANTED } from '@smart-farming/market-core/understand/story/story'
import { figure, percentFigure, sumFigure } from '../../format/figures/figure.ts'
import { plainNumber } from '../../format/figures/plain-number.ts'
import { allOf } from '../../format/names/list.ts'
import type { StatementWords } from '../../statement-words.ts'
import type { Sentences } from '../sentences.ts'

/** How a language writes what stands in the lines of a sum. */
interface StoryTerms {
  readonly tag: string
  readonly semicolon: string
  /** Sets a run of Latin letters apart from what is written the other way. */
  readonly run: (text: string) => string
  /** What stands before money that goes out. */
  readonly cost: string
  /** What a unit is called behind "per", by its code. */
  readonly units: Readonly<Record<string, string>>
  readonly per: (values: { readonly what: string; readonly unit: string }) => string
  readonly percent: (values: { readonly figure: string }) => string
}

/** A whole number from here on has its thousands apart. */
const GROUPED = 1000

/** Whether it has no more decimals than that, but for what the machine's own reckoning leaves: 1996.3999999999999. */
const isNear = (value: number, parts: number): boolean =>
  Math.abs(Math.round(value * parts) - value * parts) < 1e-6 * Math.max(1, Math.abs(value))

type Say = Pick<
  Sentences,
  | 'given'
  | 'story_result'
  | 'story_wanted'
  | 'story_behind'
  | 'story_amounts'
  | 'story_more'
  | 'story_less'
  | 'story_same'
  | 'story_offers'
  | 'story_missing'
  | 'story_unplaced'
>

/** What an answer says of a farm sum in free words, in any language, English too. */
export function storyStatements({ tag, semicolon, run, cost, units, per, percent }: StoryTerms, say: Say) {
  const named = (text: string, { currency, said, isPercent }: Shown): string => {
    if (isPercent) return percent({ figure: text })
    if (currency !== undefined) return run(`${currency} ${text}`)
    return said === undefined ? text : `${text} ${said}`
  }
  // A bag of a sum has the weight that was said of it, or none.
  const rated = (text: string, unit: string | undefined): string =>
    unit === undefined ? text : per({ what: text, unit: unit === 'bag' ? unit : (units[unit] ?? unit) })
  const asGiven = (given: number): string =>
    asTold(isNear(given, 1e4) ? Math.round(given * 1e4) / 1e4 : Math.round(given * 100) / 100)
  const asTold = (value: number): string =>
    Number.isInteger(value) && Math.abs(value) >= GROUPED ? figure(tag, value) : plainNumber(tag, value)
  const given = (shown: Shown): string => {
    const { value, less, per: unit } = shown
    const figures =
      less === undefined
        ? asGiven(value)
        : `(${[asGiven(less.from), ...less.taken.map((taken) => `${taken < 0 ? '+' : '−'} ${asGiven(Math.abs(taken))}`)].join(' ')})`
    return rated(named(figures, shown), unit)
  }
  // A whole number of things has no decimals.
  const worked = (shown: Shown): string =>
    shown.said !== undefined && isNear(shown.value, 1)
      ? given({ value: Math.abs(shown.value), said: shown.said })
      : named(sumFigure(tag, Math.abs(shown.value)), shown)
  const line = ({ part, label, of, factors, value }: Term): string => {
    const product = factors
      .map((factor, at) => (at === 0 ? given(factor) : `${factor.isDivisor ? '÷' : '×'} ${given(factor)}`))
      .join(' ')
    const isMoney = part !== 'amount'
    const currency = isMoney ? factors.find((factor) => factor.currency !== undefined)?.currency : undefined
    const total = worked({ value, ...(currency !== undefined && { currency }) })
    const sum = factors.length === 1 ? product : `${product} = ${total}`
    const what = [label ?? '', of === undefined ? '' : given(of)].filter((text) => text !== '')
    const about = what.length === 0 ? '' : ` (${what.join(' ')})`
    if (label === WANTED) return `${say.story_wanted} ${sum}`
    if (part === 'out') return `${cost}${about} ${sum}`
    return of === undefined ? sum : `${given(of)}: ${sum}`
  }
  return {
    story_figures: ({ terms }: Statements['story_figures']) => saidOf(terms),
    story_result: ({ result, value, whole, per: unit }: Statements['story_result']) => {
      const told = { value: rated(whole === undefined ? worked(value) : wholeOf(whole, value), unit) }
      return say.story_result[result === 'left' && value.value < 0 ? 'loss' : result](told)
    },
    story_behind: ({ amounts }: Statements['story_behind']) =>
      say.story_behind({
        amounts: amounts
          .map(({ of, value, per: unit }) =>
            say.story_amounts[of === 'left' && value.value < 0 ? 'loss' : of]({
              value: rated(worked(value), unit),
            }),
          )
          .join(semicolon),
      }),
    story_change: ({ was, is, value, per: unit, percent: share }: Statements['story_change']) => {
      const size = rated(worked(value), unit)
      const change =
        share === undefined ? size : `${size} (${percent({ figure: percentFigure(tag, Math.abs(share)) })})`
      const values = { was: rated(signed(was), unit), is: rated(signed(is), unit), change }
      if (value.value === 0) return say.story_same(values)
      return value.value > 0 ? say.story_more(values) : say.story_less(values)
    },
    story_offers: ({ offers, values: sums, difference, isCost, per: unit }: Statements['story_offers']) => {
      const isFirst = isCost ? sums[0].value <= sums[1].value : sums[0].value >= sums[1].value
      const [best, other] = isFirst ? offers : [offers[1], offers[0]]
      const [bestValue, otherValue] = isFirst ? sums : [sums[1], sums[0]]
      return say.story_offers[isCost ? 'less' : 'more']({
        best: given(best),
        bestValue: rated(signed(bestValue), unit),
        other: given(other),
        otherValue: rated(signed(otherValue), unit),
        change: rated(worked(difference), unit),
      })
    },
    story_missing: ({ unit, per: of, known = [] }: Statements['story_missing']) => {
      const asked = say.story_missing({ unit: units[unit] ?? unit, per: units[of] ?? of })
      return known.length === 0 ? asked : `${saidOf(known)} ${asked}`
    },
    story_unplaced: ({ figures, known = [] }: Statements['story_unplaced']) => {
      const asked = say.story_unplaced({
        figures: allOf(tag, figures.map(asGiven)),
        count: figures.length,
      })
      return known.length === 0 ? asked : `${saidOf(known)} ${asked}`
    },
  } satisfies Partial<StatementWords>

  function saidOf(terms: readonly Term[]): string {
    return say.given({ figures: [...new Set(terms.map(line))].join(semicolon) })
  }

  /** "9 bags (8.4)": what is bought or filled is whole, and the rest of the last is told. */
  function wholeOf(whole: number, { value, said }: Shown): string {
    return `${given({ value: whole, ...(said !== undefined && { said }) })} (${sumFigure(tag, value)})`
  }

  function signed(shown: Shown): string {
    return named(sumFigure(tag, shown.value), shown)
  }
}
