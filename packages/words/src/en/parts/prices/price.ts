import type { PriceSeries } from '@smart-farming/contracts/prices'
import { formatPlainNumber } from '../../../format/figures/plain-number.ts'
import { formatPrice } from '../../../format/figures/price-figure.ts'
import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

interface Rate {
  base: string
  quote: string
  rate: number
  date: string
  /** Fixed by law since `date`. */
  fixed?: boolean | undefined
}

const thing = {
  'farm-gate': ({ thing }: { thing: string }) => `farm-gate price of ${thing}`,
  wholesale: ({ thing }: { thing: string }) => `wholesale price of ${thing}`,
  retail: ({ thing }: { thing: string }) => `retail price of ${thing}`,
  benchmark: ({ thing }: { thing: string }) => thing,
} satisfies Record<PriceSeries['type'], (values: { thing: string }) => string>

interface LastMove {
  /** Size of the change in %, without its sign. */
  change: number
  start: string
  end: string
}

const between = ({ start, end }: Omit<LastMove, 'change'>) => `from ${start} to ${end}`

const percent = (value: number) => `${formatNumber(tag, value, 1, 1)}%`

/**
 * A price with its product, date and publisher. Amounts, dates and unit names are passed in
 * formatted.
 */
export const price = {
  /** Geographic level of a price. */
  scope: {
    world: 'World price',
    national: ({ country }: { country: string }) => `${country}, national price`,
    market: ({ market }: { market: string }) => market,
    marketAway: ({ market, distanceKm }: { market: string; distanceKm: number }) =>
      `${market}, ${formatNumber(tag, distanceKm)} km`,
    /** Placeholder for an unknown country. */
    theWorld: 'the world',
  },

  /** For example "retail price of Maize (white)" or "Wheat, US HRW". */
  thing,
  graded: ({ name, grade }: { name: string; grade: string }) => `${name}, ${grade}`,
  thingAsPublished: ({ thing, price }: { thing: string; price: string }) => `${thing}; published as ${price}`,

  amount: ({ currency, value }: { currency: string; value: number }) =>
    `${currency} ${formatPrice(tag, value)}`,
  amountPer: ({ amount, per }: { amount: string; per: string }) => `${amount} per ${per}`,
  currencyPer: ({ currency, per }: { currency: string; per: string }) => `${currency} per ${per}`,

  reported: ({ scope, date }: { scope: string; date: string }) => `${scope}, ${date}`,
  reportedLongAgo: ({ scope, date, age }: { scope: string; date: string; age: string }) =>
    `${scope}, last known price, ${date}: ${age}`,
  /** The end of {@link price.reportedLongAgo}, shown in another colour. */
  old: ({ age }: { age: string }) => `${age} old`,
  otherReportedLongAgo: ({ scope, date, age }: { scope: string; date: string; age: string }) =>
    `${scope}, last known price, ${date} (${age} old)`,
  otherStopped: ({ scope, date, age }: { scope: string; date: string; age: string }) =>
    `${scope}, last known price, ${date} (no longer reported, ${age} old)`,

  /** Change since an earlier month. */
  move: {
    up: ({ change, since }: { change: number; since: string }) => `up ${percent(change)} since ${since}`,
    down: ({ change, since }: { change: number; since: string }) => `down ${percent(change)} since ${since}`,
    unchanged: ({ since }: { since: string }) => `unchanged since ${since}`,
    unknown: 'no earlier price to compare with',
    failed: 'Earlier prices could not be loaded.',
  },

  /** Shown below a latest price that is far from earlier ones. */
  doubted: 'This price is very different from earlier months and may be an error.',
  doubtedShort: ({ price }: { price: string }) => `${price} (may be an error)`,
  /** Latest change of an outdated price. */
  lastMove: {
    up: ({ change, ...span }: LastMove) => `It rose ${percent(change)} ${between(span)}.`,
    down: ({ change, ...span }: LastMove) => `It fell ${percent(change)} ${between(span)}.`,
    unchanged: (span: Omit<LastMove, 'change'>) => `It did not change ${between(span)}.`,
  },

  /** On the card of a world price: the amount before conversion. */
  convertedFrom: ({ price }: { price: string }) => `converted from ${price}`,
  worldPrice: 'This is a world price, not what you will be paid.',
  noWeight: ({ per }: { per: string }) => `“${per}” has no fixed weight.`,
  noBushel: ({ crop }: { crop: string }) => `A bushel of ${crop} has no fixed weight.`,
  noBushelOfThis: 'A bushel of this has no fixed weight.',
  noRate: ({ from, to }: { from: string; to: string }) =>
    `We have no exchange rate from ${from} to ${to} yet.`,
  rate: ({ base, quote, rate, date, fixed }: Rate) =>
    `1 ${base} = ${formatPlainNumber(tag, rate)} ${quote} ${fixed ? 'fixed by law since' : 'on'} ${date}`,
  converted: ({ price, rates }: { price: string; rates: string }) => `${price}, converted at ${rates}`,

  loadingDetails: 'Loading the chart...',
  detailsMissing: 'Chart, break-even and alert could not be loaded.',
  details: 'Chart, break-even and alert',
  detailsOf: ({ crop }: { crop: string }) => `Chart, break-even and alert: ${crop}`,
  sources: 'Full source',
  others: ({ count }: { count: number }) => `Other prices (${formatNumber(tag, count)}) and sources`,
  otherMarkets: ({ count }: { count: number }) =>
    `Other markets and prices (${formatNumber(tag, count)}) and sources`,
  source: {
    madeOn: ({ date }: { date: string }) => `published ${date}`,
    bundled: 'bundled copy',
  },
}
