import type { Statements } from '@smart-farming/market-core/answering/statement'
import type { AnswerLanguage } from './answer-language.ts'
import type { Terms } from './terms.ts'
import { unitWord } from './unit-words.ts'

/** Texts of several series, of missing ones, and of units and rates. */
export function seriesTexts(language: AnswerLanguage, words: Terms) {
  const { say, terms, nameOf } = language
  const { percent, month, money, movement, nameAmong, perUnit, plain, run, seriesLabel, shownPrice, all } =
    words
  return {
    kind_not_stored: ({ kind }: Statements['kind_not_stored']) => say.kindNotStored[kind],
    unknown_place: ({ place }: Statements['unknown_place']) => say.unknownPlace({ place: run(place) }),
    not_found: ({ commodity, place, others }: Statements['not_found']) => {
      const none = say.notFound[place]({ name: nameOf(commodity) })
      return others.length === 0
        ? none
        : `${none} ${say.others({ others: others.map(seriesLabel).join(terms.semicolon) })}`
    },
    gap: ({ higher, lower, difference, percent: more, less }: Statements['gap']) => {
      const name = nameAmong([higher, lower])
      const named = { higher: name(higher), lower: name(lower), difference: shownPrice(difference) }
      return less === undefined
        ? say.gap({ ...named, percent: percent(more) })
        : say.gapLess({ ...named, percent: percent(less) })
    },
    in_order: ({ prices, currency, per, dearestFirst, month: of }: Statements['in_order']) => {
      const name = nameAmong(prices.map(({ series }) => series))
      const list = prices
        .map(({ series, value }) => `${name(series)} ${money(currency, value)}`)
        .join(terms.comma)
      const values = {
        unit: perUnit(per),
        prices: of === undefined ? list : terms.inMonth({ price: list, month: month(of) }),
      }
      return dearestFirst ? say.dearestFirst(values) : say.cheapestFirst(values)
    },
    moves_in_order: ({ first, moves }: Statements['moves_in_order']) => {
      const name = nameAmong(moves.map(({ series }) => series))
      const told = moves.map(({ series, percent: change }) => `${name(series)} ${movement(change)}`)
      const values = { moves: told.join(terms.comma) }
      return first === 'up' ? say.risesFirst(values) : say.fallsFirst(values)
    },
    swings_in_order: ({ swings }: Statements['swings_in_order']) => {
      const name = nameAmong(swings.map(({ series }) => series))
      const told = swings.map(({ series, percent: of }) => `${name(series)} ${percent(of)}`)
      return say.swings({ swings: told.join(terms.comma) })
    },
    not_comparable: ({ why }: Statements['not_comparable']) => say.notComparable[why],
    not_your_price: () => say.notYourPrice,
    converted: ({ rates }: Statements['converted']) => {
      const told = rates.map(({ base, quote, rate: of, date, fixed }) => {
        const rate = run(`${plain(1)} ${base} = ${plain(of)} ${quote}`)
        return fixed ? say.fixedRate({ rate, date: run(date) }) : say.rate({ rate, date: run(date) })
      })
      return say.converted({ rates: all(told) })
    },
    not_in_unit: ({ wanted }: Statements['not_in_unit']) =>
      say.notInUnit({ unit: unitWord(language, words, wanted) }),
    by_density: ({ commodity, kgPerLitre }: Statements['by_density']) =>
      say.byDensity({ name: nameOf(commodity), figure: plain(kgPerLitre) }),
    no_rate: ({ from, to }: Statements['no_rate']) =>
      from === '' ? say.noRateTo({ to: run(to) }) : say.noRate({ from: run(from), to: run(to) }),
    bag_weight: () => say.bagWeight,
  }
}
