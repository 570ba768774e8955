import { commodityById } from '../../commodities/catalogue.ts'
import { HECTARES_PER_ACRE } from '../../land.ts'
import { kgPerUnit, kilograms, type MassUnit } from '../../mass.ts'
import { COMMODITY, isNumber, litresPer } from './measures.ts'

/** What is told of a unit behind a figure; the same in every language. */
export type ConvertedUnit =
  | MassUnit
  | 'bushel'
  | 'oz'
  | 'L'
  | 'ml'
  | 'hl'
  | 'm3'
  | 'gal'
  | 'ukGal'
  | 'bbl'
  | 'ha'
  | 'acre'
  | 'm2'
  | 'kWh'
  | 'MWh'
  | 'mmbtu'
  | 'GJ'

/** An amount of one unit to be told in another of the same kind. */
export interface ConversionAsked {
  readonly amount: number
  readonly from: ConvertedUnit
  readonly to: ConvertedUnit
  /** A sack of so many kilograms, where that is what is counted. */
  readonly crop?: string
  /** Told beside the others that are asked of. */
  readonly commodity?: string
}

interface Named {
  readonly unit: ConvertedUnit
  readonly kind: 'mass' | 'volume' | 'area' | 'energy'
  /** Kilograms, litres, hectares or megajoules of one; of a bushel it hangs on the crop. */
  readonly size?: number
}

const mass = (unit: MassUnit): Named => ({ unit, kind: 'mass', size: kgPerUnit[unit] })
/** Exact by definition: the ounce of a pound, the imperial gallon, a British thermal unit. */
const named: readonly (readonly [words: string, of: Named])[] = [
  ['kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes', mass('kg')],
  ['g gm gms gram grams gramme grammes', mass('g')],
  ['t mt tonne tonnes ton tons', mass('t')],
  ['quintal quintals qtl qtls', mass('quintal')],
  ['lb lbs pound pounds', mass('lb')],
  ['cwt hundredweight hundredweights', mass('cwt')],
  ['longcwt longcwts', mass('ukCwt')],
  ['shortton shorttons', mass('shortTon')],
  ['longton longtons', mass('longTon')],
  ['maund maunds', mass('maund')],
  ['oz ounce ounces', { unit: 'oz', kind: 'mass', size: kgPerUnit.lb / 16 }],
  ['bushel bushels bu', { unit: 'bushel', kind: 'mass' }],
  ['l litre litres liter liters ltr ltrs', { unit: 'L', kind: 'volume', size: 1 }],
  ['ml millilitre millilitres milliliter milliliters cc', { unit: 'ml', kind: 'volume', size: 0.001 }],
  ['hl hectolitre hectolitres hectoliter hectoliters', { unit: 'hl', kind: 'volume', size: 100 }],
  ['m3', { unit: 'm3', kind: 'volume', size: 1000 }],
  ['ukgal', { unit: 'ukGal', kind: 'volume', size: 4.546_09 }],
  ['gal gallon gallons', { unit: 'gal', kind: 'volume', size: litresPer.gallon }],
  ['bbl bbls barrel barrels', { unit: 'bbl', kind: 'volume', size: litresPer.barrel }],
  ['ha hectare hectares', { unit: 'ha', kind: 'area', size: 1 }],
  ['acre acres ac', { unit: 'acre', kind: 'area', size: HECTARES_PER_ACRE }],
  ['m2 sqm', { unit: 'm2', kind: 'area', size: 0.0001 }],
  ['kwh', { unit: 'kWh', kind: 'energy', size: 3.6 }],
  ['mwh', { unit: 'MWh', kind: 'energy', size: 3600 }],
  ['mmbtu', { unit: 'mmbtu', kind: 'energy', size: 1055.055_852_62 }],
  ['gj gigajoule gigajoules', { unit: 'GJ', kind: 'energy', size: 1000 }],
]
const unitOf = new Map(named.flatMap(([words, of]) => words.split(' ').map((word) => [word, of] as const)))

const pairs: readonly (readonly [RegExp, string])[] = [
  [/(?<![^ ])(?:imperial|uk|british) gallons?(?![^ ])/g, 'ukgal'],
  [/(?<![^ ])(?:us|american) gallons?(?![^ ])/g, 'gal'],
  [/(?<![^ ])cubic met(?:re|er)s?(?![^ ])/g, 'm3'],
  [/(?<![^ ])square met(?:re|er)s?(?![^ ])/g, 'm2'],
  [/(?<![^ ])metric (?:tonnes?|tons?)(?![^ ])/g, 't'],
  [/(?<![^ ])short tons?(?![^ ])/g, 'shortton'],
  [/(?<![^ ])long tons?(?![^ ])/g, 'longton'],
]

/** Words that ask for a conversion, or say nothing in one. */
const filler =
  /^(?:how|many|much|is|are|was|in|into|to|of|the|what|whats|convert|conversion|equal|equals|make|makes|does|do|that|this|it|there|would|be|as|come|comes|out|express|change|please|pls|hello|hi|sir|tell|me|give|and|per|same|have|contain|contains|holds?|about|exactly|for|you|can|i|know|need|=)$/

/**
 * A weight, volume, land or heat to be told in another unit: "4 gallons in litres", "how many litres are in a barrel",
 * "one quintal how many pounds". Undefined where a plain text says anything else, or two kinds of amount.
 *
 * @param plain the question with a sign for each name
 */
export function conversionAsked(plain: string, commodities: readonly string[]): ConversionAsked | undefined {
  const text = pairs.reduce((said, [written, meant]) => said.replace(written, meant), plain)
  const words = text
    .replace(/(?<![^ ])(\d+(?:\.\d+)?)(?=[a-z])/g, '$1 ')
    .split(/[ /]+/)
    .filter((word) => word !== '')
  if (words.length > MOST_WORDS || commodities.length > 1) return undefined
  const units = words.flatMap((word, at) => (unitOf.has(word) ? [at] : []))
  const [first, second, ...others] = units
  if (first !== undefined && second === undefined) return ofAnotherLand(words, first, commodities)
  if (first === undefined || second === undefined || others.length > 0) return undefined
  const amounts = [first, second].map((at) => amountBefore(words, at))
  // "How many pounds in a 60 kg bag" has a sack, which is read elsewhere.
  const rest = words.filter(
    (word, at) => !units.includes(at) && word !== COMMODITY && !numbers.has(word) && !isNumber(word),
  )
  if (rest.some((word) => !filler.test(word))) return undefined
  if (words.filter((word) => isNumber(word)).length > 1) return undefined
  const asksFirst = /^(?:many|much)$/.test(words[first - 1] ?? '')
  const [at, to] =
    asksFirst || (amounts[0] === undefined && amounts[1] !== undefined) ? [second, first] : [first, second]
  const amount = amountBefore(words, at) ?? (isOneOf(words, at) ? 1 : undefined)
  const [of, into] = [unitOf.get(words[at] ?? ''), unitOf.get(words[to] ?? '')]
  const isStated = asksFirst || /(?<![^ ])(?:in|into|to|how|=|convert)(?![^ ])/.test(text)
  if (
    amount === undefined ||
    of === undefined ||
    into === undefined ||
    of.kind !== into.kind ||
    of.unit === into.unit ||
    !isStated
  )
    return undefined
  // What the weights and the lands of farm sums convert stays theirs.
  if (isNumber(words[at - 1]) && ofSums.has(of.unit) && ofSums.has(into.unit)) return undefined
  const crop = commodities.map((id) => commodityById(id)?.bushel).find((one) => one !== undefined)
  return { amount, from: of.unit, to: into.unit, ...(crop !== undefined && { crop }) }
}

/** "3 hundredweight, the British kind": told in what is the same everywhere. */
function ofAnotherLand(
  words: readonly string[],
  at: number,
  commodities: readonly string[],
): ConversionAsked | undefined {
  const from = unitOf.get(words[at] ?? '')?.unit
  const amount = amountBefore(words, at)
  const isAlone = words.length === 2 && at === 1 && commodities.length === 0
  if (!isAlone || amount === undefined || from === undefined) return undefined
  if (from === 'ukGal') return { amount, from, to: 'L' }
  return from === 'ukCwt' || from === 'shortTon' || from === 'longTon'
    ? { amount, from, to: 'kg' }
    : undefined
}

/** An amount in the other unit; undefined for bushels of a crop that has none. */
export function converted({ amount, from, to, crop }: ConversionAsked): number | undefined {
  const [one, other] = [sizeOf(from, crop), sizeOf(to, crop)]
  return one === undefined || other === undefined ? undefined : (amount * one) / other
}

const sizeOf = (unit: ConvertedUnit, crop: string | undefined): number | undefined =>
  unit === 'bushel' ? kilograms('bushel', crop) : named.find(([, of]) => of.unit === unit)?.[1].size

const ofSums: ReadonlySet<ConvertedUnit> = new Set([
  't',
  'kg',
  'quintal',
  'lb',
  'ukCwt',
  'maund',
  'bushel',
  'ha',
  'acre',
])

const MOST_WORDS = 16

const numbers = new Map(
  'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 1] as const),
)
numbers.set('a', 1)
numbers.set('an', 1)
numbers.set('half', 0.5)

/** The figure that a unit stands behind. */
function amountBefore(words: readonly string[], at: number): number | undefined {
  const before = words[at - 1] ?? ''
  if (/^an?$/.test(before) && words[at - 2] === 'half') return 0.5
  return isNumber(before) ? Number(before) : numbers.get(before)
}

/** "Hectare to acres": one of what comes first. */
const isOneOf = (words: readonly string[], at: number): boolean => at === 0 || words[at - 1] === 'convert'

/** "The British kind": of the unit that was told before. */
const otherOf =
  /^(?:(?:and|no|but|i mean|meant|not|in|the|of|for|what about|how about|please) )*(british|english|imperial|uk|long|us|american|short)(?: (?:kind|ones?|sort|type|measure|gallons?|hundredweights?|cwts?|tons?|please))*$/
const british: Partial<Readonly<Record<ConvertedUnit, ConvertedUnit>>> = {
  cwt: 'ukCwt',
  gal: 'ukGal',
  t: 'longTon',
  shortTon: 'longTon',
}
const american: Partial<Readonly<Record<ConvertedUnit, ConvertedUnit>>> = {
  ukCwt: 'cwt',
  ukGal: 'gal',
  t: 'shortTon',
  longTon: 'shortTon',
}

/** What a question that was answered before had to convert. */
interface ConvertedBefore {
  readonly conversion?: ConversionAsked
  readonly figures: {
    readonly amount?: { readonly value: number; readonly unit: string }
    readonly given?: readonly unknown[]
  }
  readonly commodities: readonly string[]
}

/** "And in gallons?": the amount that was converted before, in another unit of its kind. */
export function convertedAgain(
  plain: string,
  { conversion, commodities, figures: { amount, given = [] } }: ConvertedBefore,
): ConversionAsked | undefined {
  const sort = otherOf.exec(plain)?.[1] ?? ''
  const others = /^(?:us|american|short)$/.test(sort) ? american : british
  if (conversion !== undefined && sort !== '' && conversion.from in others)
    return { ...conversion, from: others[conversion.from] ?? conversion.from }
  const said =
    /^(?:and |what about |how about |or )*(?:in|into|to) ([^ ]+)(?: sterling)?$/.exec(plain)?.[1] ?? ''
  const into = unitOf.get(said)
  const weight = given.length === 1 && commodities.length === 0 ? amount : undefined
  const from = named.find(([, of]) => of.unit === (conversion?.from ?? weight?.unit))?.[1]
  const value = conversion?.amount ?? weight?.value
  return value === undefined || from === undefined || from.kind !== into?.kind || into.unit === from.unit
    ? undefined
    : { ...conversion, amount: value, from: from.unit, to: into.unit }
}
