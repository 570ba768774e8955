import { formatNumber } from '../../../format/number.ts'
import { choosePlural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'

/** Crop prices by market, as bars. Numbers, units and months are passed in formatted. */
export const nearby = {
  title: ({ crop }: { crop: string }) => `${crop} in nearby markets`,
  unit: ({ unit, date }: { unit: string; date: string }) => `${unit}, ${date}`,
  /** Used if the month differs from the first bar's. */
  dated: ({ where, date }: { where: string; date: string }) => `${where}, ${date}`,
  breakEven: ({ price }: { price: string }) => `Dashed: your break-even, ${price}.`,
}

/** Price history of a crop: chart and table. Numbers and months are passed in formatted. */
export const priceHistory = {
  heading: ({ crop }: { crop: string }) => `${crop} by month`,
  timeShown: 'Period',
  years: ({ count }: { count: number }) =>
    `${formatNumber(tag, count)} ${choosePlural(tag, count, { one: 'year', other: 'years' })}`,
  tooFew: 'There are too few prices in this period for a chart.',
  title: ({ unit, from, to }: { unit: string; from: string; to: string }) => `${unit}, ${from} to ${to}`,
  inShort: ({ unit, least, most }: { unit: string; least: string; most: string }) =>
    `Monthly prices, from ${least} to ${most} ${unit}`,
  targetInShort: ({ target }: { target: string }) => `your target is ${target}`,
  breakEvenInShort: ({ breakEven }: { breakEven: string }) => `you break even at ${breakEven}`,
  inShortBetween: '; ',
  breakEven: 'Break-even',
  target: 'Your target',
  all: ({ year }: { year: string }) => `All, since ${year}`,
  loading: 'Loading older prices...',
  failed: 'Some prices could not be loaded.',
  old: ({ line, date, age }: { line: string; date: string; age: string }) =>
    `${line}: the last known price is from ${date}, ${age} old.`,
  doubted: ({ line, date }: { line: string; date: string }) =>
    `${line}: the price from ${date} may be an error.`,
  converted: ({ rates }: { rates: string }) =>
    `All months are converted at one day’s rate: ${rates}. Actual prices at the time were different.`,

  line: ({ scope, thing }: { scope: string; thing: string }) => `${scope}, ${thing}`,
  /** The slider for reading the chart, and its text for a month. */
  read: 'Show prices by month',
  monthSays: ({ month, amount }: { month: string; amount: string }) => `${month}: ${amount}`,
  lineSays: ({ line, amount }: { line: string; amount: string }) => `${line}: ${amount}`,
  bandSays: ({ range }: { range: string }) => `same month in earlier years: ${range}`,
  withUnit: ({ figure, unit }: { figure: string; unit: string }) => `${figure} ${unit}`,
  noFigure: 'no price',
  span: ({ least, most }: { least: string; most: string }) => `${least} to ${most}`,
  band: ({ least, most, from, to }: { least: number; most: number; from: string; to: string }) =>
    `Lowest to highest in the same month of ${least === most ? formatNumber(tag, most) : `${formatNumber(tag, least)} to ${formatNumber(tag, most)}`} earlier years, ${from} to ${to}`,
  bandMoney: 'Prices from earlier years are not adjusted for inflation.',
  offChart: ({ own }: { own: string }) => `${own}, outside the range of this chart`,

  compare: {
    title: ({ count }: { count: number }) => `Compare with others (${formatNumber(tag, count)})`,
    onChart: ({ most }: { most: number }) => `Also show on the chart (up to ${formatNumber(tag, most)})`,
    atMost: ({ most }: { most: number }) => `The chart has room for up to ${formatNumber(tag, most)} more.`,
    apart: ({ unit, change }: { unit: string; change: string }) =>
      `Not in ${unit}, so they cannot be shown on this chart. Choose one currency and unit for all under “${change}”.`,
    apartOne: ({ line, unit }: { line: string; unit: string }) => `${line}: ${unit}`,
  },
  numbers: 'The numbers',
  column: ({ line, unit }: { line: string; unit: string }) => `${line}, ${unit}`,
  table: ({ unit }: { unit: string }) => `Monthly prices, ${unit}`,
  month: 'Month',
  monthOfWeeks: 'Month (mean of its weeks)',
  download: 'Download as CSV, as published',
}
