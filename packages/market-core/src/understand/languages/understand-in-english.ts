import { accidentIn } from '../danger/accident.ts'
import { emergencyIn } from '../danger/emergency.ts'
import type { EmergencyKind } from '../danger/emergency-kind.ts'
import { type Danger, findDanger, findDose } from '../danger/find-danger.ts'
import { kindOfKnown } from '../danger/known/kind-of-known.ts'
import { tellsOfOwnDespair } from '../danger/own-despair.ts'
import type { Intent } from '../intent/intent-signs.ts'
import { plainText } from '../plain-text.ts'
import { learnedEmergency } from '../reader/learned-danger.ts'
import { isBelied } from '../reader/parts/belied.ts'
import { partInDanger } from '../reader/parts/danger-in-parts.ts'
import type { SmallTalk } from '../small-talk.ts'
import { isNearerToOneOf } from '../spelling/channel/nearer-name.ts'
import { respell } from '../spelling/respell.ts'
import type { Topic } from '../topic/topic.ts'
import { withNamesByLetters } from './by-letters.ts'
import { arabicInLatin } from './glossaries.ts'
import { inEnglish } from './in-english.ts'
import type { OtherLanguage } from './language.ts'
import { isUnread } from './unread/unread-language.ts'

interface InLanguage {
  language?: OtherLanguage
  written?: ReadonlyMap<string, string>
  took?: ReadonlyMap<string, string>
  emergency?: EmergencyKind
}

/**
 * Understands a question by its words in English; what nobody could place is told as it was written. A danger is looked
 * for in both: no word is lost on the way.
 *
 * @param language absent for English, which has words of others in it, too
 * @param names the words of stored names and places, which are no slips of others
 * @param understand reads a question in English, of which a danger may be known already
 */
export function understandInEnglish<
  Reading extends {
    topic: Topic
    toldTopic?: Topic
    intent: Intent
    smallTalk?: SmallTalk
    unplaced?: readonly string[]
    asides?: readonly string[]
    placesNamed?: readonly string[]
    unreadTimes?: readonly string[]
  },
>(
  text: string,
  language: OtherLanguage | undefined,
  names: ReadonlySet<string>,
  understand: (english: string, danger: Danger | undefined) => Reading,
): Omit<Reading, 'unplaced' | 'toldTopic'> & { unplaced?: readonly string[] } & InLanguage {
  const { text: spelt, took } =
    language === undefined
      ? respell(
          text,
          (word) => names.has(word),
          (word, right) => isNearerToOneOf(names, word, right),
        )
      : { text, took: undefined }
  const known = inEnglish(spelt, language, (word) => names.has(word))
  const { text: english, written: called } = withNamesByLetters(known.text, names)
  const written = new Map([...known.written, ...called])
  const byRule = dangerByRule(english, text)
  const calm = understand(english, byRule)
  const learn = (one: string) =>
    learnedEmergency(one, { ...calm, topic: calm.toldTopic ?? calm.topic, danger: byRule })
  // Nothing was learned of the words of a language that is not read.
  const isKnown = byRule === 'emergency' || isUnread(text)
  const ofWhole = isKnown ? undefined : (learn(text) ?? inOwnLetters(text, learn))
  const isSettled = isKnown || ofWhole !== undefined || calm.smallTalk !== undefined
  const part = isSettled ? undefined : partInDanger(text)
  const learned = part?.kind ?? ofWhole
  const danger = learned === undefined ? byRule : 'emergency'
  const { unplaced, toldTopic: _, ...question } = learned === undefined ? calm : understand(english, danger)
  const own = (words: readonly string[] | undefined) => words?.map((word) => written.get(word) ?? word)
  const [asWritten, times, asides] = [own(unplaced), own(question.unreadTimes), own(question.asides)]
  const placesNamed = own(question.placesNamed)
  return {
    ...question,
    ...(times && { unreadTimes: times }),
    ...(asides && { asides }),
    ...(placesNamed && { placesNamed }),
    ...(danger === 'emergency' && {
      emergency: kindOf(
        part !== undefined ? [part.text] : language === undefined ? [english, text] : [text, english],
        learned,
      ),
    }),
    ...(asWritten && { unplaced: [...new Set(asWritten)] }),
    ...(language && { language, written }),
    ...(took !== undefined && took.size > 0 && { took }),
  }
}

/** Where words alone make an emergency that no part of the message tells of, it is none. */
function dangerByRule(english: string, text: string): Danger | undefined {
  const plain = [plainText(english), plainText(text)] as const
  const danger = findDanger(plain[0]) ?? findDanger(plain[1])
  const isOne = danger === 'emergency' && !isBelied(text, (part) => emergencyIn(plainText(part)))
  return danger !== 'emergency' || isOne ? danger : (findDose(plain[0]) ?? findDose(plain[1]))
}

/** Arabic in Latin letters is read in its own, too. */
const inOwnLetters = <Read>(text: string, read: (text: string) => Read | undefined): Read | undefined =>
  arabicInLatin.isWritten(text) ? read(arabicInLatin.inItsLetters(text)) : undefined

/**
 * Of the text that was written, before its words in English, which may say it in another way.
 *
 * @param learned what the learned reader knows: whom it is about, and not what has happened
 */
function kindOf(texts: readonly string[], learned: EmergencyKind | undefined): EmergencyKind {
  if (learned === 'animal') return learned
  const plain = texts.map(plainText)
  // That it is somebody is known already, whatever he is called: "a kid slid into the corn bin".
  const known = (one: string) => (learned === undefined ? emergencyIn(one) : accidentIn(`${one} he`))
  const kinds = plain.flatMap((one) => known(one) ?? [])
  // That somebody is unwell is the least that may be known.
  const told = kinds.find((kind) => kind !== 'person' && (learned === undefined || kind !== 'animal'))
  if (told !== undefined) return told
  if (plain.some(tellsOfOwnDespair)) return 'despair'
  return plain.map(kindOfKnown).find((kind) => kind !== undefined) ?? 'person'
}
