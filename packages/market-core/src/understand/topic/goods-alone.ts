import { splitWords } from '../plain-text.ts'
import { COMMODITY } from '../quantities/measures.ts'
import { hasSign, type TopicSign } from './topic-signs.ts'

/** Who wants to be told says so: to him, in figures, or what there is. */
const wish =
  /(?<![^ ])(?:(?:please )?(?:give|show|list|send|tell|read|quote|get|bring|name)(?: (?:out|us|me|me all|to me))+|(?:show|list|read out|quote)(?= (?:the |all )?•)|(?:i |we )?(?:just |only )?(?:want|wanted|would like|need|like)(?: (?:to (?:know|ask|hear|see)))(?: (?:about|on|of|for))?|(?:to )?ask(?:ing)? about|what (?:do|have) you (?:have|got)(?: (?:on|for|about))?|what you have|(?:all )?(?:figures|numbers|quotes?|quotations?)(?: please| pls)?|(?:all |both )?together(?: please| pls)?)(?![^ ])/g
/** What it is for, where that is no crop: "for my greenhouse". */
const purpose = new RegExp(`(?<![^ ])(?:for|to) (?:my|our|the)(?: (?!${COMMODITY})[^ ]+){1,2}(?= |$)`, 'g')
/** How it is to be told, and what joins the goods. */
const little =
  /^(?:the|a|an|and|or|of|then|also|plus|both|all|one|ones|two|three|four|each|every|in|at|by|once|go|line|lines|breath|turn|time|together|side|single|same|stroke|please|pls|kindly|now|today|is|are|it|them|these|those|kind|kinds|sort|whole|me|you|about|had|thank|thanks|ok|hello|hi|too|as|well|list|them|quick|quickly|just|only|my|our)$/
/** A question of how, when and where is of the field. */
const asksMore =
  /(?<![^ ])(?:when|how|where|why|who|whom|can|should|shall|may|is|are|does|do i|do we|not|no|per (?:acre|ha|hectare)|on|into|with)(?![^ ])/
/** What is left may say by itself that it is of the field. */
const signs: readonly TopicSign[] = ['pest', 'weather', 'illness', 'sowing', 'seed', 'broken', 'irrigation']

/**
 * True where a question asks for nothing but goods: their names with a wish to be told of them, or with what they are
 * for behind a comma. "Urea, DAP and potash in one go" is of their prices, "urea on maize when?" is not.
 *
 * @param marked the plain question, without its time, with {@link COMMODITY} for each name
 * @param kinds words that tell the stored kinds of these goods apart
 */
export function asksForGoods(marked: string, kinds: readonly string[]): boolean {
  if (!marked.includes(COMMODITY)) return false
  const wanted = marked.replace(wish, ' ')
  const isWished = wanted !== marked
  const rest = wanted.replace(purpose, ' ')
  const isForSomething = rest !== wanted
  if (!isWished && !(isForSomething && kinds.length > 0)) return false
  if (asksMore.test(rest)) return false
  const left = splitWords(rest).filter(
    (word) => word !== COMMODITY && !kinds.includes(word) && !little.test(word),
  )
  return left.length <= MOST_LEFT && !signs.some((sign) => hasSign(left.join(' '), sign))
}

/** One word more may be a kind that nobody knows. */
const MOST_LEFT = 1
