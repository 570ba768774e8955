import { findCommodities } from './find-commodities.ts'
import type { KnownPlaces } from './find-place.ts'
import { isOnlyATime } from './period/said/only-a-time.ts'
import { plainText } from './plain-text.ts'
import { withTermsOf } from './quantities/told-terms.ts'
import { storedNames } from './stored/stored-names.ts'
import { saysPrice } from './topic/asked-of.ts'
import { isForecastTopic, isForeignTopic } from './topic/topic.ts'
import { saidTopic } from './topic/topic-rules.ts'

/** Above so many words a text tells a story round its question. */
const STORY_WORDS = 24

const asking =
  /(?:could|can|would|will) (?:you|u|anyone|somebody)|please|pls|kindly|tell me|i (?:want|wanted|would like|need) to know|what|how much|how many|which|where (?:is|are|was|does|do|did|has)|is (?:it|this|that|there)|when was|when is|did|has|have|quel|combien|cuanto|quanto|wie viel|was kostet/gi

/**
 * The part of a long text that asks: the last sentence that asks for a commodity, from its last asking word on. A short
 * text, one whose sentences do not say which, and one with figures elsewhere are taken whole.
 */
export function questionPart(text: string, places: KnownPlaces): string {
  const part = partThatNames(text, places)
  return part !== text && losesTopic(part, text) ? text : part
}

/**
 * What the part leaves out may say what is asked: "my soil test shows pH 8.6, how much to put before cotton", "I would
 * like to begin with ginger. How is the land prepared on slopes?" A part that asks for money is the question itself.
 */
function losesTopic(part: string, text: string): boolean {
  const [own, whole] = [plainText(part), plainText(text)]
  if (saysPrice(own) || ofFigures.test(own) || saysPrice(whole)) return false
  const isOther = (plain: string) => {
    const topic = saidTopic(plain, findCommodities(plain))
    return topic !== undefined && (isForeignTopic(topic) || isForecastTopic(topic))
  }
  return !isOther(own) && isOther(whole)
}

const ofFigures =
  /(?<![^ ])(?:how much (?:is|are|was|were|for|per|does|do|an?|the)|what (?:is|are|was|were)|highest|lowest|average|since|(?:19|20)\d\d|(?:go|goes|going|gone|went|is|are) (?:up|down)|up or down|rise|risen|rose|fall|fallen|fell|per)(?![^ ])/

function partThatNames(text: string, places: KnownPlaces): string {
  if (text.split(/\s+/).length <= STORY_WORDS) return text
  const sentences = text.match(/[^.!?\n;]+(?:[.](?=\d)[^.!?\n;]+)*[.!?\n;]*/g) ?? []
  const names = (part: string) => findCommodities(plainText(part), storedNames(places).names).length > 0
  const asks = (part: string) => part.trimEnd().endsWith('?') || part.search(asking) !== -1
  const sentence =
    sentences.findLast((part) => names(part) && part.trimEnd().endsWith('?')) ??
    sentences.findLast((part) => names(part) && asks(part))
  if (sentence === undefined) return text
  const others = sentences.filter((part) => part !== sentence).join(' ')
  // Figures of a sum may stand anywhere.
  if (/\d+ ?(?:t|kg|bags?|\/|per|acres?|ha|hectares?|usd|dollars?|kes|%)(?![a-z])/i.test(others)) return text
  if (sentence.split(/\s+/).length <= STORY_WORDS / 2) return withTermsOf(sentence, text)
  const starts = [...sentence.matchAll(asking)].map(({ index }) => index)
  const from = starts.findLast((at) => names(sentence.slice(at)))
  const isWhole = from === undefined || isOnlyATime(sentence.slice(0, from))
  return withTermsOf(isWhole ? sentence : sentence.slice(from), text)
}
