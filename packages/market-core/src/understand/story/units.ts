import { kgPerUnit } from '../../mass.ts'
import { currencyOfWord, unitOfWord } from '../find-units.ts'
import { hectaresPer, litresPer } from '../quantities/measures.ts'
import type { Unit } from './story.ts'
import { isBreak, isFigure } from './tokens.ts'
import { isCostItem, isRole, saysNothing } from './words.ts'

const measured: Readonly<Record<string, Unit>> = Object.fromEntries(
  (
    [
      ['volume', 'litre', litresPer.litre, 'litre litres liter liters ltr ltrs l lita'],
      ['volume', 'gallon', litresPer.gallon, 'gallon gallons gal'],
      ['area', 'acre', hectaresPer.acre, 'acre acres ac ekari'],
      ['area', 'ha', hectaresPer.ha, 'ha hectare hectares hekta'],
      ['area', 'feddan', hectaresPer.feddan, 'feddan feddans'],
      ['area', 'manzana', hectaresPer.manzana, 'manzana manzanas mz mzs'],
      ['area', 'rai', hectaresPer.rai, 'rai'],
      ['area', 'kanal', hectaresPer.kanal, 'kanal kanals'],
      ['area', 'guntha', hectaresPer.guntha, 'guntha gunthas gunta guntas'],
      ['area', 'dunam', hectaresPer.dunam, 'dunam dunams dunum dunums'],
      ['mass', 'g', 0.001, 'g gram grams gm gms gramme grammes'],
      ['time', 'hour', 1 / 24, 'hour hours hr hrs'],
      ['time', 'fortnight', 14, 'fortnight fortnights'],
      ['time', 'day', 1, 'day days daily dia dias'],
      ['time', 'week', 7, 'week weeks weekly'],
      ['time', 'month', 30, 'month months monthly'],
      ['time', 'year', 365, 'year years yearly annum'],
    ] as const
  ).flatMap(([kind, name, size, words]) => words.split(' ').map((word) => [word, { kind, name, size }])),
)

/** Months of a year and the like come out whole, where days would not. */
const times: Readonly<Record<string, number>> = {
  'week day': 7,
  'fortnight day': 14,
  'fortnight week': 2,
  'month day': 30,
  'year day': 365,
  'year week': 52,
  'year month': 12,
}

/** The unit that a word is, where it is one of weight, volume, land or time. */
export function measureOfWord(word: string): Unit | undefined {
  const own = measured[word]
  if (own !== undefined) return own
  const unit = unitOfWord(word)
  if (unit === undefined || unit === 'bushel' || unit === 'bag') return undefined
  return { kind: 'mass', name: unit, size: kgPerUnit[unit] }
}

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  calves: 'calf',
  loaves: 'loaf',
  gunia: 'bag',
  sacks: 'bag',
  sack: 'bag',
  packets: 'bag',
  pack: 'bag',
  packs: 'bag',
  packet: 'bag',
  saca: 'bag',
  sacas: 'bag',
  cavan: 'bag',
  cavans: 'bag',
  hens: 'chicken',
  hen: 'chicken',
  geese: 'goose',
  oxen: 'ox',
  bu: 'bushel',
  bsh: 'bushel',
}

/** A thing by its singular: "goats" and "goat" are one. */
export function singular(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (/(?:ch|sh|x|ss|toe|to)es$/.test(word)) return word.slice(0, -2)
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

const people = new Set(
  'person man woman worker picker weeder loader porter driver milker herder watchman digger cutter sprayer planter hand labourer laborer casual boy partner brother sister member sibling farmer friend helper child son daughter neighbour neighbor persona pessoa personne mtu'.split(
    ' ',
  ),
)
export const isPerson = ({ kind, name }: Unit): boolean => kind === 'thing' && people.has(name)

/** What is grown, kept or sold: neither time nor land nor people, nor the bags of what was bought for it. */
export const isProduce = (unit: Unit): boolean =>
  unit.kind !== 'time' && unit.kind !== 'area' && !isPerson(unit) && !unit.name.includes(' of ')

/** What may be said of whatever was counted before: "300 for each animal". */
const anything = new Set('animal beast carcass head piece one unit item bird each plant'.split(' '))
export const isAnything = ({ kind, name }: Unit): boolean => kind === 'thing' && anything.has(name)

/** True where an amount in one may be told in the other. */
export const isSame = (one: Unit, other: Unit): boolean =>
  one.kind === other.kind &&
  (one.kind === 'thing'
    ? one.name === other.name
    : one.kind !== 'time' || one.name === other.name || timesOf(one, other) !== undefined)

function timesOf(one: Unit, other: Unit): number | undefined {
  const [there, back] = [times[`${one.name} ${other.name}`], times[`${other.name} ${one.name}`]]
  return there ?? (back === undefined ? undefined : 1 / back)
}

/** How many of the other one is. */
export const ratioOf = (one: Unit, other: Unit): number =>
  one.name === other.name
    ? 1
    : one.kind === 'time'
      ? (timesOf(one, other) ?? Number.NaN)
      : one.size / other.size

/** A word or two that count something: "goats", "laying hens", "kg". With what follows it. */
export function unitAt(
  words: readonly string[],
  at: number,
  isCounted: boolean,
): { unit: Unit; said: string; next: number } | undefined {
  const word = words[at] ?? ''
  const measure = measureOfWord(word)
  if (measure !== undefined) return { unit: measure, said: word, next: at + 1 }
  const kind = words[at + 1] ?? ''
  // "Eleven store lambs".
  if (isCounted && isCostItem(word) && !isMany(word) && isMany(kind) && isThing(kind) && !isCostItem(kind))
    return { unit: { kind: 'thing', name: singular(kind), size: 1 }, said: kind, next: at + 2 }
  if (!isThing(word) || (isCounted && isCostItem(word) && !/[^s]s$/.test(word) && !people.has(word)))
    return undefined
  // "30 laying hens": the thing is the second, where only it is of several.
  const second = words[at + 1] ?? ''
  const isUnit = unitOfWord(word) !== undefined || isContainer(singular(word))
  const isPair =
    isCounted && !isUnit && !isMany(word) && isMany(second) && isThing(second) && !isCostItem(second)
  const said = isPair ? second : word
  const unit: Unit = { kind: 'thing', name: singular(said), size: 1 }
  return { unit, said, next: at + (isPair ? 2 : 1) }
}

const isMany = (word: string): boolean => /[^s]s$/.test(word) || word in irregular
const isThing = (word: string): boolean =>
  /^\p{L}{2,}/u.test(word) &&
  word !== 'ex' &&
  !isFigure(word) &&
  !isBreak(word) &&
  !saysNothing(word) &&
  !isRole(word) &&
  currencyOfWord(word) === undefined

const containers =
  /^(?:bag|crate|box|tray|tin|debe|basket|carton|bale|bunch|bucket|drum|bottle|jerrycan|can|tub|punnet|net|load|truckload|trolley|bundle)$/
/** What holds so much of something: by itself it has no weight. */
export const isContainer = (name: string): boolean => containers.test(name)

/** Whether one of a unit holds another, or both are weights, volumes or lands. */
export const isHolding = (unit: Unit, held: Unit): boolean =>
  unit.holds !== undefined
    ? isSame(unit.holds.unit, held) || isHolding(unit.holds.unit, held)
    : unit.kind !== 'thing' && unit.kind === held.kind
