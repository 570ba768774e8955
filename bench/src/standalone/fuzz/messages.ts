/** Longest message that the product accepts, in characters. */
const MOST = 4_000

const things = 'maize beans potatoes onions tomatoes cabbage carrots kale rice milk urea coffee'.split(' ')
const words = [
  ...things,
  ...'and or the a of for per each sold bought price bags kg tonne acre cost rent today tomorrow rain spray'.split(
    ' ',
  ),
  ...'what how much is are was will should sell profit loss interest month ? , . : ; - / ( ) % $ KSh'.split(
    ' ',
  ),
  ...'precio del maíz cuánto vale mañana lluvia prix du maïs combien demain pluie preço do milho quanto'.split(
    ' ',
  ),
  ...'bei ya mahindi leo kesho mvua gunia मक्का का भाव कितना है कल बारिश كم سعر الذرة غدا المطر كيلو'.split(
    ' ',
  ),
]
const alphabet = [...'0123456789aeiou xyz.,;:%$€₹/()-+*=?!\n\t"\'@#_كमé\u200b\u0301😀']

type Random = () => number

const below = (random: Random, most: number): number => Math.floor(random() * most)
const one = <T>(random: Random, of: readonly T[]): T => of[below(random, of.length)] as T
const many = (random: Random, most: number, make: () => string, joint = ' '): string =>
  Array.from({ length: 1 + below(random, most) }, make).join(joint)

const kinds: readonly ((random: Random) => string)[] = [
  (random) => `Prices today: ${many(random, 12, () => priced(random), ', ')}. What is good?`,
  (random) => `${many(random, 12, () => sold(random), '. ')}. How much is that in all?`,
  (random) => many(random, 60, () => one(random, words)),
  (random) =>
    one(random, words)
      .concat(one(random, ['', ' ']))
      .repeat(MOST),
  (random) =>
    `${below(random, 10_000)}${one(random, alphabet)}${one(random, words)} `.repeat(below(random, MOST)),
  (random) =>
    many(random, 8, () => one(random, words))
      .concat(' ')
      .repeat(1 + below(random, 200)),
  (random) => many(random, MOST, () => one(random, alphabet), ''),
  (random) => many(random, 900, () => one(random, [...words, String(below(random, 100_000))])),
]

const priced = (random: Random): string =>
  `${one(random, things)} ${1 + below(random, 120)}${one(random, ['kg', ' kg', ' bags', ' tonnes', ''])} ${below(random, 9_000)}`
const sold = (random: Random): string =>
  `I ${one(random, ['sold', 'bought', 'paid for'])} ${1 + below(random, 90)} bags of ${one(random, things)} at ${below(random, 9_000)} each`

/**
 * A random message of the kinds that strangers send: lists of prices and sales, repetitions, mixed languages, noise.
 */
export const randomMessage = (random: Random): string =>
  [...one(random, kinds)(random).slice(0, MOST)].join('').trim() || '?'
