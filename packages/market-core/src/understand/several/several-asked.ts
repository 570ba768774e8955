import { hasSum } from '../asked-alone/reads-alone.ts'
import { sentencesOf } from '../asked-alone/sentences.ts'
import { asksForFigure, asksInIt } from '../asking/figure-asked.ts'
import type { KnownPlaces } from '../find-place.ts'
import type { Question } from '../reading.ts'
import { newestBeside } from './newest-beside.ts'
import { priceFirst } from './price-first.ts'
import { severalPlaces } from './several-places.ts'
import { severalTimes } from './several-times.ts'

/**
 * A price with the others of the same thing that a message asks for beside it: of further times, of an extreme and the
 * newest, at each of several places. None is dropped, and none is added that nobody named.
 *
 * @param text in English words
 * @param whole what was understood of it
 * @param read what is understood of a part by itself
 */
export function withSeveralAsked(
  text: string,
  whole: Question,
  places: KnownPlaces,
  read: (part: string) => Question,
): Question {
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
  const several =
    newestBeside(text, whole, read) ??
    priceFirst(asked, whole) ??
    (sentences.length === 1 ? severalTimes(text, whole) : severalTimes(asked, whole)) ??
    severalPlaces(text, whole, places)
  return several === undefined ? whole : { ...several, ...kept(whole) }
}

const kept = ({ toldTopic }: Question) => (toldTopic === undefined ? {} : { toldTopic })
