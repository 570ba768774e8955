import { currencyOfWord } from '../../find-units.ts'
import { resultsAsked, type UnitsAsked, unitsAsked } from '../asked.ts'
import { withBehind } from '../behind/with-behind.ts'
import { askedIn } from '../parts/asked-in.ts'
import { doubtsIn } from '../proof/doubts-in.ts'
import type { Clause, Placed, Reckoned } from '../story.ts'
import type { Story } from '../told-story.ts'
import { unitAt } from '../units.ts'
import { figuresMeant } from './meant.ts'
import { sumsOf } from './plans.ts'

/**
 * The sum of a story that its words do not bind: every figure has a role that is sure, their units fit together, and
 * one plan alone answers what is asked. Undefined where any of it is missing, and where the proof of sums has a doubt.
 */
export function byRoles(clauses: readonly Clause[], text: string, isForeign: boolean): Story | undefined {
  const plain = askedIn(clauses)
  const said = resultsAsked(plain)
  // "Net?", "whole picking?": what little is said behind the figures asks for what they come to.
  const isShort =
    !/\d/.test(plain) && plain.split(' ').length <= (manyBeside(plain).many === undefined ? 2 : 4)
  const asked = said.length === 0 && isShort ? (['comes-to'] as const) : said
  const figures = figuresMeant(clauses, asked, isForeign)
  if (figures === undefined || asked.length === 0) return undefined
  if (new Set(figures.flatMap(({ currency }) => (currency === undefined ? [] : [currency]))).size > 1)
    return undefined
  const sums = sumsOf(figures, {
    asked,
    units: { ...manyBeside(plain), ...unitsAsked(plain) },
    asksRest: rest.test(plain),
    asksAll: all.test(plain),
  })
  const [sum, next] = sums ?? []
  if (sum === undefined) return undefined
  if (isSoldTwice(sum)) return undefined
  const read = withBehind({ sum, ...(next && { next }) }, clauses, plain)
  if (doubtsIn(clauses, text, read).length > 0) return undefined
  return { ...ofRoles, isSure: !figures.some(isDosed), read }
}
/** Whether two results are asked for: how many are left and what they bring, for one and for all. */
export const asksBoth = (plain: string): boolean =>
  rest.test(plain) || all.test(plain) || manyBeside(plain).many !== undefined
const rest =
  /(?<![^ ])how many(?: [^ ]+){0,3} (?:remain|remains|remaining|left|over|quedan|restent|restam|sobran|sobram)(?![^ ])/
const all =
  /(?<![^ ])(?:and|plus) (?:for |on |in |the |over |my )*(?:total|all|whole|overall|altogether|\d|lot)/

/** "Tonnes and dollars", "bags and cost": so many, and what they come to. */
function manyBeside(plain: string): Partial<UnitsAsked> {
  const [, said = '', money = ''] = /^(?:the )?([^ ]+) and (?:the |what )?([^ ]+)$/.exec(plain) ?? []
  const isMoney = currencyOfWord(money) !== undefined || /^(?:money|costs?|bill|value|cash)$/.test(money)
  const many = isMoney ? unitAt([said], 0, false)?.unit : undefined
  return many === undefined ? {} : { many, saidMany: said }
}

/** What sprays and feeds are dosed in. */
const isDosed = ({ unit, per }: Placed): boolean =>
  [unit, ...per].some(
    (one) => one?.kind === 'volume' || (one !== undefined && /^(?:g|ml|cc)$/.test(one.name)),
  )

const ofRoles = { isBeyond: true, isMoney: true, isAsked: true, counts: [], sides: [], known: [] } as const

/** One lot is sold once: a second price is of another buyer. */
export const isSoldTwice = ({ terms, result }: Reckoned): boolean => {
  const lots = terms.flatMap(({ part, label, factors: [lot, ...others] }) =>
    part !== 'amount' && (part === 'in' || label === undefined) && lot !== undefined && others.length > 0
      ? [`${part} ${lot.value} ${lot.said}`]
      : [],
  )
  return result !== 'offers' && result !== 'more' && new Set(lots).size < lots.length
}
