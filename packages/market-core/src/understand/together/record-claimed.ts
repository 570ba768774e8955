import type { Message } from '../asking/way.ts'
import { plainText } from '../plain-text.ts'
import type { Question } from '../reading.ts'

const high = '(?:high|dear|expensive|costly)'
const low = '(?:low|cheap)'
const neverSo = (how: string): RegExp =>
  new RegExp(
    `(?<![^ ])never(?: [^ ]+){0,2} (?:this|so|that|as) ${how}(?![^ ])|(?<![^ ])(?:higher|dearer) than ever(?![^ ])`,
  )
const neverHigh = neverSo(high)
const neverLow = new RegExp(neverSo(low).source.split('|(?<![^ ])(?:higher')[0] ?? '')
const isRecord =
  /(?<![^ ])(?:is|are|at|its|s) (?:now )?(?:a |an |the )?(?:all time |new )?(?:record|highest ever|all time high)(?! low)(?![^ ])/
const ofAYear =
  /(?<![^ ])(?:in )?(?:19|20)\d\d (?:was|were|it was|had|prices were)(?: [^ ]+){0,2} (higher|dearer|more|lower|cheaper|less)(?![^ ])/

/**
 * "It has never been this high", "2014 was higher": whether the newest price is the extreme of all that is stored, and
 * what that of the year was. Undefined where nobody claims that.
 *
 * @param plain in English, as `plainText` makes it
 */
export function recordClaimed({ text, whole: question }: Message): Question | undefined {
  const plain = plainText(text)
  const { topic, commodities, period, danger, threshold } = question
  if (topic !== 'price' || commodities.length !== 1 || danger !== undefined || threshold) return undefined
  const isHigh = neverHigh.test(plain) || isRecord.test(plain)
  const isLow = neverLow.test(plain)
  if (isHigh === isLow) return undefined
  const isOfYear = ofAYear.test(plain)
  if (period !== undefined && !isOfYear && Object.keys(period).length > 0) return undefined
  if (!isOfYear && isRecord.test(plain)) return undefined
  const extreme = isHigh ? ('highest' as const) : ('lowest' as const)
  const { way: _, takesWay: __, againstNow: ___, ofYears: ____, ordersByPrice: _____, ...bare } = question
  const claimed = {
    ...bare,
    intent: 'range' as const,
    ofRange: extreme,
    ordersByPrice: isHigh ? ('dearest' as const) : ('cheapest' as const),
  }
  const { supposedExtreme: ______, ...ofThatYear } = claimed
  return {
    ...claimed,
    period: {},
    supposedExtreme: extreme,
    ...(isOfYear && period !== undefined && { alsoAsked: [ofThatYear] }),
  }
}
