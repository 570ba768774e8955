import type { Amount, Statements } from '@smart-farming/market-core/answer/statement'
import type { GivenFigure } from '@smart-farming/market-core/understand/quantities/farm-figures'
import type { Measure } from '@smart-farming/market-core/understand/quantities/measures'
import { measureSymbols } from '../../format/figures/measure-symbols.ts'
import { allOf } from '../../format/names/list.ts'
import type { StatementWords } from '../../statement-words.ts'
import type { Lexicon } from '../lexicon.ts'
import type { Sentences } from '../sentences.ts'
import type { Terms } from '../terms.ts'

/** What an answer says of the farmer's own figures, in any language. */
export function figureStatements(lexicon: Lexicon, say: Sentences, terms: Terms) {
  const { tag, semicolon, run, symbols, areas, volumes, pieces, roles, units, phrases } = lexicon
  const {
    commodityName,
    written,
    plain,
    percent,
    perUnit,
    counted,
    money,
    perTonne,
    datedPrice,
    storedPrice,
    seriesLabel,
  } = terms

  const behind = (measure: Measure): string => {
    if (measure.kind === 'sack') return phrases.sack({ kg: plain(measure.kg) })
    if (measure.kind === 'mass') return symbols[measure.unit]
    return measure.kind === 'area' ? areas[measure.unit] : volumes[measure.unit]
  }
  const each = (measure: Measure): string => {
    if (measure.kind !== 'mass') return behind(measure)
    return (measure.isUnweighed ? pieces[measure.unit] : undefined) ?? units[measure.unit]
  }
  const figure = ({ role, value, currency, measure, per }: GivenFigure): string => {
    const shown =
      role === 'moisture' || role === 'wanted-moisture'
        ? phrases.percent({ figure: written(value) })
        : money(currency, value)
    const what = measure === undefined ? shown : `${shown} ${behind(measure)}`
    const rate = per === undefined ? what : phrases.per({ what, unit: each(per) })
    return `${roles[role]} ${rate}`
  }
  const amountOf = (amount: Amount): string => {
    if ('litres' in amount) return `${plain(amount.litres)} ${volumes.litre}`
    if ('pieces' in amount) return `${plain(amount.pieces)} ${pieces.piece ?? ''}`.trim()
    if ('sackKg' in amount) {
      const kg = plain(amount.sackKg)
      return amount.count === 1 ? phrases.oneSack({ kg }) : phrases.sacks({ count: plain(amount.count), kg })
    }
    return `${plain(amount.count)} ${symbols[amount.unit]}`
  }
  const anyUnit = { ...symbols, ...measureSymbols }
  const equals = (left: string, right: string): string => `${left} = ${right}.`
  return {
    given: ({ figures }: Statements['given']) => say.given({ figures: figures.map(figure).join(semicolon) }),
    unused: ({ figures }: Statements['unused']) =>
      say.unused({ figures: allOf(tag, figures.map(plain)), count: figures.length }),
    worth: ({ commodity, amount, series, price, currency, money: sum }: Statements['worth']) => {
      const values = { amount: amountOf(amount), money: money(currency, sum) }
      if (commodity === '') return say.worth(values)
      const named = { ...values, name: commodityName(commodity) }
      return series === undefined || price === undefined
        ? say.worth_of(named)
        : say.worth_at({ ...named, price: datedPrice(price), series: seriesLabel(series) })
    },
    own_price: ({ price, currency, stored, commodity, percent: difference }: Statements['own_price']) => {
      const values = {
        price: perTonne(currency, price),
        stored: storedPrice(stored),
        name: commodityName(commodity),
        storedPrice: perTonne(stored.currency, stored.value),
        percent: percent(Math.abs(difference)),
      }
      const told = difference < 0 ? say.own_price_below(values) : say.own_price_above(values)
      return currency === undefined ? `${told} ${say.same_money}` : told
    },
    own_yield_per: ({ value, per, land, sackKg }: Statements['own_yield_per']) => {
      const what =
        sackKg === undefined
          ? counted({ value, per })
          : amountOf({ count: Math.round(value * 100) / 100, sackKg })
      return say.own_yield_per({ yield: phrases.per({ what, unit: areas[land] }) })
    },
    result: ({ value, currency, share, land, per, area }: Statements['result']) => {
      const sum = money(currency, Math.abs(value))
      const on =
        area !== undefined
          ? phrases.onLand({ what: sum, land: `${plain(area.value)} ${areas[area.unit]}` })
          : land !== undefined
            ? phrases.per({ what: sum, unit: areas[land] })
            : per !== undefined
              ? phrases.per({ what: sum, unit: perUnit(per) })
              : sum
      const told = value < 0 ? say.result_loss({ money: on }) : say.result_left({ money: on })
      return share === undefined ? told : `${told} ${say.result_share({ percent: percent(Math.abs(share)) })}`
    },
    profit: ({ output, cost, profit, currency, stored }: Statements['profit']) => {
      const told = say.profit({
        output: money(currency, output),
        cost: money(currency, cost),
        profit: money(currency, profit),
      })
      if (stored === undefined) return told
      const price = `${perTonne(stored.currency, stored.value)} (${storedPrice(stored)})`
      return `${told} ${say.profit_at({ price })}`
    },
    break_even_total: ({ cost, amount, price, per, currency }: Statements['break_even_total']) =>
      say.break_even_total({
        cost: money(currency, cost),
        tonnes: counted(amount),
        price: phrases.per({ what: money(currency, price), unit: perUnit(per) }),
      }),
    currency_needed: ({ own, stored }: Statements['currency_needed']) =>
      say.currency_needed({ own: run(own), stored: run(stored) }),
    mixed_currencies: say.mixed_currencies,
    area_conversion: ({ amount, from, converted, to }: Statements['area_conversion']) =>
      equals(`${plain(amount)} ${areas[from]}`, `${written(converted)} ${areas[to]}`),
    sacks: ({ amount, from, kg, count }: Statements['sacks']) =>
      equals(`${plain(amount)} ${symbols[from]}`, phrases.sacks({ count: written(count), kg: plain(kg) })),
    dry_matter: ({ amount, unit, from, to, result }: Statements['dry_matter']) =>
      say.dry_matter({
        amount: `${plain(amount)} ${symbols[unit]}`,
        from: percent(from),
        result: `${written(result)} ${symbols[unit]}`,
        to: percent(to),
      }),
    money_conversion: ({ amount, from, converted, to }: Statements['money_conversion']) =>
      run(equals(`${from} ${plain(amount)}`, `${to} ${written(converted)}`)),
    conversion: ({ amount, from, converted, to, commodity }: Statements['conversion']) =>
      equals(
        `${written(amount)} ${anyUnit[from]}${commodity === undefined ? '' : ` (${commodityName(commodity)})`}`,
        `${written(converted)} ${anyUnit[to]}`,
      ),
  } satisfies Partial<StatementWords>
}
