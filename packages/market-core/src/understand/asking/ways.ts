import { lastAsked } from '../asked-alone/last-asked.ts'
import { withoutPeople } from '../asked-alone/of-people.ts'
import { askedInStory } from '../asked-alone/of-story.ts'
import { againstOwnPrice } from '../asked-alone/own-price-asked.ts'
import { withBought } from '../buying/with-bought.ts'
import { withConversionBeside } from '../together/conversion-beside.ts'
import { limitInStory } from '../together/limit-in-story.ts'
import { recordClaimed } from '../together/record-claimed.ts'
import { askedAtTheEnd } from './closing-words.ts'
import { figuresAlone } from './figures-alone.ts'
import { pricedInStory } from './price-sentence.ts'
import { askedBesidePrice } from './topic-of-asking.ts'
import { firstOf } from './way.ts'

/**
 * All ways to the question of a message that is not simply one, in their order: two things that make one answer, what
 * money buys, the part that asks and says all of it where the rest is a story, a sum without the people it tells of, a
 * price of one's own against the stored one; and where none of these is found the part that asks, by where it stands:
 * the one with all the figures, the last sentence, the sentence of a price, the last words, what stands beside a price.
 */
export const askedFirst = firstOf(
  withConversionBeside,
  recordClaimed,
  limitInStory,
  withBought,
  askedInStory,
  withoutPeople,
  againstOwnPrice,
  figuresAlone,
  lastAsked,
  pricedInStory,
  askedAtTheEnd,
  askedBesidePrice,
)
