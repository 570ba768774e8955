import type { SeriesLabel } from '@smart-farming/market-core/answering/series/price-series'
import { formatMonthName } from '../format/dates/month-name.ts'
import { formatMonthSpan } from '../format/dates/month-span.ts'
import { formatNumber } from '../format/number.ts'
import type { AnswerFormatters, AnswerLanguage, AnswerTexts, FormattedValues } from './answer-language.ts'

const side = ({ percent }: { readonly percent: number }) => (percent < 0 ? 'below' : 'above')

/** Creates the texts about prices: missing data, series, units and exchange rates. */
export function priceTexts({ tag, say, terms, nameOf }: AnswerLanguage, words: AnswerFormatters) {
  const { percent, month, money, movement, nameAmong, perUnit, plain, run, seriesLabel, all, inWords } = words
  /** Wraps a message that takes its statement's values unchanged. */
  const told =
    <Values extends object>(phrase: (values: FormattedValues<Values>) => string) =>
    (values: Values) =>
      phrase(inWords(values))
  const listed = <Item extends { readonly series: SeriesLabel }>(
    items: readonly Item[],
    textOf: (item: Item) => string,
  ) => {
    const name = nameAmong(items.map(({ series }) => series))
    return items.map((one) => `${name(one.series)} ${textOf(one)}`).join(terms.comma)
  }
  return {
    kind_not_stored: ({ kind }) => say.kindNotStored[kind],
    unknown_place: told(say.unknownPlace),
    not_found: ({ commodity, place, others }) => {
      const none = say.notFound[place]({ name: nameOf(commodity) })
      if (others.length === 0) return none
      return `${none} ${say.others({ others: others.map(seriesLabel).join(terms.semicolon) })}`
    },
    none_then: (values) => {
      const asked = inWords(values)
      if (values.since === undefined) return say.noneAtAll(asked)
      const none = values.month === undefined ? say.noneThen(asked) : say.noneIn(asked)
      return `${none} ${say.runFrom(asked)}`
    },
    price: told(say.price),
    moved: ({ changes, isLast }) => {
      const each = changes.map(({ over, percent: change, from, to }) => {
        const moved = movement(change)
        if (isLast) return say.between({ moved, ...formatMonthSpan(tag, from, to) })
        return over === 'month' ? say.onMonth({ moved }) : say.onYear({ moved })
      })
      return (isLast ? say.movedThen : say.moved)({ changes: all(each) })
    },
    old_price: told(say.oldPrice),
    doubted: told(say.doubted),
    odd_value: told(say.oddValue),
    other_kinds: ({ kinds }) => {
      const each = kinds.map(({ series, price }) => `${run(series.name)} ${words.shownPrice(price)}`)
      return say.otherKinds({ kinds: each.join(terms.semicolon) })
    },
    newer_elsewhere: told(say.newerElsewhere),
    change: told(say.change),
    direction: ({ asked, did }) => {
      if (did === 'neither') return say.direction.neither
      if (asked === did) return did === 'up' ? say.direction.yesUp : say.direction.yesDown
      return did === 'up' ? say.direction.noUp : say.direction.noDown
    },
    range: (values) => {
      const { lead } = values
      const { series, months, until, ...prices } = inWords(values)
      const [first = '', second = '', third = ''] = (['lowest', 'highest', 'mean'] as const)
        .toSorted((a, b) => Number(b === lead) - Number(a === lead))
        .map((one) => say[one]({ price: prices[one] }))
      return (lead === undefined ? say.range : say.rangeLed)({ series, months, until, first, second, third })
    },
    variation: ({ percent: of, volatility }) =>
      say.variation({ percent: percent(of), volatility: terms.volatilities[volatility] }),
    from_extreme: (values) =>
      say[values.extreme === 'highest' ? 'fromHighest' : 'fromLowest'][side(values)](inWords(values)),
    means_apart: (values) => {
      const [first, second] = [inWords(values.first), inWords(values.second)]
      const other = { start2: second.start, end2: second.end, mean2: second.mean }
      return say.meansApart({ ...first, ...other, ...inWords(values) })
    },
    season: (values) => {
      const { series, since: start, until: end } = inWords(values)
      const [peak, low] = [formatMonthName(tag, values.peak.month), formatMonthName(tag, values.low.month)]
      const [peakIndex, lowIndex] = [
        formatNumber(tag, values.peak.index),
        formatNumber(tag, values.low.index),
      ]
      const average = formatNumber(tag, 100)
      const usual = say.season({ series, start, end, peak, peakIndex, low, lowIndex, average })
      return values.isWeak ? `${usual} ${say.weakSeason}` : usual
    },
    no_season: told(say.noSeason),
    against_limit: (values) => say.limit[side(values)](inWords(values)),
    months_past: (values) => say[values.count === 0 ? 'never' : 'past'][values.way](inWords(values)),
    gap: ({ higher, lower, difference, percent: more, less }) => {
      const name = nameAmong([higher, lower])
      const named = { ...inWords({ difference }), higher: name(higher), lower: name(lower) }
      return (less === undefined ? say.gap : say.gapLess)({ ...named, percent: percent(less ?? more) })
    },
    in_order: ({ prices: items, currency, per, dearestFirst, month: of }) => {
      const list = listed(items, ({ value }) => money(currency, value))
      const prices = of === undefined ? list : terms.inMonth({ price: list, month: month(of) })
      return (dearestFirst ? say.dearestFirst : say.cheapestFirst)({ unit: perUnit(per), prices })
    },
    moves_in_order: ({ first, moves }) =>
      (first === 'up' ? say.risesFirst : say.fallsFirst)({
        moves: listed(moves, ({ percent: change }) => movement(change)),
      }),
    swings_in_order: ({ swings }) => say.swings({ swings: listed(swings, ({ percent: of }) => percent(of)) }),
    not_comparable: ({ why }) => say.notComparable[why],
    not_your_price: () => say.notYourPrice,
    converted: ({ rates }) => {
      const each = rates.map(({ base, quote, rate: of, date, fixed }) => {
        const rate = run(`${plain(1)} ${base} = ${plain(of)} ${quote}`)
        return (fixed ? say.fixedRate : say.rate)({ rate, date: run(date) })
      })
      return say.converted({ rates: all(each) })
    },
    not_in_unit: ({ wanted }) => say.notInUnit({ unit: words.unitWord(wanted) }),
    by_density: ({ commodity, kgPerLitre }) =>
      say.byDensity({ name: nameOf(commodity), figure: plain(kgPerLitre) }),
    no_rate: (values) => (values.from === '' ? say.noRateTo : say.noRate)(inWords(values)),
    bag_weight: () => say.bagWeight,
  } satisfies Partial<AnswerTexts>
}
