import type { Intent } from '../intent/intent-signs.ts'
import type { Topic } from '../topic/topic.ts'

/**
 * What a turn asks of the figure that was told before: where it comes from and of when it is, why there is none that is
 * newer, or what it is with so many per cent added or, below 0, taken off.
 */
export type AskedOfLast = 'origin' | 'age' | { readonly addPercent: number }

const it =
  '(?:(?:that|this|it|its|those|these|your)(?: (?:figure|number|price|rate|one|data|value|information|quote))?|the (?:figure|number|price|rate|one|data|value|information|quote))'

/** As much as is needed of the question before. */
interface Before {
  readonly topic: Topic
  readonly intent: Intent
  readonly story?: unknown
}

/** "How old is that", "what date is this figure", "when was it recorded", "is that price new". */
const age = new RegExp(
  `(?<![^ ])(?:how (?:old|recent|fresh|new|current|up to date) (?:is|are) ${it}|(?:what|which) (?:date|month|day|year)(?: (?:is|was|are|has|of|for))+ ${it}|when (?:is|was|were|did you (?:get|note|record)) ${it}(?: (?:from|of|recorded|noted|taken|updated|published))|(?:from|of) (?:when|what date|which month) (?:is|was|are) ${it}|is ${it} (?:old|recent|fresh|up to date|new))(?![^ ])`,
)

/** "Where is it from", "who says that", "what is the source". */
const source = new RegExp(
  `(?<![^ ])(?:where (?:is|was|are|does|do|did)(?: you (?:get|have|take))? ${it}(?: (?:come|comes|got|taken))?(?: from)?|(?:who|which source) (?:says|said|gave|gives|published|recorded|measured) (?:so|${it})|says who|according to who(?:m)?|(?:what|which|whats|who)(?: is| are| s)? (?:the|your|its|their) sources?|source of ${it})$`,
)

const share = /(?<![^ ])(\d+(?:[.,]\d+)?) ?(?:%|percents?|per cent|pct)(?![^ ])/g
const takes =
  /(?<![^ ])(?:(?:take|taking|took|knock|knocking) (?:it |that )?(?:off|away)|(?:take|takes|taking|knock|cut|minus|less|deduct|subtract|remove|lower|reduce)|off|discount|rebate|cheaper)(?![^ ])/
const adds = /(?<![^ ])(?:add|adding|plus|put|on top|raise|mark up|markup|surcharge|vat|dearer)(?![^ ])/

/** Of so many words such a turn is at most: a longer one tells something of its own. */
const MOST_WORDS = 12

/**
 * What a turn without a thing of its own asks of the figure that was told before; undefined where it asks something
 * else. A sum in free words goes on by its own words.
 *
 * @param plain in English, as `plainText` makes it
 */
export function askedOfLast(plain: string, previous: Before | undefined): AskedOfLast | undefined {
  if (plain.split(' ').length > MOST_WORDS) return undefined
  if (
    previous !== undefined &&
    previous.topic !== 'price' &&
    previous.topic !== 'sums' &&
    previous.topic !== 'other'
  )
    return undefined
  if (age.test(plain) || source.test(plain)) return 'origin'
  const [found, ...others] = plain.matchAll(share)
  const isOfMore = /\d/.test(plain.replace(found?.[0] ?? '', ''))
  if (found === undefined || others.length > 0 || isOfMore || isSum(previous)) return undefined
  const percent = Number((found[1] ?? '').replace(',', '.'))
  if (takes.test(plain)) return percent <= 100 ? { addPercent: -percent } : undefined
  return adds.test(plain) ? { addPercent: percent } : undefined
}

const isSum = (previous: Before | undefined): boolean =>
  previous === undefined ||
  previous.story !== undefined ||
  previous.intent === 'margin' ||
  previous.intent === 'break-even'
