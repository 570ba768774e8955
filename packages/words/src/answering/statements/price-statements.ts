import type { StatementCode, Statements } from '@smart-farming/market-core/answer/statement'
import { monthName } from '../../format/dates/month-name.ts'
import { monthSpan } from '../../format/dates/month-span.ts'
import { figure } from '../../format/figures/figure.ts'
import { allOf } from '../../format/names/list.ts'
import { number } from '../../format/number.ts'
import type { StatementWords } from '../../statement-words.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Sentences } from '../sentences.ts'
import type { Terms } from '../terms.ts'

/** What an answer says of stored prices, in any language. */
export function priceStatements(
  { tag, run, comma, semicolon, phrases, units, volumes, volatilities }: Lexicon,
  say: Sentences,
  terms: Terms,
) {
  const {
    commodityName,
    plain,
    percent,
    month,
    perUnit,
    money,
    datedPrice,
    shownPrice,
    movement,
    nameAmong,
    seriesLabel,
  } = terms
  const size = (change: number) => percent(Math.abs(change))
  const signed = (change: number) => run(`${change < 0 ? '−' : '+'}${size(change)}`)
  const index = (value: number) => number(tag, value)
  const ofYear = (at: number) => monthName(tag, at)
  return {
    price: ({ series, price, isLast }: Statements['price']) => {
      const values = { series: seriesLabel(series), price: datedPrice(price) }
      return isLast ? say.last_known(values) : say.price(values)
    },
    no_price: ({ series, month: of }: Statements['no_price']) =>
      of === undefined
        ? say.no_price({ series: seriesLabel(series) })
        : say.no_price_in({ series: seriesLabel(series), month: month(of) }),
    moved: ({ changes }: Statements['moved']) => {
      const told = changes.map(({ over, percent: change }) => {
        const moved = movement(change)
        return over === 'month' ? phrases.onMonthBefore({ moved }) : phrases.onYearBefore({ moved })
      })
      return say.moved({ changes: allOf(tag, told) })
    },
    moved_between: ({ changes }: Statements['moved_between']) => {
      const told = changes.map(({ from, to, percent: change }) =>
        phrases.between({ moved: movement(change), ...monthSpan(tag, from, to) }),
      )
      return say.moved_between({ changes: allOf(tag, told) })
    },
    change: ({ series, from, to, percent: change }: Statements['change']) =>
      say.change({
        series: seriesLabel(series),
        from: datedPrice(from),
        to: datedPrice(to),
        moved: movement(change),
      }),
    against_mean: ({ series, start, end, mean, to, percent: change, times }: Statements['against_mean']) =>
      say.against_mean({
        series: seriesLabel(series),
        start: month(start),
        end: month(end),
        mean: shownPrice(mean),
        to: datedPrice(to),
        moved: movement(change),
        times: figure(tag, times),
      }),
    means_apart: ({ series, first, second, percent: change }: Statements['means_apart']) =>
      say.means_apart({
        series: seriesLabel(series),
        start: month(first.start),
        end: month(first.end),
        mean: shownPrice(first.mean),
        start2: month(second.start),
        end2: month(second.end),
        mean2: shownPrice(second.mean),
        moved: movement(change),
      }),
    no_reason: say.no_reason,
    no_change: ({ series }: Statements['no_change']) => say.no_change({ series: seriesLabel(series) }),
    old_price: ({ months }: Statements['old_price']) =>
      say.old_price({ count: months, figure: number(tag, months) }),
    other_kinds: ({ kinds }: Statements['other_kinds']) =>
      say.other_kinds({
        kinds: kinds.map(({ series, price }) => `${run(series.name)} ${shownPrice(price)}`).join(semicolon),
      }),
    newer_elsewhere: ({ series, month: of }: Statements['newer_elsewhere']) =>
      say.newer_elsewhere({ series: seriesLabel(series), month: month(of) }),
    direction: ({ asked, did }: Statements['direction']) => {
      if (did === 'neither') return say.direction.neither
      if (asked === did) return did === 'up' ? say.direction.yesUp : say.direction.yesDown
      return did === 'up' ? say.direction.noUp : say.direction.noDown
    },
    from_extreme: ({ series, extreme, from, to, percent: change }: Statements['from_extreme']) => {
      const side = change < 0 ? 'below' : 'above'
      return say[`${extreme}_${side}`]({
        series: seriesLabel(series),
        from: datedPrice(from),
        to: datedPrice(to),
        percent: size(change),
        signed: signed(change),
      })
    },
    gap: ({ higher, lower, difference, percent: more, times, less }: Statements['gap']) => {
      const name = nameAmong([higher, lower])
      const named = { higher: name(higher), lower: name(lower), difference: shownPrice(difference) }
      if (less !== undefined) return say.gap_less({ ...named, percent: percent(less) })
      return say.gap({
        ...named,
        percent: percent(more),
        times: figure(tag, times),
      })
    },
    newer_of: ({ newer, older }: Statements['newer_of']) => {
      const name = nameAmong([newer.series, older.series])
      return say.newer_of({
        newer: name(newer.series),
        month: month(newer.month),
        older: name(older.series),
        olderMonth: month(older.month),
      })
    },
    not_comparable: ({ why }: Statements['not_comparable']) => say.not_comparable[why],
    same_age: ({ month: of }: Statements['same_age']) => say.same_age({ month: month(of) }),
    times_of: ({ first, second, times, holds }: Statements['times_of']) => {
      const name = nameAmong([first, second])
      const values = { first: name(first), second: name(second), times: figure(tag, times) }
      return holds ? say.times_yes(values) : say.times_no(values)
    },
    share_of: ({ first, second, percent: share }: Statements['share_of']) => {
      const name = nameAmong([first, second])
      return say.share_of({ first: name(first), second: name(second), percent: percent(share) })
    },
    in_order: ({ prices, currency, per, dearestFirst, month: of }: Statements['in_order']) => {
      const name = nameAmong(prices.map(({ series }) => series))
      const told = prices.map(({ series, value }) => `${name(series)} ${money(currency, value)}`)
      const list = told.join(comma)
      const listed = of === undefined ? list : phrases.inMonth({ what: list, month: month(of) })
      const values = { prices: listed, unit: perUnit(per) }
      return dearestFirst ? say.dearest_first(values) : say.cheapest_first(values)
    },
    moves_in_order: ({ first, moves }: Statements['moves_in_order']) => {
      const name = nameAmong(moves.map(({ series }) => series))
      const told = moves.map(({ series, percent: change }) => `${name(series)} ${movement(change)}`)
      const values = { moves: told.join(comma) }
      return first === 'up' ? say.rises_first(values) : say.falls_first(values)
    },
    swings_in_order: ({ swings }: Statements['swings_in_order']) => {
      const name = nameAmong(swings.map(({ series }) => series))
      const told = swings.map(({ series, percent: of }) => `${name(series)} ${percent(of)}`)
      return say.swings_in_order({ swings: told.join(comma) })
    },
    at_extreme: ({ extreme, holds }: Statements['at_extreme']) =>
      say.at_extreme[`${holds ? 'is' : 'not'}_${extreme}`],
    multiple: ({ times, asked }: Statements['multiple']) => {
      const values = { times: figure(tag, times) }
      if (asked === undefined) return say.multiple(values)
      return (asked < 1 ? times <= asked : times >= asked)
        ? say.multiple_yes(values)
        : say.multiple_no(values)
    },
    range: ({ series, count, until, lowest, highest, mean, lead }: Statements['range']) =>
      say[lead === undefined ? 'range' : (`range_${lead}` as const)]({
        series: seriesLabel(series),
        count,
        figure: number(tag, count),
        until: month(until),
        lowest: datedPrice(lowest),
        highest: datedPrice(highest),
        mean: shownPrice(mean),
      }),
    no_range: ({ series, since, until }: Statements['no_range']) =>
      since === undefined || until === undefined
        ? say.no_range({ series: seriesLabel(series) })
        : say.no_range_since({ series: seriesLabel(series), start: month(since), end: month(until) }),
    variation: ({ percent: of, volatility }: Statements['variation']) =>
      say.variation({ percent: percent(of), volatility: volatilities[volatility] }),
    season: ({ series, since, until, now, peak, low }: Statements['season']) =>
      say.season({
        series: seriesLabel(series),
        start: month(since),
        end: month(until),
        now: ofYear(now.month),
        nowIndex: index(now.index),
        peak: ofYear(peak.month),
        peakIndex: index(peak.index),
        low: ofYear(low.month),
        lowIndex: index(low.index),
        average: number(tag, 100),
      }),
    no_season: ({ series }: Statements['no_season']) => say.no_season({ series: seriesLabel(series) }),
    weak_season: say.weak_season,
    moved_over_year: ({ moves, until }: Statements['moved_over_year']) => {
      const told = moves.map(({ commodity, percent: change }) => {
        const values = { name: commodityName(commodity), percent: percent(change) }
        return change < 0 ? phrases.fell(values) : phrases.rose(values)
      })
      const values = { moves: told.join(comma) }
      return until === undefined
        ? say.moved_over_year(values)
        : say.moved_over_year_to({ ...values, until: month(until) })
    },
    stands: ({ series, against, percent: difference }: Statements['stands']) => {
      const values = {
        series: seriesLabel(series),
        against: seriesLabel(against),
        percent: percent(difference),
      }
      return difference < 0 ? say.stands_below(values) : say.stands_above(values)
    },
    different_kinds: say.different_kinds,
    not_your_price: say.not_your_price,
    price_is_world: say.price_is_world,
    converted: ({ rates }: Statements['converted']) => {
      const told = rates.map(({ base, quote, rate: of, date, fixed }) => {
        const rate = run(`${plain(1)} ${base} = ${plain(of)} ${quote}`)
        if (fixed) return phrases.fixedRate({ rate, date: run(date) })
        return date === '' ? phrases.ownRate({ rate }) : phrases.rate({ rate, date: run(date) })
      })
      return say.converted({ rates: allOf(tag, told) })
    },
    no_weight: ({ per, wanted }: Statements['no_weight']) =>
      say.no_weight({ per: perUnit({ written: per }), wanted: units[wanted] }),
    no_volume: ({ wanted }: Statements['no_volume']) => say.no_volume({ wanted: volumes[wanted] }),
    by_density: ({ commodity, kgPerLitre }: Statements['by_density']) =>
      say.by_density({ name: commodityName(commodity), figure: plain(kgPerLitre) }),
    no_bushel: ({ commodity }: Statements['no_bushel']) => say.no_bushel({ name: commodityName(commodity) }),
    no_rate: ({ from, to }: Statements['no_rate']) => say.no_rate({ from: run(from), to: run(to) }),
  } satisfies Partial<StatementWords> & Partial<Record<StatementCode, unknown>>
}
