import { hasPhrase, splitWords } from '../plain-text.ts'
import { isAccident } from './accident.ts'
import * as said from './emergency-words.ts'

const is = {
  poison: said.matcher(said.poisonous),
  sprayed: said.matcher(said.sprayed),
  swallowed: said.matcher(said.swallowed),
  took: said.matcher(said.took),
  person: said.matcher(said.people),
  ourselves: said.matcher(said.ourselves),
  animal: said.matcher(said.animals),
  bodyPart: said.matcher(said.bodyParts),
  contact: said.matcher(said.contact),
  unwell: said.matcher(said.unwell),
  inDanger: said.matcher(said.inDanger),
  fallen: said.matcher(said.fallen),
  asker: said.matcher(said.asker),
  pest: said.matcher(said.pests),
  poisoned: said.matcher([
    ...[
      'poisoned',
      'poisoning',
      'poisened',
      'intoxicat*',
      'intoxicad*',
      'envenenad*',
      'empoisonn*',
      'intoxique*',
    ],
    ...['overdose', 'تسمم*'],
  ]),
}

/** Somebody of the house is ill, and a medicine is asked for: a doctor's work, whatever it is. */
function asksForACure(words: readonly string[]): boolean {
  const isKin = (word: string) => said.kin(word)
  return words.some(isKin) && words.some(said.illOfPeople) && words.some(said.cure) && !words.some(is.animal)
}

/** Words between which something was done to something, at most: beyond them a sentence speaks of something else. */
const NEAR = 3
const FAR = 8

/** What collapses and is nobody: "wheat prices collapsed, my husband is worried". */
const ofPrices =
  /(?<![^ ])(?:prices?|markets?|rates?|demand|deals?|sales|exports?)(?: [^ ]+){0,2} collaps[^ ]*/g
/** An eye that nothing gets into: "keep an eye on the gas price". */
const figurative =
  /(?<![^ ])(?:keep|keeps|keeping|kept) (?:an |my |our |one |a close )?eyes? (?:on|out)(?![^ ])/g

/**
 * Whether a plain question tells that a person or an animal has swallowed, breathed in or got on the body what poisons,
 * or that somebody who sprayed is unwell. Errs on the side of the number to call: a verb and a poison are enough, in
 * any order, as languages differ in it.
 */
export function isEmergency(plain: string): boolean {
  const words = splitWords(plain.replace(figurative, ' ').replace(ofPrices, ' '))
  const has = (test: (word: string) => boolean) => words.some(test)
  const near = (one: (word: string) => boolean, other: (word: string) => boolean, most: number) =>
    words.some(
      (word, i) =>
        one(word) && words.slice(Math.max(0, i - most), i + most + 1).some((w) => w !== word && other(w)),
    )
  if (has(is.poisoned) || isAccident(plain)) return true

  const isOfPests = words.some((word, i) => is.pest(word) && words.slice(i + 1, i + 3).some(is.took))
  const hasSomebody = has(is.person) || has(is.animal)
  if (
    !isOfPests &&
    (near(is.swallowed, is.poison, hasSomebody ? FAR : NEAR) || near(is.took, is.poison, NEAR))
  )
    return true

  if (asksForACure(words)) return true

  const isSprayed = has(is.poison) || has(is.sprayed)
  const inDanger = has(is.inDanger) || said.phrasesOfDanger.some((phrase) => hasPhrase(plain, phrase))
  const onBody =
    near(is.bodyPart, (word) => is.poison(word) || is.sprayed(word), FAR) &&
    near(is.bodyPart, is.contact, NEAR)
  if (onBody && !hasPhrase(plain, 'face of')) return true

  if ((has(is.unwell) || inDanger) && isSprayed) return has(is.person) || has(is.ourselves)
  const isSomebody = (word: string) => is.person(word) && !is.asker(word)
  const isDown = words.some(
    (word, i) =>
      is.fallen(word) && words[i + 1] === 'down' && words.slice(Math.max(0, i - NEAR), i).some(isSomebody),
  )
  if (isSprayed && isDown) return true
  // Animals that are down are for a vet, whom the topic of livestock names.
  return inDanger && has(is.person) && !has(is.animal)
}
