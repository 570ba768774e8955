import { findCommodities } from '@smart-farming/market-core/understand/find-commodities'
import { leftOver } from '@smart-farming/market-core/understand/left-over'
import { isTopicWord } from '@smart-farming/market-core/understand/topic/topic-signs'

const inARow =
  /(?<![^ ])(?:in a row|running|on end|consecutive|straight|one after (?:the|an) other|back to back|uninterrupted|unbroken)(?![^ ])/
const partOfUnread =
  /(?<![^ ])(?:dawn|morning|afternoon|evening|night) (?:of|on|de|del|da|do|du|of the) (\p{L}{3,})(?![^ ])/u

/** What stands behind a part of a day and is no day's name that is known here. */
export function unreadDayOf(plain: string): { unreadDay: string } | undefined {
  const [, word] = partOfUnread.exec(plain) ?? []
  return word === undefined || !mayNameADay(word) ? undefined : { unreadDay: word }
}
const mayNameADay = (word: string): boolean =>
  leftOver(word).length > 0 && findCommodities(word).length === 0 && !isTopicWord(word)

/** Dry days are asked for that follow one another. */
export const saysInARow = (plain: string): boolean => inARow.test(plain)
