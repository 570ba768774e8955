import type { Fact, FactSeries } from '@smart-farming/market-core/answering/fact'
import { isPlainName } from '@smart-farming/market-core/claims/plain-name'
import { createFormatters } from '../../../answers/answer-language.ts'
import { formatFullDate } from '../../../format/dates/full-date.ts'
import { formatFigure, formatPercent } from '../../../format/figures/figure.ts'
import { capitalise } from '../../../format/names/capital.ts'
import { formatNumber } from '../../../format/number.ts'
import { answerLanguage } from '../../answer-language.ts'
import { priceUnits } from '../../price-units.ts'
import { tag } from '../../tag.ts'

const units: Readonly<Record<string, string>> = priceUnits
const { month: inMonth, movement, percent, place } = createFormatters(answerLanguage)

/** Names a series, leaving out names that contain a digit or form a sentence. */
function named({ commodity, name, priceType, country, market }: FactSeries): string {
  const called = answerLanguage.nameOf(commodity)
  const isOwn = isPlainName(name) && ![commodity, called.toLowerCase()].includes(name.toLowerCase())
  return [
    called,
    answerLanguage.terms.kinds[priceType],
    ...(market !== undefined && isPlainName(market) ? [market] : []),
    ...(country === undefined ? [] : [place(country)]),
    ...(isOwn ? [name] : []),
  ].join(', ')
}

const when = (months: readonly string[] = []): string => {
  const [from, to] = months
  if (from === undefined) return ''
  return to === undefined ? ` in ${inMonth(from)}` : ` from ${inMonth(from)} to ${inMonth(to)}`
}

/** A fact for use mid-sentence, with its currency, unit, month and direction. */
function fact({ value, kind, currency, per, months, role, against }: Fact): string {
  const money = `${currency === undefined ? '' : `${currency} `}${formatFigure(tag, value)}`
  if (role === 'change') return `${movement(value)}${when(months)}`
  if (role === 'difference' && against !== undefined)
    return `${formatPercent(tag, value)}% ${value < 0 ? 'below' : 'above'} ${named(against)}`
  if (role === 'variation') return `varies by about ${percent(value)} around the average`
  if (role === 'usual') return `${formatNumber(tag, value)} where the year's average is 100`
  if (role === 'count') return `${formatNumber(tag, value)} months`
  if (kind === 'price')
    return `${money}${per === undefined ? '' : ` per ${units[per] ?? per}`}${role === 'mean' ? ' on average' : ''}${when(months)}${role === 'doubted' ? ', which may be an error' : ''}`
  if (kind === 'percent') return percent(value)
  if (kind === 'mass') return `${formatFigure(tag, value)} ${per ?? 'kg'}`
  return kind === 'money' ? money : formatFigure(tag, value)
}

interface Of {
  of?: FactSeries | undefined
  /** Publisher of the fact. */
  source?: string | undefined
}

const measures: Readonly<Record<string, string>> = {
  lowest: 'lowest temperature',
  highest: 'highest temperature',
  rain: 'rain',
  rainInAll: 'total rain',
  chanceOfRain: 'chance of rain',
  strongestWind: 'strongest wind',
  gusts: 'strongest gust',
  summary: 'the day’s work',
  window: 'hours of work',
  only: 'hours that the forecast covers',
  lookOut: 'warning',
}

/** Texts for the facts that a model refers to. */
export const claims = {
  fact,
  /** Shown in brackets after the fact. */
  about: ({ of, source }: Of) =>
    [of && named(of), source].filter((part) => part !== undefined && part !== '').join('; '),
  /** Writes a fact as a separate sentence. */
  sentence: ({ of, source, text }: Of & { text: string }) => {
    const from = source === undefined ? '' : ` (${source})`
    return `${of === undefined ? capitalise(tag, text) : `${capitalise(tag, named(of))}: ${text}`}${from}.`
  },
  ofDay: ({ what, day, place }: { what: string; day?: string | undefined; place: string }) =>
    [measures[what] ?? what, ...(day === undefined ? [] : [formatFullDate(tag, day)]), place].join(', '),
  weather: ({ about, text }: { about: string; text: string }) => `${capitalise(tag, about)}: ${text}.`,
  yours: 'your figure',
  workedOut: 'calculated from the figures given',
  yourSentence: ({ figure: given }: { figure: string }) => `Your figure: ${given}.`,
}
