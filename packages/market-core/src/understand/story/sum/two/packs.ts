import { readCurrency } from '../../../quantities/measures.ts'
import type { Clause, Reckoned, Shown, Term, Unit } from '../../story.ts'
import { isFigure } from '../../tokens.ts'
import { isContainer, isSame, measureOfWord, ratioOf, singular, unitAt } from '../../units.ts'

const asksCheap =
  /(?<![^ ])(?:cheap|cheaper|cheapest|less costly|costs? less|better buy|dearer|dearest|expensive|better value|best value|(?:is|which|what) less|less (?:per|an?|each|for|by))(?![^ ])/
const asksBetter = /(?<![^ ])(?:better|best|suits|convenient|worth it|good deal|better deal)(?![^ ])/
const asksDear = /(?<![^ ])(?:dearer|dearest|(?:more|most) expensive|costs? more)(?![^ ])/
/** Who sells looks for the higher price, and who may do either is not known. */
const sells = /(?<![^ ])(?:sell|selling|sold|sells|sale|buyer|buyers|trader|offers?|offered|pays?)(?![^ ])/
const buys =
  /(?<![^ ])(?:buy|buying|buys|bought|fertili[sz]er|feed|seed|urea|dap|can|npk|lime|salt|meal|shop|store|dealer|agrovet|agro|supplier|stockist)(?![^ ])/
const asks = /(?<![^ ])(?:which|what|whats|how|cheaper|cheapest|better|compare)(?![^ ])/

/** From here on it is more likely that one of the prices is of one kilo, or of several packs. */
const APART = 4

type Piece =
  | { readonly kind: 'weight'; readonly value: number; readonly unit: Unit }
  | { readonly kind: 'money'; readonly value: number; readonly currency?: string }

/**
 * Two packs of one thing, each told by its weight and its price, in whatever order and in whatever words: what one kilo
 * or litre of each comes to. Undefined where a figure is neither, or a price is told for one kilo.
 */
export function readPacks(clauses: readonly Clause[]): Reckoned | undefined {
  const said = clauses.map(({ tokens }) => tokens.join(' ')).join(' , ')
  const isCheap = asksCheap.test(said)
  const isBetter = asksBetter.test(said) && sells.test(said) !== buys.test(said)
  if (!isCheap && !isBetter) return undefined
  const pieces = piecesOf(clauses)
  if (pieces?.length !== 4) return undefined
  const [a, b, c, d] = pieces
  const [one, other] = [packOf(a, b), packOf(c, d)]
  // Both tell first what the other tells first.
  if (one === undefined || other === undefined || a?.kind !== c?.kind) return undefined
  if (!isSame(one.unit, other.unit)) return undefined
  const unit = unitOfBoth(one.unit, other.unit, said)
  const [was, is] = [one.money / inUnit(one, unit), other.money / inUnit(other, unit)]
  if (Math.max(was / is, is / was) > APART) return undefined
  const currency = one.currency ?? other.currency
  const money = (value: number): Shown => ({ value, isMoney: true, ...(currency && { currency }) })
  const term = (pack: Pack, value: number): Term => ({
    part: 'in',
    factors: [money(pack.money), { value: inUnit(pack, unit), said: unit.name, isDivisor: true }],
    value,
  })
  const head = ({ money: price, value, unit: of }: Pack): Shown => ({
    ...money(price),
    per: `${value} ${of.name}`,
  })
  const isCost = asksDear.test(said) ? false : isCheap || !sells.test(said)
  return {
    terms: [term(one, was), term(other, is)],
    result: 'offers',
    value: money(was - is),
    was: money(was),
    is: money(is),
    offers: [head(one), head(other)],
    ...(isCost && { isCost }),
    per: unit.name,
  }
}

/**
 * Whether two packs are told of, each with its price, whatever is asked: what they cost together is no price of a kilo.
 */
export function tellsPacks(clauses: readonly Clause[]): boolean {
  const [a, b, c, d, ...others] = piecesOf(clauses) ?? []
  const [one, other] = [packOf(a, b), packOf(c, d)]
  if (one === undefined || other === undefined || others.length > 0 || a?.kind !== c?.kind) return false
  if (!isSame(one.unit, other.unit) || one.value === inUnit(other, one.unit)) return false
  const [was, is] = [one.money / one.value, other.money / inUnit(other, one.unit)]
  return Math.max(was / is, is / was) <= APART
}

interface Pack {
  readonly value: number
  readonly unit: Unit
  readonly money: number
  readonly currency?: string | undefined
}

function packOf(one: Piece | undefined, other: Piece | undefined): Pack | undefined {
  const [weight, money] = one?.kind === 'weight' ? [one, other] : [other, one]
  return weight?.kind === 'weight' && money?.kind === 'money'
    ? { value: weight.value, unit: weight.unit, money: money.value, currency: money.currency }
    : undefined
}

const inUnit = ({ value, unit }: Pack, told: Unit): number => value * ratioOf(unit, told)

/** The unit that is asked for; else the one that both are told in; else kilos or litres. */
function unitOfBoth(one: Unit, other: Unit, said: string): Unit {
  const [, asked = ''] = /.*(?<![^ ])(?:per|an?|each|by the|the|for one|one) ([^ ]+)/.exec(said) ?? []
  const named = measureOfWord(asked)
  if (named !== undefined && isSame(named, one)) return named
  if (one.name === other.name && one.name !== 'g') return one
  return measureOfWord(one.kind === 'volume' ? 'litre' : 'kg') ?? one
}

/** Every figure as a weight or as money, in its order; undefined where one is something else. */
function piecesOf(clauses: readonly Clause[]): readonly Piece[] | undefined {
  const pieces: Piece[] = []
  for (const { tokens } of clauses) {
    for (let at = 0; at < tokens.length; at += 1) {
      const word = tokens[at] ?? ''
      const next = tokens[at + 1] ?? ''
      if (!isFigure(word)) {
        const own = oneOf(tokens, at)
        if (own !== undefined) pieces.push({ kind: 'weight', value: 1, unit: own })
        continue
      }
      const value = Number(word)
      const measure = measureOfWord(next)
      if (measure?.kind === 'mass' || measure?.kind === 'volume') {
        // "2 kg tin", "25 kg feed"; "120 kg per hectare" is no pack.
        if (isRate(tokens, at + 2) || value <= 0) return undefined
        pieces.push({ kind: 'weight', value, unit: measure })
        continue
      }
      if (measure !== undefined || /^(?:%|percent|x)$/.test(next)) return undefined
      // "1 bag of 50 kg"; of several bags nobody says whether the price is of all.
      if (value === 1 && isContainer(singular(next))) continue
      if (isContainer(singular(next))) return undefined
      const coin = readCurrency(tokens, at + 1) ?? readCurrency(tokens, at - 1)
      const behind = readCurrency(tokens, at + 1)?.next ?? at + 1
      const isCounted =
        coin === undefined && /[^s]s$/.test(next) && unitAt(tokens, at + 1, true) !== undefined
      if (isCounted || isRate(tokens, behind) || value <= 0) return undefined
      pieces.push({
        kind: 'money',
        value: coin?.cents ? value / 100 : value,
        ...(coin !== undefined && { currency: coin.code }),
      })
    }
  }
  return pieces
}

/** "The quintal at 240": one of a measure, before the price of it. */
function oneOf(tokens: readonly string[], at: number): Unit | undefined {
  const isNamed = /^(?:per|an?|the|one)$/.test(tokens[at] ?? '')
  const unit = isNamed ? measureOfWord(tokens[at + 1] ?? '') : undefined
  if (unit === undefined || (unit.kind !== 'mass' && unit.kind !== 'volume')) return undefined
  const behind = tokens.slice(at + 2, at + 6)
  const money = behind.findIndex((word) => isFigure(word))
  const isPrice =
    money !== -1 &&
    behind.slice(0, money).every((word) => ofPrice.test(word) || readCurrency([word], 0) !== undefined)
  const isAsked = asks.test(tokens.slice(0, at).join(' '))
  return isPrice && !isFigure(tokens[at - 1]) && !isAsked ? unit : undefined
}
const ofPrice = /^(?:at|to|in|is|for|costs?|goes|sells|was|of|it|brings)$/

/** What stands for each of a weight or of land is no price of a pack. */
function isRate(tokens: readonly string[], at: number): boolean {
  if (!/^(?:per|an?|each|every|\/|the)$/.test(tokens[at] ?? '')) return false
  const unit = measureOfWord(tokens[at + 1] ?? '')
  // "25 kg 50 rupees per kg?" has a weight for each of itself; the words of the question stand behind a break.
  return unit !== undefined
}
