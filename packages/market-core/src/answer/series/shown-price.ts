import { commodityById } from '../../commodities/catalogue.ts'
import { convertCurrency, type ExchangeRate, US_CENT } from '../../currency.ts'
import { convertPrice, kgPerUnit, type PriceUnit } from '../../mass.ts'
import { latest } from '../../series.ts'
import { litresPer, type VolumeUnit } from '../../understand/quantities/measures.ts'
import type { Per, SaidStatement } from '../statement.ts'
import type { MonthlySeries } from './price-series.ts'

/** How a series is to be shown: its prices times `factor`, in this currency per this unit. */
export interface Display {
  factor: number
  currency: string
  per: Per
  /** It is wanted in coins, too: "in cents a pound". */
  coins?: true
  /** The newest price is too old to be that of now. */
  isLast?: true
  /** The exchange rates it took; their dates are said with the figure. */
  rates: readonly ExchangeRate[]
  /** Why the wish could not be met. */
  notes: readonly SaidStatement[]
}

/**
 * Finds how to show a series in the unit and currency asked for. What cannot be converted (a price per dozen, a
 * currency without a rate) is shown as the source has it, and a note says so: a wrong figure would be worse than an
 * unasked unit. Money is converted by the rate nearest to the month of the newest price.
 */
export function displayOf(
  series: MonthlySeries,
  unit: PriceUnit | undefined,
  currency: string | undefined,
  rates: readonly ExchangeRate[],
  volume?: VolumeUnit,
): Display {
  const mass = volume === undefined ? inMass(series, unit) : inVolume(series, volume)
  // What is quoted in cents of a dollar is told in dollars: the code of such cents nobody knows.
  const wanted = currency ?? (series.currency === US_CENT ? 'USD' : undefined)
  const { month } = latest(series.prices) ?? {}
  const money = wanted === undefined ? undefined : convertCurrency(1, series.currency, wanted, rates, month)
  const noRate = currency !== undefined && money === undefined
  return {
    factor: mass.factor * (money?.value ?? 1),
    currency: money === undefined ? series.currency : (wanted ?? series.currency),
    per: mass.per,
    rates: money?.rates ?? [],
    notes: [
      ...mass.notes,
      ...(noRate ? [{ code: 'no_rate' as const, values: { from: series.currency, to: currency } }] : []),
    ],
  }
}

/** What is sold by volume, by another; a weight is no volume, and stays what it is. */
function inVolume(series: MonthlySeries, wanted: VolumeUnit): Pick<Display, 'factor' | 'per' | 'notes'> {
  const { basis } = series
  if (basis.kind === 'volume')
    return { factor: litresPer[wanted] / basis.litres, per: { written: wanted }, notes: [] }
  const shown = inMass(series, undefined)
  return { ...shown, notes: [{ code: 'no_volume', values: { wanted } }] }
}

const OLD_QUINTAL_KG = 46

function inMass(
  { basis, commodity, unitWritten }: MonthlySeries,
  wanted: PriceUnit | undefined,
): Pick<Display, 'factor' | 'per' | 'notes'> {
  if (basis.kind !== 'mass') {
    const written = unitWritten.toLowerCase()
    const notes =
      wanted === undefined ? [] : [{ code: 'no_weight' as const, values: { per: written, wanted } }]
    return { factor: 1, per: { written }, notes }
  }
  if (wanted === undefined) return { factor: 1, per: ownUnit(basis.kg, unitWritten), notes: [] }
  // Where a market sells by 46 kg, that is its quintal: 100 old pounds.
  if (wanted === 'quintal' && basis.kg === OLD_QUINTAL_KG)
    return { factor: 1, per: { written: `quintal (${OLD_QUINTAL_KG} kg)` }, notes: [] }
  const factor = convertPrice(1 / basis.kg, 'kg', wanted, commodityById(commodity)?.bushel)
  if (factor !== undefined) return { factor, per: wanted, notes: [] }
  return {
    factor: convertPrice(1 / basis.kg, 'kg', 't') ?? 1,
    per: 't',
    notes: [{ code: 'no_bushel', values: { commodity } }],
  }
}

/** What a market sells by is what people there know its price by: "per 46 kg", "per pound", "per troy oz". */
const ownUnit = (kg: number, written: string): Per =>
  (['kg', 't', 'lb', 'quintal', 'cwt'] as const).find((unit) => kgPerUnit[unit] === kg) ?? {
    written: written.toLowerCase(),
  }
