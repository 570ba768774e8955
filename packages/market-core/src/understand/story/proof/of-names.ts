import type { Question } from '../../reading.ts'
import { readStory } from '../read-story.ts'
import type { StoryRead } from '../story.ts'
import { tellsCount } from './tells-count.ts'

/**
 * Whether a sum is made with a figure that only names a time or a kind: the year and the "half" of "the first half of
 * 2024", the 5 % of "Thai 5 % broken". Of a price that is no sum.
 */
function isOfNames(question: Question, text: string, read: StoryRead): boolean {
  const { topic, commodities, period, periodAlso, variety = [] } = question
  if (topic !== 'price' || commodities.length === 0) return false
  const years = [period, periodAlso].flatMap((one) =>
    one === undefined || !('start' in one || 'end' in one)
      ? []
      : [one.start, one.end].flatMap((month) =>
          month === undefined || month.startsWith('--') ? [] : [Number(month.slice(0, 4))],
        ),
  )
  const isHalf =
    years.length > 0 && /(?<!\p{L})(?:half|mitad|moitié|metade|semestre|nusu)(?!\p{L})/iu.test(text)
  const shares = variety.flatMap((word) => (/^\d+%$/.test(word) ? [Number.parseInt(word, 10)] : []))
  if ('unplaced' in read) {
    const back =
      period !== undefined && 'monthsAgo' in period ? [period.monthsAgo / 12, period.monthsAgo] : []
    const names = [...years, ...shares, ...back]
    return names.length > 0 && read.unplaced.every((value) => names.includes(value))
  }
  const factors = read.sum.terms.flatMap((term) => term.factors)
  const isShare = factors.some(
    ({ value, isPercent }) => isPercent && (shares.includes(value) || (isHalf && value === 50)),
  )
  // A year alone may be so much money, where other figures stand beside it.
  const figures = factors.filter(({ value }) => value !== 1)
  return isShare || (figures.length > 0 && figures.every(({ value }) => years.includes(value)))
}

/**
 * Another unit or time for a price that was asked for before, without any figure: it is no more of a sum. "Thieves took
 * six" tells one in words.
 */
export const isOfPriceBefore = (
  { topic, danger, period }: Question,
  text: string,
  previous: Question | undefined,
): boolean =>
  previous?.topic === 'price' &&
  previous.commodities.length > 0 &&
  topic === 'price' &&
  danger === undefined &&
  !/\d/.test(text) &&
  (period !== undefined || !tellsCount(text))

/** The sum that is told, where it is made of more than the names of a time or a kind in what was asked last. */
export function sumIn(
  told: string,
  question: Question,
  asked: string,
  isForeign: boolean,
): ReturnType<typeof readStory> {
  const story = readStory(told, isForeign)
  return story !== undefined && isOfNames(question, asked, story.read) ? undefined : story
}

/** The sum without its price, where none is stored. */
export function storyOf(text: string, question: Question, isForeign: boolean): Pick<Question, 'story'> {
  const read = sumIn(text, question, text, isForeign)?.read
  return read !== undefined && 'sum' in read ? { story: read } : {}
}
