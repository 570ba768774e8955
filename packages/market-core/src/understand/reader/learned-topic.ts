import { isSaidIn } from '../languages/evidence/language-bits.ts'
import { isRead } from '../languages/unread/read-bits.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { asksHowItIsSown, isFed } from '../topic/field/needs-of-a-crop.ts'
import type { TopicFound } from '../topic/find-topic.ts'
import { isForecastTopic, type Topic } from '../topic/topic.ts'
import { readLearned } from './read-learned.ts'

/** So sure the learned reader must be where the rules found no topic, or another one: chosen for development (0129). */
const SURE = { ofNone: 0.35, ofAnother: 0.9 } as const

/** Fewer words than that are like anything. */
const LEAST_WORDS = 3

/** Never by likeness alone: a price and a sum are what the figures and names of a question make them. */
const readByRule: ReadonlySet<Topic> = new Set(['price', 'sums', 'other'])

/** "Blip zork fnarg" is like anything: of its words so many must be ones, or likely slips. */
const LEAST_KNOWN = 0.4
const isWordOfAny = (word: string): boolean => isRead(word) || isSaidIn(word, 'en')

/** What is named beside the words of a topic. */
interface Named {
  /** How many words nobody could place. */
  readonly left: number
  readonly hasThing: boolean
  /** "Since January", "in 2008". */
  readonly hasTime: boolean
}

/**
 * The topic by rule, or the learned one where that is surer: nothing that rules read as a price or a sum, and nothing
 * whose words are all placed ("and two months later"). What stands alone beside a crop may be a market ("beans in
 * Kisumu"), so there it must be as sure as where a rule found another topic.
 * What a rule read as a matter of the forecast is asked of the forecast. "Since January 2025 which drop more, cocoa or
 * coffee": a thing in a past time has a price, whatever leaves may drop.
 */
export function withLearned(found: TopicFound, text: string, { left, hasThing, hasTime }: Named): TopicFound {
  if (found.asksWho || found.topic === 'price' || found.topic === 'sums') return found
  if (isForecastTopic(found.topic)) return found
  if (found.topic === 'other' && left === 0) return found
  // "Rot" is like a disease, and a flower like sowing, whatever is lacking.
  const plain = plainText(text)
  if (found.topic === 'nutrients' && isFed(plain)) return found
  if (found.topic === 'sowing-and-calendar' && asksHowItIsSown(plain)) return found
  const words = splitWords(plain)
  const known = words.filter(isWordOfAny).length
  if (words.length < LEAST_WORDS || known / words.length < LEAST_KNOWN) return found
  const { topic, sure } = readLearned(text)
  if (topic === 'price' && hasThing && hasTime && sure >= SURE.ofAnother) return { topic, said: false }
  if (topic === undefined || topic === found.topic || readByRule.has(topic)) return found
  const isOpen = found.topic === 'other' && !(hasThing && left === 1)
  return sure < (isOpen ? SURE.ofNone : SURE.ofAnother) ? found : { topic, said: true }
}
