import { number } from '../../../format/number.ts'
import { plural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'

/** Prices of a crop by market, as bars. Numbers, units and months arrive formatted. */
export const nearby = {
  title: ({ crop }: { crop: string }) => `${crop} in nearby markets`,
  unit: ({ unit, date }: { unit: string; date: string }) => `${unit}, ${date}`,
  /** For a month other than that of the first bar. */
  dated: ({ where, date }: { where: string; date: string }) => `${where}, ${date}`,
  breakEven: ({ price }: { price: string }) => `Dashed: your break-even, ${price}.`,
}

/** Price history of a crop: chart and table. Numbers and months arrive formatted. */
export const past = {
  heading: ({ crop }: { crop: string }) => `${crop} by month`,
  timeShown: 'Time shown',
  years: ({ count }: { count: number }) =>
    `${number(tag, count)} ${plural(tag, count, { one: 'year', other: 'years' })}`,
  tooFew: 'There are too few figures in this time for a chart.',
  title: ({ unit, from, to }: { unit: string; from: string; to: string }) => `${unit}, ${from} to ${to}`,
  inShort: ({ unit, least, most }: { unit: string; least: string; most: string }) =>
    `Prices by the month, from ${least} to ${most} ${unit}`,
  targetInShort: ({ target }: { target: string }) => `you wait for ${target}`,
  breakEvenInShort: ({ breakEven }: { breakEven: string }) => `you break even at ${breakEven}`,
  /** Separator of the summary's parts. */
  inShortBetween: '; ',
  breakEven: 'Break-even',
  target: 'Your target',
  all: ({ year }: { year: string }) => `All, since ${year}`,
  loading: 'Fetching older figures...',
  failed: 'Some figures could not be fetched.',
  old: ({ line, date, age }: { line: string; date: string; age: string }) =>
    `${line}: the last known price is of ${date}, ${age} old.`,
  doubted: ({ line, date }: { line: string; date: string }) =>
    `${line}: the price of ${date} may be an error.`,
  converted: ({ rates }: { rates: string }) =>
    `All months are converted with the rate of one day: ${rates}. The actual price then was different.`,

  /** Label of a series in the chart. */
  line: ({ scope, thing }: { scope: string; thing: string }) => `${scope}, ${thing}`,
  /** The slider that reads the chart, and its value text for a month. */
  read: 'Read the chart by month',
  monthSays: ({ month, amount }: { month: string; amount: string }) => `${month}: ${amount}`,
  lineSays: ({ line, amount }: { line: string; amount: string }) => `${line}: ${amount}`,
  bandSays: ({ range }: { range: string }) => `same month in the years before: ${range}`,
  withUnit: ({ figure, unit }: { figure: string; unit: string }) => `${figure} ${unit}`,
  noFigure: 'no figure',
  span: ({ least, most }: { least: string; most: string }) => `${least} to ${most}`,
  band: ({ least, most, from, to }: { least: number; most: number; from: string; to: string }) =>
    `Lowest to highest of the same month in ${least === most ? number(tag, most) : `${number(tag, least)} to ${number(tag, most)}`} years before, ${from} to ${to}`,
  bandMoney: 'The prices of those years are in the money of then; inflation is not taken out.',
  offChart: ({ own }: { own: string }) => `${own}, too far from these prices to be drawn`,

  compare: {
    title: ({ count }: { count: number }) => `Compare with others (${number(tag, count)})`,
    onChart: ({ most }: { most: number }) => `On the chart as well, at most ${number(tag, most)}`,
    atMost: ({ most }: { most: number }) => `At most ${number(tag, most)} more fit on the chart.`,
    apart: ({ unit, change }: { unit: string; change: string }) =>
      `Not in ${unit}, so they cannot stand on this chart. One currency and one unit for all are chosen under “${change}”.`,
    apartOne: ({ line, unit }: { line: string; unit: string }) => `${line}: ${unit}`,
  },
  numbers: 'The numbers',
  column: ({ line, unit }: { line: string; unit: string }) => `${line}, ${unit}`,
  table: ({ unit }: { unit: string }) => `Prices by the month, ${unit}`,
  month: 'Month',
  monthOfWeeks: 'Month (mean of its weeks)',
  download: 'Download as CSV, as published',
}
