import { commodityById } from '../../commodities/catalogue.ts'
import type { Month } from '../../months.ts'
import { latest } from '../../series.ts'
import type { MonthlySeries } from '../series/price-series.ts'

/** The main series of each commodity: the world's first, as the catalogue has them. */
export const oneOfEach = (all: readonly MonthlySeries[]): MonthlySeries[] => [
  ...new Map(all.toSorted((a, b) => orderOf(b) - orderOf(a)).map((one) => [one.commodity, one])).values(),
]

const orderOf = ({ commodity, name, country }: MonthlySeries): number =>
  country === undefined ? (commodityById(commodity)?.pinkSheet?.indexOf(name) ?? 0) : 1000

export const newestOf = (some: readonly MonthlySeries[]): Month =>
  some
    .map((one) => latest(one.prices)?.month ?? '0001-01')
    .toSorted()
    .at(-1) ?? '0001-01'
