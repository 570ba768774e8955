import type { Amount, Statements } from '@smart-farming/market-core/answer/statement'
import type { GivenFigure, Role } from '@smart-farming/market-core/understand/quantities/farm-figures'
import type { Measure } from '@smart-farming/market-core/understand/quantities/measures'
import { plainNumber } from '../../../format/figures/plain-number.ts'
import { priceUnits } from '../../price-units.ts'
import { tag } from '../../tag.ts'
import { massSymbols } from './mass-symbols.ts'
import {
  commodityName,
  counted,
  datedPrice,
  land,
  money,
  percent,
  sentence,
  seriesLabel,
  storedPrice,
  written,
} from './terms.ts'

/** A figure of the farmer's, as it was given: "50", "4.5", "2000". */
const said = (value: number): string => plainNumber(tag, value)

const roles = {
  yield: 'yield',
  cost: 'cost',
  price: 'price',
  amount: 'amount',
  area: 'land',
  moisture: 'moisture',
  'wanted-moisture': 'moisture wanted',
} satisfies Record<Role, string>

/** Land behind a number: rai have no plural. */
const lands = (unit: keyof typeof land): string => (unit === 'ha' || unit === 'rai' ? unit : `${land[unit]}s`)

const behind = (measure: Measure): string => {
  if (measure.kind === 'sack') return `sacks of ${said(measure.kg)} kg`
  if (measure.kind === 'mass') return massSymbols[measure.unit]
  return measure.kind === 'area' ? lands(measure.unit) : `${measure.unit}s`
}

const each = (measure: Measure): string => {
  if (measure.kind === 'sack') return `${said(measure.kg)} kg sack`
  if (measure.kind === 'mass') return measure.isUnweighed ? measure.unit : priceUnits[measure.unit]
  return measure.kind === 'area' ? land[measure.unit] : measure.unit
}

function figure({ role, value, currency, measure, per }: GivenFigure): string {
  const money = currency === undefined ? '' : `${currency} `
  const unit = measure === undefined ? '' : ` ${behind(measure)}`
  const rate = per === undefined ? '' : ` per ${each(per)}`
  return `${roles[role]} ${money}${written(value)}${role === 'moisture' ? '%' : ''}${unit}${rate}`
}

/** "35 sacks of 90 kg", "20 t", "100 litres". */
function amountOf(amount: Amount): string {
  if ('litres' in amount) return `${said(amount.litres)} litres`
  if ('pieces' in amount) return amount.pieces === 1 ? '1 piece' : `${said(amount.pieces)} pieces`
  if ('sackKg' in amount)
    return amount.count === 1
      ? `A ${said(amount.sackKg)} kg sack`
      : `${said(amount.count)} sacks of ${said(amount.sackKg)} kg`
  return `${said(amount.count)} ${massSymbols[amount.unit]}`
}

/** What an answer says of the farmer's own figures, before and besides the results. */
export const aboutFigures = {
  given: ({ figures }: Statements['given']) => `Your figures: ${figures.map(figure).join('; ')}.`,
  unused: ({ figures }: Statements['unused']) =>
    `I could not tell what ${figures.map(said).join(' and ')} ${figures.length === 1 ? 'is' : 'are'}, so I left ${figures.length === 1 ? 'it' : 'them'} out.`,
  worth: ({ commodity, amount, series, price, currency, money: sum }: Statements['worth']) => {
    const of = commodity === '' ? '' : ` of ${commodityName(commodity)}`
    const at =
      series === undefined || price === undefined ? '' : ` at ${datedPrice(price)} (${seriesLabel(series)})`
    return `${amountOf(amount)}${of}${at}: ${money(currency, sum)}.`
  },
  own_price: ({ price, currency, stored, commodity, percent: difference }: Statements['own_price']) => {
    const taken = currency === undefined ? ' (your price is taken to be in the same money)' : ''
    return `Your price is ${money(currency, price)} per tonne. ${sentence(storedPrice(stored))} of ${commodityName(commodity)} is ${stored.currency} ${written(stored.value)} per tonne: yours is ${percent(Math.abs(difference))} ${difference < 0 ? 'below' : 'above'} it${taken}.`
  },
  own_yield_per: ({ value, per, land: of, sackKg }: Statements['own_yield_per']) =>
    `That is ${sackKg === undefined ? counted({ value, per }) : amountOf({ count: Math.round(value * 100) / 100, sackKg })} per ${land[of]}.`,
  currency_needed: ({ own, stored }: Statements['currency_needed']) =>
    `Your money is in ${own} and the price that I have in ${stored}, and I have no exchange rate between them: I do not divide one by the other. Tell me your price in ${own}.`,
  mixed_currencies: 'Your figures are in different currencies: give them in one, and I do the sum.',
  area_conversion: ({ amount, from, converted, to }: Statements['area_conversion']) =>
    `${said(amount)} ${lands(from)} = ${written(converted)} ${lands(to)}.`,
  sacks: ({ amount, from, kg, count }: Statements['sacks']) =>
    `${said(amount)} ${massSymbols[from]} = ${written(count)} sacks of ${said(kg)} kg.`,
  dry_matter: ({ amount, unit, from, to, result }: Statements['dry_matter']) =>
    `${said(amount)} ${massSymbols[unit]} at ${percent(from)} moisture is ${written(result)} ${massSymbols[unit]} at ${percent(to)}: the dry matter is the same.`,
  money_conversion: ({ amount, from, converted, to }: Statements['money_conversion']) =>
    `${from} ${said(amount)} = ${to} ${written(converted)}.`,
}
