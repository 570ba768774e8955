import type { Statements } from '@smart-farming/market-core/answer/statement'
import { plainNumber } from '../../../format/figures/plain-number.ts'
import { tag } from '../../tag.ts'
import { massSymbols } from './mass-symbols.ts'
import { commodityName, percent, sentence, seriesLabel, storedPrice, written } from './terms.ts'

const needed = {
  yield: 'the yield (in t/ha)',
  cost: 'the cost (per hectare)',
  price: 'the price (per tonne)',
} satisfies Record<Statements['margin_needs']['missing'][number], string>

/** What an answer works out from the farmer's own figures. */
export const aboutSums = {
  margin: ({ commodity, yield: harvest, price, stored, output, cost, margin }: Statements['margin']) => {
    const of = commodity === undefined ? '' : ` of ${commodityName(commodity)}`
    const money = stored === undefined ? '' : `${stored.currency} `
    const from = stored === undefined ? '' : ` (${storedPrice(stored)})`
    return `Gross margin${of}: ${written(harvest)} t/ha at ${money}${written(price)} per tonne${from} is ${money}${written(output)} per hectare, less ${written(cost)} of cost leaves ${money}${written(margin)} per hectare.`
  },
  margin_needs: ({ missing }: Statements['margin_needs']) =>
    `For a gross margin I also need ${missing.map((part) => needed[part]).join(' and ')}.`,
  margin_leaves_out: 'A gross margin leaves out rent, machinery and your own work.',
  cost_currency: ({ currency }: Statements['cost_currency']) =>
    `Your cost is taken to be in ${currency}, too.`,
  break_even_price: ({ cost, yield: harvest, price }: Statements['break_even_price']) =>
    `At a cost of ${written(cost)} per hectare and ${written(harvest)} t/ha you break even at ${written(price)} per tonne.`,
  break_even_yield: ({ cost, price, stored, yield: harvest }: Statements['break_even_yield']) => {
    const from = stored === undefined ? '' : ` (${storedPrice(stored)}, in ${stored.currency})`
    return `At a cost of ${written(cost)} per hectare and ${written(price)} per tonne${from} you break even at ${written(harvest)} t/ha.`
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
  input_ratio: ({ product, sold, input, bought, ratio }: Statements['input_ratio']) => {
    const [crop, paid] = [commodityName(product), commodityName(input)]
    return `${sentence(paid)} at ${bought.currency} ${written(bought.value)} per tonne (${storedPrice(bought)}) and ${crop} at ${sold.currency} ${written(sold.value)} per tonne (${storedPrice(sold)}): ${written(ratio)} kg of ${crop} buy 1 kg of ${paid}.`
  },
  ratio_in_sacks: ({ product, input, bought, kg, paid, count }: Statements['ratio_in_sacks']) => {
    const sacks =
      paid === undefined || count === undefined
        ? ''
        : `, which is ${written(count)} sacks of ${plainNumber(tag, paid)} kg`
    return `One ${plainNumber(tag, bought)} kg sack of ${commodityName(input)} costs ${written(kg)} kg of ${commodityName(product)}${sacks}.`
  },
  no_input_ratio: ({ product, input }: Statements['no_input_ratio']) =>
    `I cannot set ${seriesLabel(product)} against ${seriesLabel(input)}: their prices are not in the same money and weight.`,
  only_newest: 'I work this out from the newest prices only, not for the time that you ask about.',
  ratio_at_world_prices: 'These are world prices; at your farm gate both differ.',
  farm_gate_differs: 'At the farm gate both prices differ from these.',
  conversion: ({ amount, from, converted, to }: Statements['conversion']) =>
    `${written(amount)} ${massSymbols[from]} = ${written(converted)} ${massSymbols[to]}.`,
  conversion_needs:
    'To convert I need an amount with its unit and the unit you want, such as so many bags in tonnes; for bushels also the crop.',
}
