import { lastAsked } from '../asked-alone/last-asked.ts'
import type { KnownPlaces } from '../find-place.ts'
import type { Question } from '../reading.ts'
import { askedAtTheEnd } from './closing-words.ts'
import { figuresAlone } from './figures-alone.ts'
import { pricedInStory } from './price-sentence.ts'
import { askedBesidePrice } from './topic-of-asking.ts'

/**
 * What one part of a message asks where the message as a whole does not say it: first a part that holds all its
 * figures, then its last sentence, the sentence that asks for a price, its last words, and at last what stands beside a
 * price. Undefined where no part does.
 */
export const askedApart = (
  text: string,
  whole: Question,
  places: KnownPlaces,
  read: (text: string) => Question,
): Question | undefined =>
  figuresAlone(text, whole, read) ??
  lastAsked(text, whole, read) ??
  pricedInStory(text, whole, places, read) ??
  askedAtTheEnd(text, whole, read) ??
  askedBesidePrice(text, whole, read)
