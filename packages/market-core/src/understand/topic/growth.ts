import { isFertiliser, saysPrice } from './asked-of.ts'
import { hasSign } from './topic-signs.ts'

/** What a plant does in its time. */
const grows =
  /(?<![^ ])(?:ripen[^ ]*|ripe|matur[^ ]*|ready(?! to (?:spray|sell))|done|flower(?:s|ing)?|fruits?|fruiting|bear|bears|bearing|germinat[^ ]*|sprout[^ ]*|(?:come|comes|came) up|stands?|bunch)(?![^ ])/
/** What is done with one at its time: beside a number of days alone this may also be work of these days. */
const isWorked =
  /(?<![^ ])(?:harvest[^ ]*|pick|picking|picked|cut|cutting|cures?|curing|transplant[^ ]*|sow|sowing|sown|plant|planting|planted)(?![^ ])/
const days = '(?:days?|weeks?|months?)'
const lasting = new RegExp(`(?<![^ ])\\d+ ?(?:- ?\\d+ )?${days}(?![^ ])`)
const howLong = new RegExp(
  `(?<![^ ])(?:(?:how many|in how many|after how many) ${days}|how long|how much days|duration|${days} to (?:maturity|harvest|flowering))(?![^ ])`,
)
const whenReady =
  /(?<![^ ])when (?:is|are|will)(?: [^ ]+){0,3} (?:ready|ripe|mature)(?![^ ])|(?<![^ ])when can (?:i|we) (?:cut|pick|harvest|dig)(?: it| them)?$/
/** A kind is looked for that takes so long. */
const ofKinds =
  /(?<![^ ])(?:which|what|is there|are there|any|name|names|short duration|early|hybrids?|variet[^ ]*)(?![^ ])/
/** What a forecast tells, or of a day that it reaches. */
const ofTheseDays =
  /(?<![^ ])(?:today|tonight|tomorrow|now|this week|weekend|next few days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|dry|wet|rain|rains|raining|rained|frost)(?![^ ])/

/**
 * The topic of a question about how long a crop takes, or a job with it in its year: a duration of that is no time of a
 * price, and of no forecast. Undefined for any other.
 */
export function growthAsked(
  rest: string,
  commodities: readonly string[],
): 'variety-and-seed' | 'sowing-and-calendar' | undefined {
  const isOfACrop = commodities.length > 0 && !commodities.some(isFertiliser)
  if (!isOfACrop || saysPrice(rest) || ofTheseDays.test(rest) || hasSign(rest, 'livestock')) return undefined
  const isOfGrowth =
    (grows.test(rest) && (lasting.test(rest) || howLong.test(rest))) ||
    (isWorked.test(rest) && howLong.test(rest)) ||
    whenReady.test(rest)
  if (!isOfGrowth) return undefined
  return ofKinds.test(rest) && lasting.test(rest) ? 'variety-and-seed' : 'sowing-and-calendar'
}
