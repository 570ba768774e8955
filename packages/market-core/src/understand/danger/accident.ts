import { plainText } from '../plain-text.ts'
import * as told from './accident-words.ts'
import { poisons } from './chemicals.ts'
import { animals, bodyParts, ourselves, people, pests, swallowed } from './emergency-words.ts'

/** How far apart two things that belong together stand, in words. */
const NEAR = 6

const sourceOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replaceAll('_', ' '))
    .map((word) => (word.endsWith('*') ? `${plainText(word.slice(0, -1))}[^ ]*` : plainText(word)))
    .sort((a, b) => b.length - a.length)
    .join('|')
const whole = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)
const oneOf = (words: readonly string[]): RegExp => whole(sourceOf(words))
/** Either before the other, with few words between. */
const near = (one: readonly string[], other: readonly string[], most = NEAR): RegExp => {
  const [a, b] = [`(?:${sourceOf(one)})`, `(?:${sourceOf(other)})`]
  return whole(`${a}(?: [^ ]+){0,${most}} ${b}|${b}(?: [^ ]+){0,${most}} ${a}`)
}

const person = oneOf([...people, ...told.alsoPeople])
const oneself = whole('i am|i m|me|my (?:arm|hand|leg|foot|fingers?|head|thumb|sleeve)')
const anybody = oneOf([...people, ...told.alsoPeople, ...ourselves.filter((word) => word !== 'after')])
const animal = oneOf([...animals, ...told.alsoAnimals])
const body = oneOf([...bodyParts, ...told.limbs])
const ofPests = near(pests, ['ate', 'eat', 'eaten', 'eats', 'died'], 1)
const notYet = oneOf(told.notYet)

/** "The grain" buries nobody whose price fell; "well" is also a little word. */
const asPlaces = (plain: string): string =>
  plain.replace(
    /(?<!(?:the|a|our|my|his|her|old|open|deep|dry|that|water|village|hand-dug) )(?<![^ ])well(?![^ ])/g,
    '',
  )

const place = oneOf(told.deadlyPlaces)
const silent = oneOf(told.silent)
const fellIn = near(told.fellIn, told.deadlyPlaces)
const buried = near(told.buried, [...told.deadlyPlaces, ...told.grains])
const machine = oneOf(told.machines)
const overturned = oneOf(told.overturned)
const bitten = near(told.venomous, told.bit)
const shocked = near(told.current, told.shocked)
const lies = oneOf(told.afterShock)
const currentAlone = oneOf(told.currentAlone)
const heat = oneOf(told.heat)
const hot = oneOf(told.hot)
const confused = oneOf(told.confused)
const fed = oneOf(told.fed)
const bait = oneOf(told.baits)
const poison = oneOf(poisons.filter((name) => !told.alsoMedicine.includes(name)))
const inFits = oneOf(told.inFits)
const fitsAlone = oneOf(told.fitsAlone)
const bloated = oneOf(told.bloated)
const dire = oneOf(told.dire)
const drank = near(swallowed, told.vessels)
const ofTheShed = oneOf(told.ofTheShed)

const ofPeople: readonly ((plain: string) => boolean)[] = [
  (plain) => person.test(plain) && place.test(plain) && silent.test(plain),
  (plain) => person.test(plain) && (fellIn.test(plain) || buried.test(plain)),
  (plain) => (person.test(plain) || oneself.test(plain)) && machine.test(plain) && overturned.test(plain),
  (plain) => bitten.test(plain) && (anybody.test(plain) || animal.test(plain) || body.test(plain)),
  (plain) => person.test(plain) && (currentAlone.test(plain) || (shocked.test(plain) && lies.test(plain))),
  (plain) => person.test(plain) && (heat.test(plain) || (hot.test(plain) && confused.test(plain))),
  (plain) => person.test(plain) && drank.test(plain) && ofTheShed.test(plain),
]

const ofAnimals: readonly ((plain: string) => boolean)[] = [
  (plain) => fed.test(plain) && bait.test(plain) && !ofPests.test(plain),
  (plain) => inFits.test(plain) && (bait.test(plain) || (fed.test(plain) && poison.test(plain))),
  (plain) => fitsAlone.test(plain),
  (plain) => bloated.test(plain) && dire.test(plain),
]

/**
 * Whether a plain question tells of an accident that nobody calls poisoning: somebody down in a pit, a silo or under a
 * machine, bitten, struck by current or by the heat; an animal that ate a bait, is in fits or blown up. Not where it
 * asks what such things cost or how they are kept away.
 */
export function isAccident(plain: string): boolean {
  const text = asPlaces(plain)
  if (notYet.test(text)) return false
  return (
    ofPeople.some((holds) => holds(text)) || (animal.test(text) && ofAnimals.some((holds) => holds(text)))
  )
}
