import { readCommodities } from '../../find-commodities.ts'
import { resultsAsked } from '../asked.ts'
import { clausesOf, readFigures } from '../read-figures.ts'
import type { Clause, StoryFigure, StoryRead, StoryResult, Unit } from '../story.ts'
import { measureOfWord } from '../units.ts'

/** Amounts of goods that are to be priced with what is stored, each by itself. */
export interface Basket {
  readonly goods: readonly { readonly commodity: string; readonly value: number; readonly unit: Unit }[]
  /** The land that each amount is for one of. */
  readonly per?: Unit
  /** All the land that there is. */
  readonly land?: { readonly value: number; readonly unit: Unit }
  /** The result of all the land is wanted for each of it. */
  readonly isDivided?: true
}

interface Good {
  readonly figure: StoryFigure
  readonly commodity: string
}

/**
 * The goods of a text that asks what several of them come to: each an amount of weight of one thing with a name, beside
 * land at most. Undefined where any figure is something else, or where it asks for something else.
 */
export function basketIn(text: string, commodities: readonly string[]): Basket | undefined {
  const clauses = clausesOf(text)
  const figures = readFigures(clauses)
  const goods = goodsAmong(clauses, commodities)
  if (goods.length < 2 || goods.length !== commodities.length || new Set(goods.map(idOf)).size < goods.length)
    return undefined
  const plain = clauses.map(({ tokens }) => tokens.join(' ')).join(' , ')
  const asked = resultsAsked(plain)
  const isOther = asked.some((one) => !ofCost.has(one) && !(one === 'each' && isEachLand.test(plain)))
  if (isOther || (asked.length === 0 && !saysCost.test(plain)) || ofContent.test(plain)) return undefined
  const others = figures.filter((figure) => goods.every((good) => !isThat(good.figure, figure)))
  const per = landOfAmounts(goods, plain)
  const [field, ...more] = others
  const land = field === undefined ? undefined : landOf(field, per)
  if (more.length > 0 || (field !== undefined && land === undefined)) return undefined
  const isDivided = per === undefined && isEachLand.test(plain)
  if (isDivided && land === undefined) return undefined
  return {
    goods: goods.map(({ figure, commodity }) => ({ commodity, value: figure.value, unit: weightOf(figure) })),
    ...(per && { per }),
    ...(land && { land }),
    ...(isDivided && { isDivided }),
  }
}

/**
 * A sum that divides the amount of one good by that of another is none: what they are for is asked back.
 *
 * @param text what the sum was read from
 */
export function withoutMixedGoods(read: StoryRead, text: string, commodities: readonly string[]): StoryRead {
  if ('unplaced' in read || commodities.length < 2) return read
  const goods = goodsAmong(clausesOf(text), commodities)
  const isOf = (value: number) => goods.filter(({ figure }) => figure.value === value).map(idOf)
  const isMixed = read.sum.terms.some(({ factors }) =>
    factors.some(
      ({ isDivisor, value }) =>
        isDivisor &&
        factors.some(
          (other) =>
            !other.isDivisor && isOf(other.value).some((id) => isOf(value).some((divisor) => divisor !== id)),
        ),
    ),
  )
  return isMixed ? { unplaced: goods.map(({ figure }) => figure.value) } : read
}

const isThat = (one: StoryFigure, other: StoryFigure): boolean =>
  one.clause === other.clause &&
  one.value === other.value &&
  (one.unit?.name === other.unit?.name || other.isOf === true)

const idOf = ({ commodity }: Good): string => commodity

/** The figures that are a weight of one of the commodities, which all stand before their names, or all behind them. */
function goodsAmong(clauses: readonly Clause[], commodities: readonly string[]): Good[] {
  const figures = readFigures(clauses)
  return clauses.flatMap(({ tokens }, clause) => {
    const own = figures.filter((figure) => figure.clause === clause)
    const places: number[] = []
    for (const { value, unit } of own) {
      // "A 90 kg bag" is one bag, which stands where its weight does.
      const said = value === 1 && unit?.holds !== undefined ? unit.holds.value : value
      places.push(tokens.findIndex((token, at) => at > (places.at(-1) ?? -1) && Number(token) === said))
    }
    const namesIn = (from: number, to: number) =>
      readCommodities(tokens.slice(from, to).join(' ')).ids.filter((id) => commodities.includes(id))
    const isNamedBefore = namesIn(0, places[0] ?? 0).length > 0
    return own.flatMap((figure, index): Good[] => {
      const at = places[index] ?? -1
      if (at === -1 || figure.currency !== undefined || figure.isPercent) return []
      // "14 t of urea and 6 of DAP": counted as the one before it.
      const last = figure.isOf
        ? own.slice(0, index).findLast((one) => weightOf(one).kind === 'mass')
        : undefined
      const weighed = last?.unit === undefined ? figure : { ...figure, unit: last.unit }
      if (weightOf(weighed).kind !== 'mass') return []
      const ids = isNamedBefore
        ? namesIn((places[index - 1] ?? -1) + 1, at)
        : namesIn(at + 1, places[index + 1] ?? tokens.length)
      const [commodity, ...others] = ids
      return commodity === undefined || others.length > 0 ? [] : [{ figure: weighed, commodity }]
    })
  })
}

/** A bag with a weight is that weight; of one without, nobody knows. */
function weightOf({ unit }: StoryFigure): Unit {
  const { kind, name, size, holds } = unit ?? nothing
  return holds?.unit.kind === 'mass'
    ? { kind: 'mass', name, size: holds.value * holds.unit.size }
    : { kind, name, size }
}
const nothing: Unit = { kind: 'thing', name: '', size: 1 }

const ofCost: ReadonlySet<StoryResult> = new Set(['comes-to', 'costs', 'break-even'])
const saysCost =
  /(?<![^ ])(?:price|prices|cost|costs|worth|value|total|pay|bill|(?:world|market|your|current|latest) rates?)(?![^ ])/
/** What is in a good is no money. */
const ofContent =
  /(?<![^ ])(?:nitrogen|phosphorus|phosphate|potassium|nutrients?|npk|protein|energy|calories|space|weigh|weight|mix|ratio)(?![^ ])/
const eachLand =
  /(?<![^ ])(?:(?:on|in|to|for|over|onto) )?(?:each|every|per|an?|the|one|\/) (hectares?|ha|acres?)(?![^ ])/
const isEachLand = new RegExp(`${eachLand.source}`)
const opensQuestion = /(?<![^ ])(?:what|whats|how|price|cost|costs|total)(?![^ ])/

/** The land that amounts are for one of, where that is said of them and not of what is asked. */
function landOfAmounts(goods: readonly Good[], plain: string): Unit | undefined {
  const pers = goods.flatMap(({ figure }) => figure.per)
  if (pers.some(({ kind }) => kind !== 'area')) return undefined
  const words = plain.split(' ')
  const last = words.lastIndexOf(String(goods.at(-1)?.figure.value))
  const behind = words.slice(last + 1)
  const ends = behind.findIndex((word) => opensQuestion.test(word))
  const told = [...words.slice(0, last + 1), ...(ends === -1 ? behind : behind.slice(0, ends))].join(' ')
  const [, name = ''] = eachLand.exec(told) ?? []
  return pers[0] ?? measureOfWord(name)
}

/** "40 ha"; "on 40" beside amounts for each hectare. */
function landOf(figure: StoryFigure, per: Unit | undefined): Basket['land'] {
  const { unit, value, before, currency, isPercent } = figure
  if (currency !== undefined || isPercent || figure.each || figure.at || value <= 0) return undefined
  if (unit?.kind === 'area') return figure.per.length > 0 ? undefined : { value, unit }
  const isBare =
    unit === undefined && figure.per.length === 0 && /^(?:on|for|over|all)$/.test(before[0] ?? '')
  return isBare && per !== undefined ? { value, unit: per } : undefined
}
