const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/*
 * The little words by which a sentence hangs together. Each of these is a closed class: no harvest, shop or season ever
 * adds one, so whatever is none of them is a word of content, whoever wrote it.
 */

/** Who does something: a clause begins with one. */
export const subjects = words(
  'i im ive we he she they nobody somebody someone anybody everybody everyone who',
)
/** Whose it is. */
export const owners = words('my our his her their your')
const others = words('me us him you u it its this that these that mine ours them those')
const determiners = words('a an the any some each every no such another')
export const auxiliaries = words(
  `is are was were be been being am do does did done has have had can could would should will shall may might must
  dont doesnt didnt cant isnt wont`,
)
export const asking = words('what whats which how when where why whose')
/** What is behind one of these is what the word before it is of. */
export const belonging = words('of from for with')
/** Behind one of these stands a place, or a time. */
export const placing = words('in at from near around outside to into inside since until till during after')
const prepositions = words(
  'of for with by on over about regarding per as than against between under above through without',
)
/** A clause of its own follows: why, when, what for, what else. */
export const joining = words(
  'because cause cuz coz cos so but while although though if unless as and or before when whereas',
)
const limiting = words('just only even also too now then here there please kindly')

const little: readonly ReadonlySet<string>[] = [
  subjects,
  owners,
  others,
  determiners,
  auxiliaries,
  asking,
  placing,
  prepositions,
  joining,
  limiting,
]

/** True for a word that no name of a thing goes on through. */
export const isLittle = (word: string): boolean => little.some((one) => one.has(word))

/** Articles and their like, between a preposition and its noun. */
export const isDeterminer = (word: string): boolean => determiners.has(word) || owners.has(word)

/** What stands for the goods: "I want it organic", "the white ones". */
export const forGoods = words('it them one ones mine ours those these')
