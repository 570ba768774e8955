import { number } from '../../../format/number.ts'
import { plural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'

/** What a crop was worth over the years: the chart and its table. Figures and months come worded. */
export const past = {
  timeShown: 'Time shown',
  years: ({ count }: { count: number }) =>
    `${number(tag, count)} ${plural(tag, count, { one: 'year', other: 'years' })}`,
  tooFew: 'There are too few figures in this time for a chart.',
  title: ({ unit, from, to }: { unit: string; from: string; to: string }) => `${unit}, ${from} to ${to}`,
  inShort: ({ unit, least, most }: { unit: string; least: string; most: string }) =>
    `Prices by the month, from ${least} to ${most} ${unit}`,
  inShortWithBreakEven: (values: { unit: string; least: string; most: string; breakEven: string }) =>
    `Prices by the month, from ${values.least} to ${values.most} ${values.unit}; you break even at ${values.breakEven}`,
  breakEven: 'Break-even',
  numbers: 'The numbers',
  table: ({ unit }: { unit: string }) => `Prices by the month, ${unit}`,
  month: 'Month',
  monthOfWeeks: 'Month (mean of its weeks)',
  download: 'Download as CSV, as published',
}
