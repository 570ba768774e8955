import { isOnlyATime } from '../period/said/only-a-time.ts'
import { plainText } from '../plain-text.ts'
import { hasMark, sentencesOf } from './sentences.ts'
import { asksSomething, isOnlyGreeting, onlyTells, tells } from './story-told.ts'

/** From so many words on a message may be a story round its question. */
const FEWEST_WORDS = 12

/** The part of a message that asks, and what is told around it. */
export interface AskedAlone {
  readonly asked: string
  readonly told: readonly string[]
  /** It is only the end of its sentence. */
  readonly isTail?: true
  /** Which of the sentences it stands in, of how many. */
  readonly at: number
  readonly of: number
}

const leading =
  /^(?:(?:so|and|but|now|ok|okay|well|please|sir|madam|tell me|my question(?: to you)? is|my question|the question is|question|just|anyway|i (?:only |just )?(?:want|wanted|would like|need) to (?:see|know)|what i (?:want|need) to know is)[\s,:]+)+/iu

/** "I want to see: ". */
const announces =
  /(?:(?:i|we) (?:only |just )?(?:want|wanted|need|would like) to (?:see|know|ask|compare)|(?:my|the|one|a) question(?: is)?|now|so)[\s:,]*$/iu

/** Where a part of a sentence begins that may ask by itself: "my leg is broken, what is maize". */
const tails =
  /(?<=[,;:–—-]\s*(?:(?:and|but|so|please|now|tell me|sir|madam|also)[\s,]+)*|\s(?:and|but|so|asks?|asked|know|tell me|wonder)\s+)(?=(?:what|whats|what's|when|how much|how many|which|is|are|was|were|has|have|did|does|do|can you|price of|prices of)\s)|(?<=:\s+)(?=\p{L})/giu

/**
 * The parts of a message that may be its question, the longest first: the one sentence that asks, or the end of it.
 * None where nothing else is told, where two sentences ask, or where what stands beside it says more of what is asked.
 *
 * @param text in English words
 * @param isForeign it was written in another language
 */
export function askedAlone(text: string, isForeign = false): readonly AskedAlone[] {
  if (text.split(/\s+/).length < FEWEST_WORDS) return []
  const sentences = sentencesOf(text)
  const at = askingOf(sentences)
  const sentence = at === undefined ? undefined : sentences[at]
  if (at === undefined || sentence === undefined) return []
  const before = sentences.slice(0, at)
  if (!sentences.slice(at + 1).every(onlyTells)) return []
  if (!before.every((one) => tells(one, isForeign) || isOnlyGreeting(one) || isCourtesy(one))) return []
  const others = sentences.filter((_, index) => index !== at)
  const whole = { asked: sentence.replace(leading, ''), told: others, at, of: sentences.length }
  const ends = [...sentence.matchAll(tails)].map(({ index }) => ({
    ...whole,
    isTail: true as const,
    asked: sentence.slice(index),
    told: [...others, sentence.slice(0, index)],
    head: sentence.slice(0, index).replace(announces, ''),
  }))
  const parts = ends.filter(
    ({ head }) => tells(head, isForeign) && !asksSomething(head) && !isOnlyATime(head),
  )
  return others.length === 0 ? parts : [whole, ...parts]
}

/** Which sentence asks, where one alone does. */
function askingOf(sentences: readonly string[]): number | undefined {
  const asks = (one: string) => (hasMark(one) || asksSomething(one)) && !isOnlyGreeting(one)
  const [at, ...others] = sentences.flatMap((one, index) => (asks(one) ? [index] : []))
  return others.length > 0 ? undefined : at
}

const isCourtesy = (sentence: string): boolean =>
  /^(?:(?:anyway|anyhow|well|alas|amen|so|now|right|enough|never|mind|no|matter|life|still|imagine|oh|ah|yes|okay|ok|english|thank you|thanks|hello|hi|hey|good|dear|day|morning|evening|afternoon|sir|madam|greetings|peace|god|bless|be|with|you|all|friends?|my|people|sorry|excuse|me|welcome) ?)+$/.test(
    plainText(sentence),
  )
