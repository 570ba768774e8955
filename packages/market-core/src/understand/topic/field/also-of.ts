import { losesItsGreen } from '../of-days.ts'
import type { Topic } from '../topic.ts'
import { hasSign } from '../topic-signs.ts'

/** Whoever has made up his mind what it is asks of nothing else. */
const knowsIt =
  /(?<![^ ])(?:deficien[^ ]*|fertili[^ ]*|urea|dap|npk|zinc|iron|magnesium|nitrogen|potash|sulphur|sulfur|manure|compost|spray|foliar|tonic|nutrients?|lime|gypsum)(?![^ ])/

/**
 * The topic that a question may be of as well: leaves lose their green for want of something, and of an illness or a
 * pest too. Nobody who only hears of them can tell which.
 *
 * @param rest without the names of goods
 * @param whole all that was said
 */
export const alsoOf = (topic: Topic, rest: string, whole: string): 'pest-and-disease' | undefined =>
  topic === 'nutrients' && losesItsGreen(rest) && !knowsIt.test(whole) && !hasSign(whole, 'price')
    ? 'pest-and-disease'
    : undefined
