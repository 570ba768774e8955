import { digitsOf } from '../../going-on/written-digits.ts'
import { clausesOf, readFigures } from '../read-figures.ts'
import type { StoryFigure } from '../story.ts'
import { isSame } from '../units.ts'
import { isCostItem } from '../words.ts'

const takesPlace =
  /^(?:(?:ok|okay|and|but|so|then|now|what|how about|what about|well)[ ,]+)*(?:if|with|for|when|suppose|say|about|\d)/i
const adds =
  /(?<!\p{L})(?:more|another|extra|additional|less|fewer|minus|plus|also|too|died|dead|lost|sold|spoiled|stolen|each|per|every|already|first|rest|on top|of (?:the|my|our|which|it))(?!\p{L})/iu

/**
 * "And with 18 cows?", "and if I take 30 of those", "and if the feed is 11,000": the story that was told, with that in
 * the place of the one figure of its kind. Undefined where the text adds or takes off, or where there are several.
 */
export function atNewCount(told: string | undefined, text: string): string | undefined {
  if (told === undefined) return undefined
  const plain = text.trim()
  const [now, ...more] = readFigures(clausesOf(plain))
  if (now === undefined || more.length > 0 || !takesPlace.test(plain) || adds.test(plain)) return undefined
  if (now.isPercent || now.per.length > 0 || now.isHeld) return undefined
  const before = readFigures(clausesOf(told))
  const isBareCount = now.unit === undefined && now.currency === undefined && !now.at && counts.test(plain)
  const [was, ...others] = before.filter((one) =>
    isBareCount ? isCount(one) && before.filter(isPrice).length > 1 : isOfKind(one, now),
  )
  if (was === undefined || others.length > 0 || was.value === now.value) return undefined
  const written = new RegExp(`(?<![\\d.,])${digitsOf(was.value)}(?![\\d.,]*\\d)`, 'g')
  return [...told.matchAll(written)].length === 1 ? told.replace(written, String(now.value)) : undefined
}

/** "Suppose it's only 40": so many, where several prices were told and one count. */
const counts =
  /^(?:(?:ok|okay|and|but|so|then|now|well)[ ,]+)*(?:what if|if|suppose|say|and if|with)[ ,]+(?:i (?:have|had|got|only have|only had|only got|get)|we (?:have|had|got)|it(?:['’ ]?s| is| was| were)|there (?:are|were)|that)? ?(?:only|just|but)? ?\d[\d.,]*\W*$/iu
const isCount = ({ unit, per, each, at, isHeld, isOne, isPercent }: StoryFigure): boolean =>
  unit !== undefined &&
  (unit.kind === 'thing' || unit.kind === 'mass') &&
  per.length === 0 &&
  !each &&
  !at &&
  !isHeld &&
  !isOne &&
  !isPercent
const isPrice = ({ unit, per, isPercent }: StoryFigure): boolean =>
  unit === undefined && !isPercent && per.length > 0

/** Counted in the same unit, one of "those", or money for the same item. */
function isOfKind(one: StoryFigure, now: StoryFigure): boolean {
  const isPlain = one.per.length === 0 && !one.each && !one.isHeld && !one.isOne && !one.isPercent
  if (!isPlain) return false
  if (/^of (?:those|them|these)(?: |$)/.test(now.after.join(' '))) return one.unit?.kind === 'thing'
  if (now.unit !== undefined) return one.unit !== undefined && isSame(one.unit, now.unit)
  const item = now.before.find(isCostItem)
  return item !== undefined && one.unit === undefined && one.at !== true && one.before.includes(item)
}
