import type { Statements } from '@smart-farming/market-core/answering/statement'
import { monthName } from '../format/dates/month-name.ts'
import { monthSpan } from '../format/dates/month-span.ts'
import { number } from '../format/number.ts'
import type { AnswerLanguage } from './answer-language.ts'
import type { Terms } from './terms.ts'

/** Texts of one series: its price, moves, range and season. */
export function priceTexts({ tag, say, terms }: AnswerLanguage, words: Terms) {
  const { percent, month, months, shownPrice, datedPrice, movement, seriesLabel, all, run } = words
  const size = (change: number) => percent(Math.abs(change))
  const index = (value: number) => number(tag, value)
  return {
    none_then: ({ series, month: of, since, until }: Statements['none_then']) => {
      const label = { series: seriesLabel(series) }
      if (since === undefined || until === undefined) return say.noneAtAll(label)
      const none = of === undefined ? say.noneThen(label) : say.noneIn({ ...label, month: month(of) })
      return `${none} ${say.runFrom({ since: month(since), until: month(until) })}`
    },
    price: ({ series, price }: Statements['price']) =>
      say.price({ series: seriesLabel(series), price: datedPrice(price) }),
    moved: ({ changes, isLast }: Statements['moved']) => {
      const told = changes.map(({ over, percent: change, from, to }) => {
        const moved = movement(change)
        if (isLast) return say.between({ moved, ...monthSpan(tag, from, to) })
        return over === 'month' ? say.onMonth({ moved }) : say.onYear({ moved })
      })
      return isLast ? say.movedThen({ changes: all(told) }) : say.moved({ changes: all(told) })
    },
    old_price: ({ months: count }: Statements['old_price']) => say.oldPrice({ months: months(count) }),
    doubted: ({ price, before }: Statements['doubted']) =>
      say.doubted({ price: datedPrice(price), before: datedPrice(before) }),
    odd_value: ({ price, before, after }: Statements['odd_value']) =>
      say.oddValue({ price: datedPrice(price), before: datedPrice(before), after: datedPrice(after) }),
    other_kinds: ({ kinds }: Statements['other_kinds']) =>
      say.otherKinds({
        kinds: kinds
          .map(({ series, price }) => `${run(series.name)} ${shownPrice(price)}`)
          .join(terms.semicolon),
      }),
    newer_elsewhere: ({ series, month: of }: Statements['newer_elsewhere']) =>
      say.newerElsewhere({ series: seriesLabel(series), month: month(of) }),
    change: ({ series, from, to, percent: change }: Statements['change']) =>
      say.change({
        series: seriesLabel(series),
        from: datedPrice(from),
        to: datedPrice(to),
        moved: movement(change),
      }),
    direction: ({ asked, did }: Statements['direction']) => {
      if (did === 'neither') return say.direction.neither
      if (asked === did) return did === 'up' ? say.direction.yesUp : say.direction.yesDown
      return did === 'up' ? say.direction.noUp : say.direction.noDown
    },
    range: ({ series, count, until, lowest, highest, mean, lead }: Statements['range']) => {
      const parts = {
        lowest: say.lowest({ price: datedPrice(lowest) }),
        highest: say.highest({ price: datedPrice(highest) }),
        mean: say.mean({ price: shownPrice(mean) }),
      }
      const order = (['lowest', 'highest', 'mean'] as const).toSorted(
        (a, b) => Number(b === lead) - Number(a === lead),
      )
      const [first = '', second = '', third = ''] = order.map((one) => parts[one])
      const values = { series: seriesLabel(series), months: months(count), until: month(until) }
      return lead === undefined
        ? say.range({ ...values, first, second, third })
        : say.rangeLed({ ...values, first, second, third })
    },
    variation: ({ percent: of, volatility }: Statements['variation']) =>
      say.variation({ percent: percent(of), volatility: terms.volatilities[volatility] }),
    from_extreme: ({ series, extreme, from, to, percent: change }: Statements['from_extreme']) => {
      const side = change < 0 ? 'below' : 'above'
      const text = extreme === 'highest' ? say.fromHighest[side] : say.fromLowest[side]
      return text({
        series: seriesLabel(series),
        from: datedPrice(from),
        to: datedPrice(to),
        percent: size(change),
      })
    },
    against_mean: ({ series, start, end, mean, to, percent: change }: Statements['against_mean']) =>
      say.againstMean({
        series: seriesLabel(series),
        to: datedPrice(to),
        moved: movement(change),
        mean: shownPrice(mean),
        start: month(start),
        end: month(end),
      }),
    means_apart: ({ series, first, second, percent: change }: Statements['means_apart']) =>
      say.meansApart({
        series: seriesLabel(series),
        start: month(first.start),
        end: month(first.end),
        mean: shownPrice(first.mean),
        start2: month(second.start),
        end2: month(second.end),
        mean2: shownPrice(second.mean),
        moved: movement(change),
      }),
    season: ({ series, since, until, peak, low, isWeak }: Statements['season']) => {
      const told = say.season({
        series: seriesLabel(series),
        start: month(since),
        end: month(until),
        peak: monthName(tag, peak.month),
        peakIndex: index(peak.index),
        low: monthName(tag, low.month),
        lowIndex: index(low.index),
        average: index(100),
      })
      return isWeak ? `${told} ${say.weakSeason}` : told
    },
    no_season: ({ series }: Statements['no_season']) => say.noSeason({ series: seriesLabel(series) }),
    against_limit: ({ series, price, limit, percent: share }: Statements['against_limit']) =>
      say.limit[share < 0 ? 'below' : 'above']({
        series: seriesLabel(series),
        price: datedPrice(price),
        limit: shownPrice(limit),
        percent: size(share),
      }),
    months_past: ({ series, way, limit, count, start, end, last }: Statements['months_past']) => {
      const values = {
        series: seriesLabel(series),
        limit: shownPrice(limit),
        start: month(start),
        end: month(end),
        last: datedPrice(last),
      }
      return count === 0 ? say.never[way](values) : say.past[way]({ ...values, months: months(count) })
    },
  }
}
