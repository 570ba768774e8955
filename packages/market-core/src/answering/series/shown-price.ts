import { commodityById } from '../../commodities/catalogue.ts'
import { kgPerLitre } from '../../commodities/densities.ts'
import { convertCurrency, type ExchangeRate, US_CENT } from '../../currency.ts'
import { chooseFarmCurrency, chooseFarmUnit, type PriceDisplayDefaults } from '../../farm/farm-view.ts'
import { kgPerUnit, kilograms, type PriceUnit } from '../../mass.ts'
import { litresPerUnit } from '../../measures/volume.ts'
import { isLatestOutdated } from '../../price-age.ts'
import type { PriceTarget } from '../../reader/question.ts'
import type { Unit } from '../../reader/units.ts'
import { latestPrice } from '../../series.ts'
import type { PriceData } from '../price-data.ts'
import type { CodedStatement } from '../statement.ts'
import type { MonthlySeries, PriceReference } from './price-series.ts'

/** The display value is the price times `factor`, in `currency` per `per`. */
export interface Display {
  readonly factor: number
  readonly currency: string
  readonly per: PriceReference
  /** True if coins are shown as well: "321 cents". */
  readonly coins?: true
  /** True if the latest price is outdated. */
  readonly isLast?: true
  /** Exchange rates used. Their dates are stated with the value. */
  readonly rates: readonly ExchangeRate[]
  /** Reasons why a requested unit or currency is not used. */
  readonly notes: readonly CodedStatement[]
}

type Shown = Pick<Display, 'factor' | 'per' | 'notes'>

/** Display that a question requests; the farm's own by default. */
export function requestedDisplay(
  { unit, currencies: [currency] = [] }: Pick<Partial<PriceTarget>, 'unit' | 'currencies'>,
  series: MonthlySeries,
  { rates, today, farm = {} }: Pick<PriceData, 'rates' | 'today' | 'farm'>,
): Display {
  const inCoins = currency === US_CENT
  const money = inCoins ? 'USD' : (currency ?? chooseFarmCurrency(farm, series.currency, rates))
  const display = resolveDisplay(series, chooseUnit(unit, series, farm), money, rates)
  return {
    ...display,
    ...(inCoins && { coins: true as const }),
    ...(isLatestOutdated(series, today) && { isLast: true as const }),
  }
}

/** The requested unit, or the farm's own unit if the prices can be converted to it. */
export function chooseUnit(
  asked: Unit | undefined,
  series: MonthlySeries,
  farm: PriceDisplayDefaults,
): Unit | undefined {
  const unit = chooseFarmUnit(farm, series)
  return asked ?? (unit && { kind: 'mass', unit })
}

/**
 * Finds the display of a series in a unit and currency. A price without a conversion (per dozen, or
 * in a currency without a rate) stays in the source's own and gets a note. Money is converted at
 * the rate nearest to the month of the latest price.
 */
export function resolveDisplay(
  series: MonthlySeries,
  unit?: Unit,
  currency?: string,
  rates: readonly ExchangeRate[] = [],
): Display {
  const shown = inUnit(series, unit)
  // Prices quoted in US cents are shown in dollars.
  const wanted = currency ?? (series.currency === US_CENT ? 'USD' : undefined)
  const { month } = latestPrice(series.prices) ?? {}
  const money = wanted === undefined ? undefined : convertCurrency(1, series.currency, wanted, rates, month)
  const noRate = currency !== undefined && money === undefined
  return {
    factor: shown.factor * (money?.value ?? 1),
    currency: money === undefined ? series.currency : (wanted ?? series.currency),
    per: shown.per,
    rates: money?.rates ?? [],
    notes: [
      ...shown.notes,
      ...(noRate ? [{ code: 'no_rate' as const, values: { from: series.currency, to: currency } }] : []),
    ],
  }
}

function inUnit(series: MonthlySeries, wanted: Unit | undefined): Shown {
  const { basis, commodity, unitWritten } = series
  const written = unitWritten.toLowerCase()
  const per = basis.kind === 'mass' ? ownUnit(basis.kg, written) : { written }
  const own: Shown = { factor: 1, per, notes: [] }
  switch (wanted?.kind) {
    case 'mass':
      return inMass(series, wanted.unit, own)
    case 'sack': {
      const { kg } = wanted
      if (!kg) return { ...own, notes: [{ code: 'bag_weight', values: {} }] }
      if (basis.kind !== 'mass') return { ...own, notes: [notIn(wanted)] }
      return { factor: kg / basis.kg, per: { written: `${kg} kg`, kg }, notes: [] }
    }
    case 'volume': {
      const [litres, weight] = [litresPerUnit[wanted.unit], kgPerLitre[commodity]]
      const perVolume = { written: wanted.unit }
      if (basis.kind === 'volume') return { factor: litres / basis.litres, per: perVolume, notes: [] }
      if (basis.kind !== 'mass' || weight === undefined) return { ...own, notes: [notIn(wanted)] }
      const byDensity = { code: 'by_density' as const, values: { commodity, kgPerLitre: weight } }
      return { factor: (litres * weight) / basis.kg, per: perVolume, notes: [byDensity] }
    }
    default:
      return own
  }
}

const notIn = (wanted: Unit): CodedStatement => ({ code: 'not_in_unit', values: { wanted } })

const OLD_QUINTAL_KG = 46

function inMass({ basis, commodity }: MonthlySeries, unit: PriceUnit, own: Shown): Shown {
  const note = notIn({ kind: 'mass', unit })
  if (basis.kind !== 'mass') return { ...own, notes: [note] }
  // Markets that sell by 46 kg call this a quintal: 100 old pounds.
  if (unit === 'quintal' && basis.kg === OLD_QUINTAL_KG)
    return { factor: 1, per: { written: `quintal (${OLD_QUINTAL_KG} kg)` }, notes: [] }
  const kg = kilograms(unit, commodityById(commodity)?.bushel)
  return kg === undefined
    ? { factor: kgPerUnit.t / basis.kg, per: 't', notes: [note] }
    : { factor: kg / basis.kg, per: unit, notes: [] }
}

/** Farmers know the price in the unit of their market: "per 46 kg", "per pound". */
const ownUnit = (kg: number, written: string): PriceReference =>
  (['kg', 't', 'lb', 'quintal', 'cwt'] as const).find((unit) => kgPerUnit[unit] === kg) ?? { written }
