import type { Statements } from '@smart-farming/market-core/answer/statement'
import { measureSymbols } from '../../../format/figures/measure-symbols.ts'
import { plainNumber } from '../../../format/figures/plain-number.ts'
import { tag } from '../../tag.ts'
import { massSymbols } from './mass-symbols.ts'
import {
  commodityName,
  counted,
  land,
  money,
  percent,
  perUnit,
  sentence,
  seriesLabel,
  storedPrice,
  written,
} from './terms.ts'

const needed = {
  yield: 'the yield (in t/ha)',
  cost: 'the cost (per hectare)',
  price: 'the price (per tonne)',
} satisfies Record<Statements['margin_needs']['missing'][number], string>

const anyUnit = { ...massSymbols, ...measureSymbols }

/** What an answer works out from the farmer's own figures. */
export const aboutSums = {
  result: ({ value, currency, share, land: of, per, area }: Statements['result']) => {
    const on =
      area !== undefined
        ? ` on ${plainNumber(tag, area.value)} ${area.unit === 'ha' ? 'ha' : 'acres'}`
        : of !== undefined
          ? ` per ${land[of]}`
          : per !== undefined
            ? ` per ${perUnit(per)}`
            : ''
    const sum = `${money(currency, Math.abs(value))}${on}`
    const told = value < 0 ? `You make a loss of ${sum}.` : `You are left with ${sum}.`
    return share === undefined ? told : `${told} That is ${percent(Math.abs(share))} of what it brings.`
  },
  profit: ({ output, cost, profit, currency, stored }: Statements['profit']) => {
    const at =
      stored === undefined
        ? ''
        : ` At ${money(stored.currency, stored.value)} per tonne (${storedPrice(stored)}).`
    return `It brings ${money(currency, output)}; less ${money(currency, cost)} of cost leaves ${money(currency, profit)}.${at}`
  },
  break_even_total: ({ cost, amount, price, per, currency }: Statements['break_even_total']) =>
    `${money(currency, cost)} of cost over ${counted(amount)}: you break even at ${money(currency, price)} per ${perUnit(per)}.`,
  margin: ({
    commodity,
    yield: harvest,
    land: of,
    price,
    per,
    currency,
    stored,
    output,
    cost,
    margin,
  }: Statements['margin']) => {
    const name = commodity === undefined ? '' : ` of ${commodityName(commodity)}`
    const from = stored === undefined ? '' : ` (${storedPrice(stored)})`
    return `Gross margin${name}: ${counted(harvest)} per ${land[of]} at ${money(currency, price)} per ${perUnit(per)}${from} is ${money(currency, output)} per ${land[of]}, less ${written(cost)} of cost leaves ${money(currency, margin)} per ${land[of]}.`
  },
  margin_needs: ({ missing }: Statements['margin_needs']) =>
    `For a gross margin I also need ${missing.map((part) => needed[part]).join(' and ')}.`,
  margin_in_all: ({ yield: harvest, output, cost, currency }: Statements['margin_in_all']) =>
    `In all that is ${counted(harvest)}: ${money(currency, output)} comes in and ${money(currency, cost)} goes out.`,
  margin_leaves_out: 'A gross margin leaves out rent, machinery and your own work.',
  cost_currency: ({ currency }: Statements['cost_currency']) =>
    `Your cost is taken to be in ${currency}, too.`,
  break_even_price: ({
    cost,
    yield: harvest,
    land: of,
    price,
    per,
    currency,
  }: Statements['break_even_price']) =>
    `At a cost of ${money(currency, cost)} per ${land[of]} and ${counted(harvest)} per ${land[of]} you break even at ${money(currency, price)} per ${perUnit(per)}.`,
  break_even_yield: ({
    cost,
    price,
    per,
    currency,
    stored,
    yield: harvest,
    land: of,
  }: Statements['break_even_yield']) => {
    const from = stored === undefined ? '' : ` (${storedPrice(stored)})`
    return `At a cost of ${money(currency, cost)} per ${land[of]} and ${money(currency, price)} per ${perUnit(per)}${from} you break even at ${counted(harvest)} per ${land[of]}.`
  },
  break_even_needs:
    'For a break-even I need your cost per hectare, and either your yield (in t/ha) or a price.',
  cushion: ({ price, stored, percent: cushion }: Statements['cushion']) => {
    const against =
      stored === undefined
        ? `${written(price)} per tonne`
        : `${stored.currency} ${written(price)} per tonne (${storedPrice(stored)}; taken to be in your currency)`
    return `Against ${against} that is ${percent(cushion)} ${cushion >= 0 ? 'below' : 'above'} the price.`
  },
  input_ratio: ({ product, sold, input, bought, ratio, unit, per = unit }: Statements['input_ratio']) => {
    const [crop, paid] = [commodityName(product), commodityName(input)]
    return `${sentence(paid)} at ${bought.currency} ${written(bought.value)} per tonne (${storedPrice(bought)}) and ${crop} at ${sold.currency} ${written(sold.value)} per tonne (${storedPrice(sold)}): ${written(ratio)} ${massSymbols[unit]} of ${crop} buy 1 ${massSymbols[per]} of ${paid}.`
  },
  ratio_in_sacks: ({ product, input, bought, isWeight, kg, paid, count }: Statements['ratio_in_sacks']) => {
    const sacks =
      paid === undefined || count === undefined
        ? ''
        : `, which is ${written(count)} sacks of ${plainNumber(tag, paid)} kg`
    const lot = isWeight ? `${plainNumber(tag, bought)} kg` : `One ${plainNumber(tag, bought)} kg sack`
    return `${lot} of ${commodityName(input)} ${isWeight ? 'cost' : 'costs'} ${written(kg)} kg of ${commodityName(product)}${sacks}.`
  },
  no_input_ratio: ({ product, input }: Statements['no_input_ratio']) =>
    `I cannot set ${seriesLabel(product)} against ${seriesLabel(input)}: their prices are not in the same money and weight.`,
  only_newest: 'I work this out from the newest prices only, not for the time that you ask about.',
  ratio_at_world_prices: 'These are world prices; at your farm gate both differ.',
  farm_gate_differs: 'At the farm gate both prices differ from these.',
  conversion: ({ amount, from, converted, to, commodity }: Statements['conversion']) =>
    `${written(amount)} ${anyUnit[from]}${commodity === undefined ? '' : ` of ${commodityName(commodity)}`} = ${written(converted)} ${anyUnit[to]}.`,
  conversion_needs:
    'To convert I need an amount with its unit and the unit you want, such as so many bags in tonnes; for bushels also the crop.',
}
