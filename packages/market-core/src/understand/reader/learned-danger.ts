import type { EmergencyKind } from '../danger/emergency-kind.ts'
import type { Danger } from '../danger/find-danger.ts'
import type { Intent } from '../intent/intent-signs.ts'
import { plainText } from '../plain-text.ts'
import type { SmallTalk } from '../small-talk.ts'
import type { Topic } from '../topic/topic.ts'
import { conceptsIn } from './concepts.ts'
import { readLearned } from './read-learned.ts'

/**
 * So sure the learned reader must be where the rules found nothing, where they found a topic or what is asked, and
 * where they read a price, a sum or a dose, by those who are seldom in danger: chosen on the part for development
 * (0129).
 */
const SURE = { besideNothing: 0.4, besideATopic: 0.7, besideFigures: 0.9 } as const

interface Calm {
  readonly topic: Topic
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
  if (calm.smallTalk !== undefined || readLearned(text).emergency < leastFor(calm)) return undefined
  const concepts = conceptsIn(plainText(text))
  return concepts.has('animal') && !concepts.has('person') ? 'animal' : 'person'
}

function leastFor({ topic, intent, danger }: Calm): number {
  if (topic === 'price' || topic === 'sums' || danger === 'dose') return SURE.besideFigures
  return topic === 'other' && intent !== 'capabilities' ? SURE.besideNothing : SURE.besideATopic
}
