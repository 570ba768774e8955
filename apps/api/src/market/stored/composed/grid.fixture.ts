import type { Amount, Composed, Kind, Place, Time, Unit } from './composed.fixture.ts'
import { kinds } from './composed.fixture.ts'
import { Draw } from './draw.fixture.ts'
import { Phrases } from './phrase.fixture.ts'
import { things } from './things.fixture.ts'
import type { Wording } from './wording.fixture.ts'

export interface Case {
  readonly asked: Composed
  readonly turns: readonly string[]
  /** Which parts it has, for a share of each. */
  readonly cell: string
}

type Part = 'unit' | 'amount' | 'currency' | 'time' | 'place'
/** The sets of parts beside the thing and the kind. */
const partSets: readonly (readonly Part[])[] = [
  [],
  ['unit'],
  ['amount'],
  ['currency'],
  ['time'],
  ['place'],
  ['unit', 'currency'],
  ['unit', 'time'],
  ['amount', 'currency'],
  ['amount', 'time'],
  ['currency', 'time'],
  ['place', 'time'],
  ['unit', 'currency', 'time'],
  ['amount', 'currency', 'time'],
]

const currencyOfHome: Readonly<Record<string, string>> = {
  IN: 'INR',
  ZA: 'ZAR',
  BR: 'BRL',
  GB: 'GBP',
  FR: 'EUR',
}
const worldly = Object.entries(things).flatMap(([id, { series }]) => (series === undefined ? [] : [id]))
const stored = Object.entries(things).flatMap(([id, { wfp }]) => (wfp === undefined ? [] : [id]))
const marketsOf: Readonly<Record<string, readonly [country: string, ...markets: string[]]>> = {
  maize: ['NI', 'Managua', 'León'],
  beans: ['NI', 'Managua', 'León'],
  eggs: ['NI', 'Managua'],
  'rice imported': ['CG', 'Brazzaville', 'Nkayi'],
  'vegetable oil': ['CG', 'Brazzaville', 'Nkayi'],
}

function timeFor(kind: Kind, draw: Draw, isOfAmount: boolean): Time {
  const month = () => `${draw.one([2023, 2024, 2025])}-${draw.one(['04', '05', '07', '09', '11', '12'])}`
  const one: Time = { of: 'month', month: month() }
  const back: Time = { of: 'ago', years: draw.one([1, 2]) }
  const year: Time = { of: 'year', year: draw.one([2024, 2025]) }
  const between: Time = {
    of: 'between',
    start: `${draw.one([2023, 2024])}-${draw.one(['05', '06', '09'])}`,
    end: `2025-${draw.one(['03', '08', '11'])}`,
  }
  const last: Time = { of: 'last', months: draw.one([3, 6, 12, 18, 24]) }
  const quarter: Time = { of: 'quarter', year: draw.one([2024, 2025]), quarter: draw.one([1, 2, 3, 4]) }
  const half: Time = { of: 'half', year: draw.one([2024, 2025]), half: draw.one([1, 2]) }
  const since: Time = { of: 'since', month: month() }
  if (kind === 'compare' || kind === 'ratio' || isOfAmount) return draw.one([one, back])
  if (kind === 'price') return draw.one([one, one, back, year, between, quarter, half])
  if (kind === 'change') return draw.one([year, between, last, quarter, half, since])
  return draw.one([year, between, last, quarter, half, since])
}

function drawn(kind: Kind, parts: readonly Part[], words: Wording, draw: Draw): Composed | undefined {
  const has = (part: Part) => parts.includes(part)
  const isOfTwo = kind === 'compare' || kind === 'ratio'
  if (has('amount') && kind !== 'price') return undefined
  if (kind === 'ratio' && (has('unit') || has('currency') || has('place'))) return undefined
  if (isOfTwo && has('place')) return undefined
  const known = (ids: readonly string[]) => ids.filter((id) => words.things[id] !== undefined)
  const ofMarket = has('place') && draw.next() > 0.15
  const from = known(ofMarket ? stored : worldly)
  if (from.length === 0) return undefined
  const thing = draw.one(from)
  const { bushel, liquid, wfp } = things[thing] ?? {}
  const [country = '', ...markets] = marketsOf[thing] ?? []
  const place: Place | undefined = !has('place')
    ? undefined
    : ofMarket
      ? draw.one<Place>([{ market: draw.one(markets) }, { market: draw.one(markets) }, { country }, 'here'])
      : 'world'
  const others = known(worldly).filter((id) => id !== thing && !id.startsWith(thing) && !thing.startsWith(id))
  const home =
    place === 'here' ? country : has('currency') ? draw.one(Object.keys(currencyOfHome)) : undefined
  const isHome = draw.next() < 0.4
  const currency =
    isHome && (currencyOfHome[home ?? ''] ?? '') in words.currencies
      ? currencyOfHome[home ?? '']
      : draw.one(Object.keys(words.currencies))
  const isEgg = wfp === 'Eggs'
  const unit: Unit =
    liquid && ofMarket
      ? draw.one((['litre', 'gallon'] as const).filter((one) => one in words.units))
      : draw.one<Unit>([
          ...(['kg', 't', 'quintal', 'lb', 'cwt', 'shortTon', 'bag'] as const).filter(
            (one) => one in words.units,
          ),
          ...(bushel && !isOfTwo && 'bushel' in words.units ? (['bushel', 'bushel'] as const) : []),
          { sack: draw.one([25, 50, 60, 100]) },
          { sack: 50 },
        ])
  const amount: Amount = draw.one<Amount>([
    { count: draw.one([2, 5, 12]), unit: 't' },
    { count: draw.one([30, 250]), unit: 'kg' },
    { count: draw.one([4, 10]), unit: 'quintal' },
    { count: draw.one([3, 20]), unit: { sack: draw.one([50, 60]) } },
  ])
  if (isEgg && (has('unit') || has('amount'))) return undefined
  return {
    kind,
    thing,
    ...(isOfTwo && { other: draw.one(others) }),
    ...(has('unit') && { unit }),
    ...(has('amount') && { amount }),
    ...(has('currency') && currency !== undefined && { currency }),
    ...(has('time') && { time: timeFor(kind, draw, has('amount')) }),
    ...(place !== undefined && { place }),
    ...(home !== undefined &&
      (place === 'here' || (isHome && currency === currencyOfHome[home])) && { home }),
  }
}

const following = ['time', 'unit', 'currency', 'place', 'thing', 'kind'] as const

/** Another question with one part of it changed. */
function changed(
  asked: Composed,
  part: (typeof following)[number],
  words: Wording,
  draw: Draw,
): Composed | undefined {
  if (part === 'kind') {
    if (asked.kind === 'price' || asked.kind === 'change' || asked.other !== undefined) return undefined
    // Of which time a mean is, where none was said before, is for nobody to say.
    return {
      ...asked,
      kind: draw.one(
        asked.time ? (['highest', 'lowest', 'average'] as const) : (['highest', 'lowest'] as const),
      ),
    }
  }
  const parts: Part[] = part === 'thing' ? [] : [part]
  if (part === 'unit' && asked.amount !== undefined) return undefined
  const other = drawn(asked.kind, parts, words, draw)
  if (other === undefined) return undefined
  if (part === 'thing')
    return asked.place === undefined && asked.unit !== 'bushel' && asked.other === undefined
      ? { ...asked, thing: other.thing }
      : undefined
  if (part === 'place') {
    const at = marketsOf[asked.thing]
    if (at === undefined || asked.currency !== undefined || asked.unit !== undefined) return undefined
    return { ...asked, place: { market: draw.one(at.slice(1)) } }
  }
  if (part === 'unit' && (asked.thing === 'eggs' || asked.thing === 'vegetable oil')) return undefined
  if (part === 'unit' && (other.unit === 'bushel' || asked.place !== undefined))
    return { ...asked, unit: draw.one(['kg', 't'] as const) }
  const { home: _, ...rest } = asked
  if (part === 'currency')
    return asked.place === undefined
      ? { ...rest, ...(other.home && { home: other.home }), currency: other.currency ?? 'EUR' }
      : undefined
  return { ...asked, [part]: other[part as 'time'] }
}

/** Composed questions of a language: so many of each kind and set of parts, and so many that follow another. */
export function grid(words: Wording, each: number, seed: number): Case[] {
  const draw = new Draw(seed)
  const phrases = new Phrases(words, draw)
  const cases: Case[] = []
  for (const kind of kinds)
    for (const parts of partSets)
      for (let count = 0; count < each; count += 1) {
        const asked = drawn(kind, parts, words, draw)
        if (asked === undefined) continue
        const isTerse = count % 2 === 1
        const turns = [isTerse ? phrases.terse(asked) : phrases.sentence(asked)]
        cases.push({ asked, turns, cell: `${kind}: ${parts.join('+') || 'bare'}` })
        for (const part of following) {
          if (count % 2 !== 0) break
          const next = changed(asked, part, words, draw)
          const said = next && phrases.following(part, next)
          if (next !== undefined && said !== undefined)
            cases.push({ asked: next, turns: [...turns, said], cell: `${kind}: then ${part}` })
        }
      }
  return cases
}
