import { addMonths } from '../months.ts'
import { parsePriceBasis } from '../price-unit.ts'
import type { PriceAnswer } from './answer-builder.ts'
import type { PriceData } from './price-data.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { StatementCode, StatementValues } from './statement.ts'

const worldBank = { name: 'World Bank Pink Sheet', url: 'https://www.worldbank.org', licence: 'CC BY 4.0' }
const wfp = { name: 'WFP', url: 'https://data.humdata.org', licence: 'CC BY-IGO' }

/** Creates monthly prices from `start` on. */
export const monthlyPrices = (start: string, values: readonly number[]) =>
  values.map((value, at) => ({ month: addMonths(start, at), value }))

const benchmark = (
  commodity: string,
  name: string,
  values: readonly number[],
  unit = '($/mt)',
): MonthlySeries => ({
  id: `wb:${commodity}`,
  commodity,
  name,
  priceType: 'benchmark',
  currency: 'USD',
  unitWritten: unit,
  basis: parsePriceBasis(unit),
  source: worldBank,
  prices: monthlyPrices('2025-08', values),
})

const year = [200, 205, 210, 204, 199, 195, 190, 192, 196, 200, 206, 202, 198.4]

/** A year of world prices of maize, wheat and urea, and three months of maize in Managua. */
export const priceData: PriceData = {
  series: [
    benchmark('maize', 'Maize', year),
    benchmark(
      'wheat',
      'Wheat, US HRW',
      year.map((value) => value * 1.25),
    ),
    benchmark(
      'urea',
      'Urea',
      year.map((value) => value * 2),
    ),
    {
      id: 'wfp:1',
      commodity: 'maize',
      name: 'Maize (white)',
      priceType: 'wholesale',
      country: 'NI',
      market: 'Managua',
      currency: 'NIO',
      unitWritten: '46 KG',
      basis: parsePriceBasis('46 KG'),
      source: wfp,
      prices: monthlyPrices('2026-05', [690, 700, 713]),
    },
  ],
  rates: [{ base: 'EUR', quote: 'USD', rate: 1.16, date: '2026-09-01' }],
  local: ['NI'],
}

export const emptySlots = { things: [], places: [], times: [], currencies: [] } as const

export const sampleThing = (commodity: string, ...variety: string[]) => ({ commodity, variety })

/** Returns the statement codes of an answer, in order. */
export const statementCodes = ({ statements }: PriceAnswer) => statements.map(({ code }) => code)

/** Returns the values of the first statement with this code. */
export const statementValues = <Code extends StatementCode>(
  { statements }: PriceAnswer,
  code: Code,
): StatementValues[Code] | undefined =>
  statements.find((one) => one.code === code)?.values as StatementValues[Code] | undefined
