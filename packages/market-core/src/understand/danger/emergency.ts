import { remembered } from '../../remembered.ts'
import { hasPhrase, splitWords } from '../plain-text.ts'
import { accidentIn } from './accident.ts'
import { signsIn } from './by-signs.ts'
import type { EmergencyKind } from './emergency-kind.ts'
import * as said from './emergency-words.ts'
import { withoutKindsOfGoods } from './goods/without-goods.ts'
import { toldShortly } from './known/told-shortly.ts'
import { beggedAfterDrinking } from './unknown-drink.ts'
import { unnamedStuffIn } from './unnamed-stuff.ts'
import { before, list, near as nearby, oneOf } from './word-patterns.ts'
import { dire, inDebts } from './words/signs.ts'
import { alsoAnimals, alsoPeople, cows, limbs, ofOneself } from './words/somebody.ts'
import { tellsOfSpeech } from './words/speech.ts'
import { namedAfterAnimals } from './words/substances.ts'

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
  drunk: said.matcher(
    said.list(
      'drank drunk swallow* ate eaten gulp* bebio bebeu bu avale comio comeu amekunywa amekula khaya kha piya पी पिया खा खाया شرب شربت اكل',
    ),
  ),
  hurting: said.matcher(
    said.list('cant can cannot not cough* chok* pain duele respir* hapumui nahi नहीं لا chest falta'),
  ),
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

/** Where a spray is held, or what one works with: only what runs over them tells that something went wrong. */
const spilt = nearby(
  list(`leaked leaking spilled spilt poured splashed soaked drenched burst dripped renverse renversee eclabousse verse derramo derrame
  derramei derramou salpico molho espirrou molhou imemwagika amemwagikiwa gir_gaya gir_gayi gira गिर_गया गिर_गई गिर انسكب سال وقع`),
  [...limbs, ...said.bodyParts],
  8,
)
const eyes = oneOf(
  list(
    `eye eyes ojo ojos oeil yeux olho olhos jicho macho machoni aankh ankh aankhon ankhon आंख आँख आंखों आँखों عين عيني عينه عينها عينيه عيون`,
  ),
)
const inMouth = oneOf(list('mouth mouths boca bouche mdomo mdomoni muh munh मुंह मुँह فمه فمها فم'))
const inEye = nearby(
  list(
    `in into inside blew splashed flew en dans entro entrou cayo caiu tombe imeingia chala chali गई गया चली دخل دخلت`,
  ),
  list(
    `eye eyes ojo ojos oeil yeux olho olhos jicho macho machoni aankh aankhon आंख आँख आंखों عيني عينه عينها عين`,
  ),
  4,
)
const airs = oneOf(
  list(`inhal* breathed breathing_in fumes vapour vapours vapor smoke fumigat* phosphine respire respiro respirou inhalo inhale inalou vapeurs
  humo vapores fumigant gas gases amevuta mvuke saans_me saans_nahi dhuan गैस धुआं सांस साँस استنشق استنشقت دخان ابخرة`),
)
const notBreathing = oneOf(
  list(`cant_get_air can_t_get_air cant_breathe can_t_breathe cannot_breathe not_breathing short_of_breath coughs cough coughing choking chest
  respira_mal ne_respire falta_de_ar me_duele_el_pecho no_puede_respirar hapumui saans_nahi सांस_नहीं साँस_नहीं لا_يتنفس لا_تتنفس`),
)
/** What burns a body and poisons no pest. */
const caustic = oneOf(
  list(`lime quicklime lime_dust cement concentrate caustic battery_acid acid bleach disinfectant teat_dip fertiliser_dust cal_viva cal chaux
  chaux_vive ciment cemento cimento soda_caustica cal_virgem acido acide chokaa saruji tezab chuna चूना तेजाब الجير الكلس اسيد`),
)
const gases = oneOf(
  list(
    `fumes vapour vapours vapor vapeurs smoke fumigat* phosphine humo vapores fumigant gas gases gaz dhuan गैस धुआं دخان ابخرة غاز`,
  ),
)
const lifeless = oneOf(dire)
const breathedIn = nearby(
  list(
    `breathed inhal* breathing_in respire respiro respirou inhale inhalo inalou inspire nimevuta amevuta استنشق استنشقت`,
  ),
  list(
    `fumes vapour vapours vapor vapeurs vapores humo fumigant fumigante gas gaz phosphine ammonia spray dust moshi mvuke harufu_ya_dawa ابخرة غاز`,
  ),
)
/** What is no food, by the hand of a child or by mistake. */
const eatenByMistake = nearby(
  list(`swallow* ate eaten drank gulp gulped sipped mouthful trago tomo comio avale bu mange engoliu bebeu comeu amekunywa amekula amemeza
  kha khaya pi_liya pi_li खा_लिया खा_ली पी_लिया पी_ली شرب شربت اكل اكلت ابتلع ابتلعت`),
  list(`dip sheep_dip cattle_dip fertiliser_pellets fertilizer_pellets fertiliser_granules pastillas_de_fosfuro fosfuro phosphide tablets_of_phosphide
  celphos sulfas salphas सल्फास roundup_bottle battery_acid caustic_soda soda_caustica lye cal_viva antifreeze paint_thinner thinner turpentine
  hypochlorite eau_de_javel lejia chumbinho slug_pellets rat_poison mort-aux-rats matarratas mouse_poison`),
)
const mistook = before(
  list('mistook took_it_for thought_it_was mistaken'),
  list('gulp sip drank swallowed mouthful drink'),
  12,
)
const namesAnimal = oneOf([...said.animals.filter((word) => word !== 'गाय'), ...cows, ...alsoAnimals])
const pronouns = new Set([
  'he',
  'she',
  'him',
  'her',
  'his',
  'people',
  'person',
  'farmer',
  'operator',
  'neighbour*',
  'neighbor*',
])
/** Who did it or had it done stands at the beginning, in the languages that have the subject there. */
const begins = /^(?:i|she|he) (?:am|is|was|drank|swallowed|ate|took|inhaled|breathed|had|has|got) /
const ownBody = oneOf(ofOneself)
const forAnimal = oneOf(namedAfterAnimals)
const forAnimals = new RegExp(forAnimal, 'g')
const namesPerson = oneOf([...said.people.filter((word) => !pronouns.has(word)), ...alsoPeople])

/**
 * What a plain question tells of, where a person or an animal has met with an accident, has swallowed, breathed in or
 * got on the body what poisons, or where somebody who sprayed is unwell; undefined for none. Errs on the side of the
 * number to call: a verb and a poison are enough, in any order, as languages differ in it.
 */
export const emergencyIn = remembered(kindIn, { most: 200, longest: 500 })

function kindIn(asked: string): EmergencyKind | undefined {
  const plain = withoutKindsOfGoods(asked.replace(inDebts, ' '))
  const accident = accidentIn(plain)
  if (accident !== undefined) return accident
  const kind = poisoningIn(plain) ?? signsIn(plain) ?? toldShortly(asked)
  if (kind === undefined || ownBody.test(plain)) return kind
  // Whose it is, is no victim: "my neighbour's dog" is a dog. Nor is what a substance is made for: "sheep dip".
  const isOfAnimal = namesAnimal.test(plain.replace(forAnimals, ' '))
  const isOfPerson = namesPerson.test(plain) || begins.test(plain) || tellsOfSpeech(plain)
  return isOfAnimal && !isOfPerson ? 'animal' : kind
}

function poisoningIn(plain: string): EmergencyKind | undefined {
  const words = splitWords(plain.replace(figurative, ' ').replace(ofPrices, ' '))
  const has = (test: (word: string) => boolean) => words.some(test)
  const near = (one: (word: string) => boolean, other: (word: string) => boolean, most: number) =>
    words.some(
      (word, i) =>
        one(word) && words.slice(Math.max(0, i - most), i + most + 1).some((w) => w !== word && other(w)),
    )
  const inDanger = has(is.inDanger) || said.phrasesOfDanger.some((phrase) => hasPhrase(plain, phrase))
  const isSprayed = has(is.poison) || has(is.sprayed)
  const onBody =
    near(is.bodyPart, (word) => is.poison(word) || is.sprayed(word), FAR) &&
    near(is.bodyPart, is.contact, NEAR) &&
    !hasPhrase(plain, 'face of')
  const isOfAnimals = forAnimal.test(plain)
  const isOnBody =
    ((isSprayed || isOfAnimals || caustic.test(plain)) && (spilt.test(plain) || inEye.test(plain))) ||
    (isOfAnimals && ownBody.test(plain))
  if (onBody || isOnBody) return eyes.test(plain) ? 'eyes' : inMouth.test(plain) ? 'swallowed' : 'skin'

  const isOfPests = words.some((word, i) => is.pest(word) && words.slice(i + 1, i + 3).some(is.took))
  const hasSomebody = has(is.person) || has(is.animal) || namesPerson.test(plain)
  const isTaken =
    !isOfPests && (near(is.swallowed, is.poison, hasSomebody ? FAR : NEAR) || near(is.took, is.poison, NEAR))
  if (isTaken || (hasSomebody && eatenByMistake.test(plain)) || (isSprayed && mistook.test(plain)))
    return airs.test(plain) && !has(is.drunk) ? 'breathed' : 'swallowed'
  if (beggedAfterDrinking(plain)) return 'swallowed'
  const unnamed = unnamedStuffIn(plain)
  if (unnamed !== undefined) return unnamed
  if (breathedIn.test(plain) && (hasSomebody || has(is.ourselves))) return 'breathed'
  // Whoever lies in what was fumigated lies in bad air, though nobody says that he breathed it.
  if (gases.test(plain) && lifeless.test(plain) && hasSomebody) return 'breathed'
  if (has(is.poisoned)) return 'poison'
  if (asksForACure(words)) return 'person'
  if (
    (isSprayed || gases.test(plain)) &&
    notBreathing.test(plain) &&
    (hasSomebody || has(is.ourselves)) &&
    has(is.hurting)
  )
    return 'breathed'
  if (
    (has(is.unwell) || inDanger) &&
    isSprayed &&
    (has(is.person) || namesPerson.test(plain) || has(is.ourselves))
  )
    return 'poison'
  const isSomebody = (word: string) => is.person(word) && !is.asker(word)
  const isDown = words.some(
    (word, i) =>
      is.fallen(word) && words[i + 1] === 'down' && words.slice(Math.max(0, i - NEAR), i).some(isSomebody),
  )
  if (isSprayed && isDown) return 'poison'
  // Animals that are down are for a vet, whom the topic of livestock names.
  return inDanger && (has(is.person) || namesPerson.test(plain)) && !has(is.animal) ? 'person' : undefined
}
