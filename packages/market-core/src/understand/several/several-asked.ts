import { hasSum } from '../asked-alone/reads-alone.ts'
import { sentencesOf } from '../asked-alone/sentences.ts'
import { asksForFigure, asksInIt } from '../asking/figure-asked.ts'
import { firstOf, type Message, type Way } from '../asking/way.ts'
import type { Question } from '../reading.ts'
import { newestBeside } from './newest-beside.ts'
import { priceFirst } from './price-first.ts'
import { severalPlaces } from './several-places.ts'
import { severalTimes } from './several-times.ts'

/**
 * A price with the others of the same thing that a message asks for beside it: of further times, of an extreme and the
 * newest, at each of several places. None is dropped, and none is added that nobody named.
 */
export function withSeveralAsked(message: Message): Question {
  const { text, whole } = message
  const { topic, danger, smallTalk, commodities, alsoAsked, figures, ofLast, bought, stock, story } = whole
  const isPlain =
    topic === 'price' &&
    commodities.length === 1 &&
    (figures.given ?? []).length === 0 &&
    !hasSum(whole) &&
    [danger, smallTalk, alsoAsked, ofLast, bought, stock, story, whole.product].every(
      (one) => one === undefined,
    )
  if (!isPlain) return whole
  const sentences = sentencesOf(text)
  const asked = sentences.findLast((one) => asksInIt(one) && asksForFigure(one)) ?? sentences.at(-1) ?? text
  const inAsking =
    (way: Way): Way =>
    (all) =>
      way({ ...all, text: asked })
  const several = firstOf(
    newestBeside,
    inAsking(priceFirst),
    sentences.length === 1 ? severalTimes : inAsking(severalTimes),
    severalPlaces,
  )(message)
  return several === undefined ? whole : { ...several, ...kept(whole) }
}

const kept = ({ toldTopic }: Question) => (toldTopic === undefined ? {} : { toldTopic })
