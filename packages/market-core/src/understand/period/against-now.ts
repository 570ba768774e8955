import { isOneMonth, type Period } from './period.ts'

/** Words by which a time is set against now: "than in 2020", "two years ago vs now". */
const against =
  /(?<![^ ])(?:than|compared|compares? (?:to|with)|(?:vs|versus|and|to|with|against) (?:now|today)|now (?:and|vs|versus|than|against)|against (?:its|the) (?:[^ ]+ ){0,3}(?:average|mean))(?![^ ])/

const nowWord = /(?<![^ ])(?:now|today|nowadays|presently|currently|newest|latest)(?![^ ])/
const farFrom =
  /(?<![^ ])(?:how (?:far|much|many)|by what|difference|gap|change|changed|more|less|dearer|cheaper|higher|lower|above|below|under|over|off|down|up)(?![^ ])/

const whatItWas =
  /(?<![^ ])(?:half|twice|double|triple|times|percent|less than|more than|above|below|under|over) (?:of )?what (?:it|they) (?:was|were|cost)(?![^ ])/

/** True where a question about one thing sets a time that has ended against now. */
function isAgainstNow(plain: string, period: Period | undefined, commodities: readonly string[]): boolean {
  const hasEnded =
    period !== undefined && ('monthsAgo' in period || ('end' in period && period.end !== undefined))
  const isRatio = commodities.length === 2 && /(?<![^ ])(?:ratio|bought|buys?)(?![^ ])/.test(plain)
  const isSetAgainstNow =
    /(?<![^ ])(?:now (?:and|vs|versus|against)|(?:vs|versus|and|against) (?:now|today))(?![^ ])/.test(plain)
  // "Its 5 year average" is of a time up to now, and yet not now.
  const isAgoAndNow = period !== undefined && 'monthsAgo' in period && nowWord.test(plain)
  // "Wheat was high in May 2022, how far under that is it now".
  const isFarFromThen = hasEnded && nowWord.test(plain.replace(/^now /, '')) && farFrom.test(plain)
  // "More than doubled" sets a time against nothing.
  const plainly = plain.replace(
    /(?<![^ ])(?:more|less) than (?=doubled?|twice|tripled?|halved|half|trebled?|\d)/g,
    '',
  )
  const isMean = period !== undefined && 'months' in period && /(?<![^ ])(?:average|mean)(?![^ ])/.test(plain)
  // "Is it under half what it was a year before".
  const isOfWhatWas = hasEnded && whatItWas.test(plain)
  if (isOfWhatWas) return commodities.length <= 1
  return (
    (hasEnded || isMean) &&
    (commodities.length === 1 || isRatio || (commodities.length > 1 && isSetAgainstNow)) &&
    (isAgoAndNow || isFarFromThen || bothTold.test(plain) || against.test(plainly))
  )
}

/** "What was it in January 2020, and what is it now?" */
const thenNow =
  /(?<![^ ])(?:and|then|but) (?:what|how much|where|whats) (?:is|are|s|does|do)?(?: [^ ]+){0,3} (?:now|today|currently|nowadays|at present)(?![^ ])/

/** "What is arabica, what was it in February, and what is the difference": of one thing now and then. */
const bothTold =
  /(?<![^ ])(?:what|whats|how much|where) (?:is|s)(?! the (?:difference|gap|change))(?![^ ]).*(?<![^ ])(?:what|how much|where) (?:was|were)(?![^ ]).*(?<![^ ])(?:difference|gap|change|apart)(?![^ ])|(?<![^ ])(?:what|how much|where) (?:was|were)(?![^ ]).*(?<![^ ])(?:what|how much|where) (?:is|s) (?!the (?:difference|gap|change)).*(?<![^ ])(?:difference|gap|change|apart)(?![^ ])/

/** "Now and ten years ago": of several things, both times are wanted. */
const isAndNow = (plain: string, period: Period | undefined, commodities: readonly string[]): boolean =>
  (commodities.length === 1 && period !== undefined && isOneMonth(period) && thenNow.test(plain)) ||
  (commodities.length > 1 &&
    period !== undefined &&
    isOneMonth(period) &&
    /(?<![^ ])(?:compared?|ratio|buys?|bought|difference|gap|spread|for (?:an?|one)|per|(?:against|versus|vs) .*(?:the same|also|again))(?![^ ])/.test(
      plain,
    ) &&
    /(?<![^ ])(?:(?:now|today|currently|at present) (?:and|as well as|plus)|and (?:also )?(?:now|today|currently|at present))(?![^ ])/.test(
      plain,
    ))

/**
 * "Before the war compared with now": the last month before it, not the mean of all that is stored; that only where a
 * mean is asked for.
 */
export const justBefore = (plain: string, period: Period): Period =>
  'end' in period &&
  period.end !== undefined &&
  period.start === undefined &&
  !/(?<![^ ])(?:average[ds]?|averaged|mean|usually|normally|typical[^ ]*)(?![^ ])/.test(plain)
    ? { start: period.end, end: period.end }
    : period

/** How a question sets its time beside now: it wants both, or the one against the other. */
export const besideNow = (
  plain: string,
  period: Period | undefined,
  commodities: readonly string[],
): { readonly andNow?: true; readonly againstNow?: true } => {
  if (isAndNow(plain, period, commodities)) return { andNow: true }
  return isAgainstNow(plain, period, commodities) ? { againstNow: true } : {}
}

/** An extreme that names no time is of all that is stored; a mean is of the last year. */
export const asksOfAllTime = (plain: string): boolean =>
  // "When was it more expensive": in some languages the dearest is called no otherwise.
  /(?<![^ ])(?:(?:when|which month)(?: [^ ]+){0,6} (?:cheaper|dearer|more expensive)(?![^ ])(?!.* than(?![^ ]))|highest|lowest|costliest|priciest|most costly|peak|peaked|record|cheapest|dearest|most expensive|worst|bottom|maximum|minimum|max|min)(?![^ ])/.test(
    plain,
  ) && !/(?<![^ ])(?:average|averaged|mean|range|volatil[^ ]*|stable)(?![^ ])/.test(plain)

/** The years that a period was named by, as they were written: said twice, they are no other figure. */
export const yearsOf = (period: Period | undefined): string[] =>
  period !== undefined && ('start' in period || 'end' in period)
    ? [period.start, period.end].flatMap((month) => month?.slice(0, 4) ?? [])
    : []
