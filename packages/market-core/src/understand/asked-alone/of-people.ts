import type { Message } from '../asking/way.ts'
import type { Question } from '../reading.ts'
import { hasSum, leftOf } from './reads-alone.ts'
import { sentencesOf } from './sentences.ts'
import { withoutTellings } from './without-tellings.ts'

/**
 * A sum that was to be asked back, read without what is only told of people; undefined where that leaves anything open.
 */
export function withoutPeople({ text, written, whole, readAlone }: Message): Question | undefined {
  const isOpen = isAskedBack(whole) || leftOf(whole).length > 0
  if (!isOpen || whole.danger !== undefined || whole.smallTalk !== undefined) return undefined
  const without = withoutTellings(text)
  if (without === undefined) return undefined
  const own = sentencesOf(written)
  const inOwn =
    own.length === without.of ? own.filter((_, index) => without.at.has(index)).join(' ') : written
  const sum = readAlone(without.kept, inOwn)
  const isSum = hasSum(sum) || sum.topic === 'sums' || sum.figures.given !== undefined
  return isSum && !isAskedBack(sum) && leftOf(sum).length === 0 ? sum : undefined
}

const isAskedBack = ({ story }: Question): boolean => story !== undefined && 'unplaced' in story
