import { asksOfTold, continued, goesOnWithASum, isFollowUp, isUnitOrAmount, supposes } from '../follow-up.ts'
import { foretells } from '../intent/not-given.ts'
import { againstTold } from '../last/against-told.ts'
import { asksIfTold } from '../last/asks-if-told.ts'
import { ofTold, withFormer } from '../last/of-two.ts'
import { inThatMonth } from '../last/that-month.ts'
import { asksOfAllTime } from '../period/against-now.ts'
import { isOneMonth } from '../period/period.ts'
import type { Question } from '../reading.ts'
import { isForecastTopic } from '../topic/topic.ts'
import type { Read } from './put-together.ts'

/** A question after the one before it: with what it leaves out, and what it asks of the answer to that. */
export function inItsTurn(question: Question, read: Read, before: Question | undefined): Question {
  // What was asked of the answer before is not asked again.
  const { ofTold: _, ...earlier } = before ?? {}
  const previous = before && (earlier as Question)
  const { plain } = read.names
  // "And if the price drops to 350?" is the sum again.
  if (supposes(plain, question, previous)) question.intent = 'unknown'
  const against = againstTold(plain, question, previous)
  if (against !== undefined) return withFormer(against, previous)
  const ofPair = ofTold(plain, question, previous)
  if (ofPair !== undefined) return ofPair
  const ofTheTold = asksIfTold(plain, question, read.names.order, previous)
  const goesOn = previous !== undefined && (ofTheTold !== undefined || leansOn(question, read, previous))
  const asked = goesOn ? continued(ofTheTold ?? question, previous, plain) : question
  const ofMonth = inThatMonth(plain, question, asked, previous)
  if (ofMonth !== undefined) return ofMonth
  if (isAgainstNowAlone(asked)) asked.intent = 'change'
  const isOfAllTime = asked.intent === 'range' && asked.period === undefined && asksOfAllTime(plain)
  return withFormer(isOfAllTime ? { ...asked, period: {} } : asked, previous)
}

/** One thing in one month has nothing beside it but now. */
const isAgainstNowAlone = ({ intent, commodities, variety, placeAlso, ...times }: Question): boolean =>
  intent === 'compare' &&
  times.againstNow === true &&
  commodities.length === 1 &&
  (variety ?? []).length < 2 &&
  placeAlso === undefined &&
  times.periodAlso === undefined &&
  times.period !== undefined &&
  isOneMonth(times.period)

function leansOn(question: Question, { names, words, matter }: Read, previous: Question): boolean {
  const { topic, intent, danger, figures } = question
  if (danger === undefined && goesOnWithASum(question, previous)) return true
  const isOfAPrice = previous.topic === 'price' && previous.commodities.length > 0
  // "Is it dry enough to cart some" is of the weather, whatever was asked before.
  const isOfPrices = !isForecastTopic(topic) && intent === 'forecast' && ofIt.test(names.plain)
  const isToCome = foretells(names.plain) || isOfPrices
  if (isOfAPrice && question.commodities.length === 0 && danger === undefined && isToCome) return true
  if (danger === undefined && asksOfTold(names.plain, question, previous)) return true
  // "Per 90 kg bag" or "and 3 bags" alone is no sum, but another unit or amount for what was asked.
  const onlyUnit = topic === 'sums' && intent === 'unknown' && isUnitOrAmount(figures, words.wanted)
  const isItsOwn = matter.isSaid && !onlyUnit && (topic !== 'price' || danger !== undefined)
  return !isItsOwn && isFollowUp(names.plain, question, previous, names.undated)
}

/** "Will it be back up by Easter": of what was told. */
const ofIt = /(?<![^ ])(?:it|they|that|prices?)(?![^ ])/
