import type { Statements } from '@smart-farming/market-core/answer/statement'
import { inMonth, movement, nameAmong, percent, perUnit, sentence, shownPrice, written } from './terms.ts'

/** What an answer says of several prices together, or of one against what was supposed of it. */
export const aboutComparisons = {
  gap: ({ higher, lower, difference, percent: more, times, less }: Statements['gap']) => {
    const name = nameAmong([higher, lower])
    if (less !== undefined)
      return `${sentence(name(lower))} is cheaper than ${name(higher)} by ${shownPrice(difference)} (${percent(less)} less).`
    return `${sentence(name(higher))} is dearer than ${name(lower)} by ${shownPrice(difference)} (${percent(more)} more, ${written(times)} times as much).`
  },
  newer_of: ({ newer, older }: Statements['newer_of']) => {
    const name = nameAmong([newer.series, older.series])
    return `The newer is ${name(newer.series)}, of ${inMonth(newer.month)}; ${name(older.series)} is of ${inMonth(older.month)}.`
  },
  not_comparable: ({ why }: Statements['not_comparable']) =>
    why === 'time'
      ? 'Their newest prices are of times too far apart to be set against each other.'
      : 'Their prices are not in one unit or one money, so I do not set them against each other.',
  same_age: ({ month }: Statements['same_age']) => `Both are of ${inMonth(month)}.`,
  times_of: ({ first, second, times, holds }: Statements['times_of']) => {
    const name = nameAmong([first, second])
    return `${holds ? 'Yes' : 'No'}: ${name(first)} cost ${written(times)} times as much as ${name(second)}.`
  },
  share_of: ({ first, second, percent: share }: Statements['share_of']) => {
    const name = nameAmong([first, second])
    return `${sentence(name(first))} cost ${percent(share)} of what ${name(second)} did.`
  },
  in_order: ({ prices, currency, per, dearestFirst, month }: Statements['in_order']) => {
    const name = nameAmong(prices.map(({ series }) => series))
    const told = prices.map(({ series, value }) => `${name(series)} ${currency} ${written(value)}`)
    const when = month === undefined ? '' : ` in ${inMonth(month)}`
    return `Per ${perUnit(per)}${when}, the ${dearestFirst ? 'dearest' : 'cheapest'} first: ${told.join(', ')}.`
  },
  moves_in_order: ({ first, moves }: Statements['moves_in_order']) => {
    const name = nameAmong(moves.map(({ series }) => series))
    const told = moves.map(({ series, percent: change }) => `${name(series)} ${movement(change)}`)
    return `The largest ${first === 'up' ? 'rise' : 'fall'} first: ${told.join(', ')}.`
  },
  swings_in_order: ({ swings }: Statements['swings_in_order']) => {
    const name = nameAmong(swings.map(({ series }) => series))
    const told = swings.map(({ series, percent: of }) => `${name(series)} ${percent(of)}`)
    return `How much it swings from month to month (standard deviation of the changes), the most first: ${told.join(', ')}.`
  },
  at_extreme: ({ extreme, holds }: Statements['at_extreme']) =>
    `${holds ? 'Yes: it is' : 'No: it is not'} the ${extreme}.`,
  multiple: ({ times, asked }: Statements['multiple']) => {
    const told = `it is ${written(times)} times what it was.`
    if (asked === undefined) return sentence(told)
    return `${(asked < 1 ? times <= asked : times >= asked) ? 'Yes' : 'No'}: ${told}`
  },
}
