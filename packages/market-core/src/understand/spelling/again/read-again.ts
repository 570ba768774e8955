import { commodityById } from '../../../commodities/catalogue.ts'
import { plainText } from '../../plain-text.ts'
import type { Question } from '../../reading.ts'
import { isForecastTopic, isForeignTopic } from '../../topic/topic.ts'
import { isEmpty, leftWords, missedBy } from './left-words.ts'
import { withWordsAsMeant } from './words-as-meant.ts'

/**
 * A question that its reading left words of, or found nothing in, read once more with those words as they were meant:
 * taken only where that reading misses less of it.
 *
 * @param names the words of stored names and places
 * @param read reads a text as any question
 */
export function readAgain(
  text: string,
  first: Question,
  names: ReadonlySet<string>,
  read: (text: string) => Question,
): Question {
  if (first.danger !== undefined || first.smallTalk !== undefined) return first
  // What was reckoned by its figures is not reckoned anew with other words.
  if (first.story !== undefined && 'sum' in first.story) return first
  // Of an English question the words that nobody knows were looked at before it was read.
  if (missedBy(first) === 0 && first.language === undefined) return first
  const { text: right, took, hadLost } = withWordsAsMeant(text, first, names)
  if (took.size === 0) return first
  const again = read(right)
  return isBetter(again, first, took, hadLost)
    ? { ...asWritten(again, took), took: new Map([...took, ...(again.took ?? [])]) }
    : first
}

function isBetter(
  again: Question,
  first: Question,
  took: ReadonlyMap<string, string>,
  hadLost: boolean,
): boolean {
  if (again.danger !== undefined || again.smallTalk !== undefined) return false
  const [missed, before] = [missedBy(again), missedBy(first)]
  if (hadLost ? missed > before : missed >= before) return false
  // Who asks for a thing's price does not ask for the weather.
  if (isForecastTopic(again.topic) && !isForecastTopic(first.topic) && !isForeignTopic(first.topic))
    return false
  // Of what somebody else knows no price is made while words of it are left.
  if (isForeignTopic(first.topic) && !isForeignTopic(again.topic) && missed > 0) return false
  if (again.topic === 'sums' && first.topic !== 'sums' && hasBareMoney(again)) return false
  const right = new Set([...took.keys()].flatMap((words) => plainText(words).split(' ')))
  // What somebody else knows is told without the words that were left of it.
  if (isEmpty(again)) return [...leftWords(first)].every((word) => right.has(word))
  return (
    isEmpty(first) || first.commodities.every((id) => again.commodities.includes(id) || isInAName(id, again))
  )
}

/** Figures that were taken for money with nothing to say so: what a misspelt verb made of them is not known. */
const hasBareMoney = ({ figures: { given = [] } }: Question): boolean =>
  given.filter(({ role, currency, per }) => role === 'cost' && currency === undefined && per === undefined)
    .length > 1

/** "Oil" is named no more where it is that of "palm oil", nor is one coffee where it is told which. */
const isInAName = (id: string, { commodities }: Question): boolean =>
  commodities.some((other) => ` ${nameOf(other)} `.includes(` ${nameOf(id)}`) || kindOf(other) === kindOf(id))

const kindOf = (id: string): string => id.replace(/^(coffee)-.*$/, '$1')

const nameOf = (id: string): string =>
  plainText(commodityById(id)?.name ?? id.replace(/^named:/, '')).replace(/s$/, '')

/** What is still left of it is told as it was written. */
function asWritten(again: Question, took: ReadonlyMap<string, string>): Question {
  if (again.unplaced === undefined) return again
  const written = new Map([...took].map(([word, meant]) => [meant, word]))
  return { ...again, unplaced: again.unplaced.map((word) => written.get(word) ?? word) }
}
