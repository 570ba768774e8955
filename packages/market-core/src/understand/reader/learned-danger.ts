import type { EmergencyKind } from '../danger/emergency-kind.ts'
import type { Danger } from '../danger/find-danger.ts'
import { withoutGoods } from '../danger/goods/without-goods.ts'
import { list, near, oneOf } from '../danger/word-patterns.ts'
import { attacked, bigAnimals } from '../danger/words/signs.ts'
import { tellsOfSpeech } from '../danger/words/speech.ts'
import type { Intent } from '../intent/intent-signs.ts'
import { plainText, splitWords } from '../plain-text.ts'
import type { Figures } from '../quantities/farm-figures.ts'
import type { SmallTalk } from '../small-talk.ts'
import { ofAnimals } from '../topic/asked-of.ts'
import type { Topic } from '../topic/topic.ts'
import { conceptsIn } from './concepts.ts'
import { readLearned } from './read-learned.ts'
import { type WordRead, wordsRead } from './words-read.ts'

/**
 * So sure the learned reader must be where the rules found nothing, where they found a topic or what is asked, and
 * where they read a price, a sum or a dose, by those who are seldom in danger: chosen on the part for development
 * (0129).
 */
const SURE = { besideNothing: 0.55, besideATopic: 0.6, besideFigures: 0.9 } as const

/**
 * Somebody, or something that happens to him, must be named in words that are known, and both where a price, a sum or a
 * dose was read: "and the night after that?" is like much that was told in few words, and names neither. A longer text
 * that the reader is as good as certain of may say it in words that nobody listed.
 */
const WHO = ['person', 'oneself', 'body', 'animal']
const WHAT = ['symptom', 'harm', 'hazard', 'despair', 'help']
const UNNAMED = { sure: 0.9, words: 6 } as const

interface Calm {
  readonly topic: Topic
  readonly commodities?: readonly string[]
  readonly figures?: Pick<Figures, 'given'>
  readonly currency?: string
  readonly unit?: string
  readonly intent: Intent
  readonly smallTalk?: SmallTalk
  readonly danger?: Danger | undefined
}

/**
 * The least that is known of an emergency that no rule told: that something is wrong with an animal, or with a person.
 * Undefined where the learned reader sees none.
 *
 * @param calm what the rules read
 */
export function learnedEmergency(text: string, calm: Calm): EmergencyKind | undefined {
  // Somebody's number may be wanted because he lies there, and a person to speak to where more is told.
  const isLong = splitWords(plainText(text)).length > MOST_WORDS_OF_TALK
  if (calm.smallTalk !== undefined && calm.smallTalk !== 'private' && !(isLong && isOfTheApp(calm)))
    return undefined
  const { emergency } = readLearned(text)
  if (emergency < leastFor(calm)) return undefined
  const words = wordsRead(text)
  const concepts = conceptsIn(words)
  const isCertain = emergency >= UNNAMED.sure && words.length >= UNNAMED.words
  const isOfGoods = isOfFigures(calm) || (isMeasured(calm) && (calm.commodities ?? []).some(isOfNoBody))
  // What a good is called happens to nobody: "burnt sugar", "smoked sheet".
  const said = isOfGoods ? conceptsIn(wordsRead(withoutGoods(plainText(text)))) : concepts
  const names = (some: readonly string[]) => some.some((concept) => said.has(concept))
  const isNamed = isOfGoods ? names(WHO) && names(WHAT) : names(WHO) || names(WHAT) || isCertain
  if (!isNamed) return undefined
  return whoIsInDanger(text, calm.topic === 'livestock')
}

/**
 * An animal or a person, by the words of a text that is known to tell of somebody in danger.
 *
 * @param isOfLivestock whether the rules read it as a question of animals: whoever owns them is no victim
 */
export function whoIsInDanger(text: string, isOfLivestock: boolean): 'animal' | 'person' {
  const words = wordsRead(text)
  // What stings is not what was stung, and who speaks is no beast.
  const plain = plainText(text)
  const isBeast = vet.test(plain) || words.some((word) => isOf(word, 'animal') && !isOf(word, 'creature'))
  const isOfAnimals =
    isBeast &&
    !tellsOfSpeech(plain) &&
    !byABeast.test(plain) &&
    (isOfLivestock || !conceptsIn(words).has('person'))
  return isOfAnimals ? 'animal' : 'person'
}

/** Whoever has a vet in mind has an animal, by whatever name of a breed. */
const vet = oneOf(list('vet vets veterinary veterinario veterinaria veterinaire veterinari البيطري بيطري'))
/** What a beast did, and to whom: "the ram hit her". */
const byABeast = near(
  [...bigAnimals, ...list('ram cow cows heifer heifers stallion mare')],
  [...attacked, ...list('hit hits butted squeezed pinned stepped_on knocked rammed got_him got_her')].flatMap(
    (verb) =>
      list(
        'him her me us granny grandpa dad mum my_wife my_husband my_son my_daughter my_father my_mother',
      ).map((whom) => `${verb}_${whom}`),
  ),
  3,
)

const isOfTheApp = ({ smallTalk }: Calm): boolean => smallTalk === 'person' || smallTalk === 'complaint'
const MOST_WORDS_OF_TALK = 10

const isOf = (word: WordRead, concept: string): boolean => conceptsIn([word]).has(concept)

/** No animal, whose name may be that of who is in danger. */
const isOfNoBody = (id: string): boolean => !ofAnimals([id])

/** So much of it, or so much money, is told. */
const isMeasured = ({ figures, currency, unit }: Calm): boolean =>
  [figures?.given, currency, unit].some((one) => one !== undefined)

const isOfFigures = ({ topic, danger }: Calm): boolean =>
  topic === 'price' || topic === 'sums' || danger === 'dose'

function leastFor(calm: Calm): number {
  if (isOfFigures(calm)) return SURE.besideFigures
  return calm.topic === 'other' && calm.intent !== 'capabilities' ? SURE.besideNothing : SURE.besideATopic
}
