import type { Per, Statements } from '@smart-farming/market-core/answer/statement'
import type { AreaUnit } from '@smart-farming/market-core/understand/quantities/measures'
import { allOf } from '../../format/names/list.ts'
import type { StatementWords } from '../../statement-words.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Sentences } from '../sentences.ts'
import type { Terms } from '../terms.ts'

/** What an answer works out from the farmer's figures and stored prices, in any language. */
export function sumStatements(lexicon: Lexicon, say: Sentences, terms: Terms) {
  const { tag, areas, symbols, needed, phrases } = lexicon
  const {
    commodityName,
    counted,
    written,
    plain,
    percent,
    perUnit,
    money,
    perTonne,
    storedPrice,
    seriesLabel,
  } = terms
  const on = (what: string, land: AreaUnit): string => phrases.per({ what, unit: areas[land] })
  const priceOf = (currency: string | undefined, price: number, per: Per): string =>
    phrases.per({ what: money(currency, price), unit: perUnit(per) })
  const kilos = (value: string): string => `${value} ${symbols.kg}`
  return {
    margin: ({
      commodity,
      yield: harvest,
      land,
      price,
      per,
      currency,
      stored,
      output,
      cost,
      margin,
    }: Statements['margin']) => {
      const at = priceOf(currency, price, per)
      const values = {
        yield: on(counted(harvest), land),
        price: stored === undefined ? at : `${at} (${storedPrice(stored)})`,
        output: on(money(currency, output), land),
        cost: written(cost),
        margin: on(money(currency, margin), land),
      }
      return commodity === undefined
        ? say.margin_of_nothing(values)
        : say.margin({ ...values, name: commodityName(commodity) })
    },
    margin_needs: ({ missing }: Statements['margin_needs']) =>
      say.margin_needs({
        missing: allOf(
          tag,
          missing.map((part) => needed[part]),
        ),
      }),
    margin_in_all: ({ yield: harvest, output, cost, currency }: Statements['margin_in_all']) =>
      say.margin_in_all({
        yield: counted(harvest),
        output: money(currency, output),
        cost: money(currency, cost),
      }),
    margin_leaves_out: say.margin_leaves_out,
    cost_currency: ({ currency }: Statements['cost_currency']) =>
      say.cost_currency({ currency: lexicon.run(currency) }),
    break_even_price: ({
      cost,
      yield: harvest,
      land,
      price,
      per,
      currency,
    }: Statements['break_even_price']) =>
      say.break_even_price({
        cost: on(money(currency, cost), land),
        yield: on(counted(harvest), land),
        price: priceOf(currency, price, per),
      }),
    break_even_yield: ({
      cost,
      price,
      per,
      currency,
      stored,
      yield: harvest,
      land,
    }: Statements['break_even_yield']) => {
      const at = priceOf(currency, price, per)
      return say.break_even_yield({
        cost: on(money(currency, cost), land),
        price: stored === undefined ? at : `${at} (${storedPrice(stored)})`,
        yield: on(counted(harvest), land),
      })
    },
    break_even_needs: say.break_even_needs,
    cushion: ({ price, stored, percent: cushion }: Statements['cushion']) => {
      const at = perTonne(stored?.currency, price)
      const values = {
        price: stored === undefined ? at : say.taken_as_yours({ price: at, stored: storedPrice(stored) }),
        percent: percent(cushion),
      }
      return cushion >= 0 ? say.cushion_below(values) : say.cushion_above(values)
    },
    input_ratio: ({ product, sold, input, bought, ratio, unit, per = unit }: Statements['input_ratio']) =>
      say.input_ratio({
        input: commodityName(input),
        bought: perTonne(bought.currency, bought.value),
        boughtPrice: storedPrice(bought),
        product: commodityName(product),
        sold: perTonne(sold.currency, sold.value),
        soldPrice: storedPrice(sold),
        ratio: `${written(ratio)} ${symbols[unit]}`,
        one: `${plain(1)} ${symbols[per]}`,
      }),
    ratio_in_sacks: ({ product, input, bought, isWeight, kg, paid, count }: Statements['ratio_in_sacks']) => {
      const values = {
        sack: isWeight ? kilos(plain(bought)) : phrases.oneSack({ kg: plain(bought) }),
        input: commodityName(input),
        kg: kilos(written(kg)),
        product: commodityName(product),
      }
      return paid === undefined || count === undefined
        ? say.ratio_in_sacks(values)
        : say.ratio_is_sacks({ ...values, sacks: phrases.sacks({ count: written(count), kg: plain(paid) }) })
    },
    no_input_ratio: ({ product, input }: Statements['no_input_ratio']) =>
      say.no_input_ratio({ product: seriesLabel(product), input: seriesLabel(input) }),
    only_newest: say.only_newest,
    ratio_at_world_prices: say.ratio_at_world_prices,
    farm_gate_differs: say.farm_gate_differs,
    conversion_needs: say.conversion_needs,
  } satisfies Partial<StatementWords>
}
