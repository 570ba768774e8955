import { commodityById } from '../commodities/catalogue.ts'
import { convertCurrency, type ExchangeRate } from '../currency.ts'
import { convertPrice, kilograms, type PriceUnit } from '../mass.ts'
import type { PriceSeries } from './price-series.ts'

/** How a series is to be shown: its prices times `factor`, in this currency per this unit. */
export interface Display {
  factor: number
  currency: string
  /** "t", "kg", "bushel", or the source's own words where no mass is known. */
  per: string
  /** The exchange rates it took; their dates are said with the figure. */
  rates: readonly ExchangeRate[]
  /** Why the wish could not be met, as a sentence. */
  note?: string
}

/** A unit as it stands behind "per". */
export const unitWords: Readonly<Record<PriceUnit, string>> = {
  kg: 'kg',
  g: 'g',
  t: 'tonne',
  quintal: 'quintal',
  lb: 'pound',
  cwt: 'hundredweight',
  ukCwt: 'UK hundredweight',
  shortTon: 'short ton',
  longTon: 'long ton',
  maund: 'maund (40 kg)',
  bushel: 'bushel',
  bag: 'bag (90 kg)',
}

/**
 * Finds how to show a series in the unit and currency asked for. What cannot be converted (a price per dozen, a
 * currency without a rate) is shown as the source has it, and the note says so: a wrong figure would be worse than an
 * unasked unit.
 */
export function displayOf(
  series: PriceSeries,
  unit: PriceUnit | undefined,
  currency: string | undefined,
  rates: readonly ExchangeRate[],
): Display {
  const mass = inMass(series, unit)
  const money = currency === undefined ? undefined : convertCurrency(1, series.currency, currency, rates)
  const notes = [
    mass.note,
    currency !== undefined && money === undefined
      ? `I have no exchange rate from ${series.currency} to ${currency}, so the price is in ${series.currency}.`
      : undefined,
  ]
  const note = notes.filter((one) => one !== undefined).join(' ')
  return {
    factor: mass.factor * (money?.value ?? 1),
    currency: money === undefined ? series.currency : (currency ?? series.currency),
    per: mass.per,
    rates: money?.rates ?? [],
    ...(note !== '' && { note }),
  }
}

function inMass(
  { basis, commodity, unitWritten }: PriceSeries,
  wanted: PriceUnit | undefined,
): { factor: number; per: string; note?: string } {
  if (basis.kind !== 'mass') {
    const per = unitWritten.toLowerCase()
    return {
      factor: 1,
      per,
      ...(wanted !== undefined && {
        note: `The source prices it per ${per}, which has no fixed weight, so I cannot give it per ${unitWords[wanted]}.`,
      }),
    }
  }
  const crop = commodityById(commodity)?.bushel
  // Retail prices are thought of by the kilogram, everything bigger by the tonne.
  const unit = wanted ?? (basis.kg <= 1 ? 'kg' : 't')
  if (kilograms(unit, crop) === undefined) {
    const perTonne = convertPrice(1 / basis.kg, 'kg', 't') ?? 1
    return {
      factor: perTonne,
      per: unitWords.t,
      note: `${commodityById(commodity)?.name ?? commodity} is not sold by the bushel, so the price is per tonne.`,
    }
  }
  return { factor: convertPrice(1 / basis.kg, 'kg', unit, crop) ?? 1, per: unitWords[unit] }
}
