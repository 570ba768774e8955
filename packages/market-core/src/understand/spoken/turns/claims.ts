import { withMark } from './marks.ts'

/** Who is told to say something: "my uncle", "somebody at the depot", "a trader in town", "teacher". */
const who =
  '(?:(?:my|our|the|this|that|his|her|their|a|an|one|some) (?:(?!price|rate|cost|market)[a-z]+ )?(?!price|rate|cost|market)[a-z]+(?:[- ]in[- ]law)?|some(?:body|one)|every(?:body|one)|people|folks|they|he|she|we|[a-z]{3,})(?: (?:at|from|in|on|of|over at|down at) (?:(?:the|my|our|a) )?[a-z]+)?'
/** A word that says so is of somebody's own belief. */
const claims =
  '(?:claims?|claimed|claiming|insists?|insisted|swears?|swore|reckons?|reckoned|maintains?|maintained|argues?|argued|bets?|boasts?|boasted|alleges?|is (?:sure|certain|convinced|adamant|positive)|(?:keeps?|kept) (?:saying|insisting|claiming|swearing|telling (?:me|us|everybody|everyone)))'
/** A word that only passes on what was said. */
const says =
  '(?:says?|said|told (?:me|us|everybody|everyone)|tells (?:me|us|everybody|everyone)|writes|wrote)'
/** What is claimed of a price: how far it got, or how it stood to another time. */
const claimed =
  '(?=(?:[^.?!,;:]|,(?=\\d))*(?<![a-z])(?:never|ever|over|above|beyond|broke|broken|passed|hit|reached|topped|crossed|cleared|below|under|exceeded|touched|beat|record|highest|lowest|dearest|cheapest|doubled|halved|tripled|dearer|cheaper|higher|lower|better|more|less|worse)(?![a-z]))'

const verdict =
  '(?:settle (?:it|(?:this|that|the|our) (?:bet|argument|quarrel|row|matter|debate|wager))(?: for us)?|(?:true|fact|truth|right|yes|cap|myth) or (?:false|cap|not|no|lie|lies|rubbish|fiction|myth|wrong|fact|no cap|nonsense)|(?:is|are|was|were) (?:he|she|they|it|that|this|(?:my|our|the) [a-z]+) (?:right|true|correct|wrong|lying|mistaken|so)|(?:so )?(?:who|which)(?: one)? (?:of (?:the two|us|them|the both|these)(?: two)? )?(?:is|was|has it|s) (?:right|wrong|correct)|is there any truth in (?:it|that)|can (?:that|it|this) be (?:right|true)|(?:prove|tell) (?:him|her|them|me|us) (?:wrong|who is right)|is (?:it|that) a fact)'

const opening = '(?<=^|[.?!;,:\\n] ?|(?:and|but|so|because|hello|hi) )'
const believed = new RegExp(`${opening}${who} ${claims}(?: that)?,? ${claimed}`, 'giu')
const passedOn = new RegExp(`${opening}${who} ${says}(?: that)?,? ${claimed}`, 'giu')
/** At the end of a sentence, or as one of its own. */
const judged = new RegExp(
  `(?<=\\S)(?:\\s*[,.;:?!–—-]+\\s*|\\s+)(?:so |now |please |pls |come on )*${verdict}(?=\\s*(?:[,.;:?!]|$))`,
  'giu',
)
const asks = /(?<!\p{L})(?:what|whats|how|which|when|where|who|is it|is that|did|does|was it)(?!\p{L})/iu

/** ", true?": with its mark before it. */
const judgedShortly =
  /(?<=\S)\s*[,.;:?!–—-]+\s*(?:is (?:it|that|this) )?(?:true|right|correct|really|so|yes or no|true or not|is that so|is it so)(?=\s*[?!.]*$)/iu
/** "True or false: rice is at 900". */
const judgedFirst = /^\s*(?:true or false|fact or fiction|yes or no)\s*[:,.;-]+\s*/iu
/** "The radio said", "I heard that": before a price that is told. */
const passedMark = new RegExp(
  `${opening}(?:${who} ${says}|(?:i|we) (?:heard|read|saw|hear|was told|were told))(?: that)?,? (?=[^?]*\\d)`,
  'iu',
)

/**
 * A text that asks itself whether it is so what somebody claims of a price: "the man at the depot claims urea never
 * went over 800, settle it" asks whether urea never went over 800. What was only passed on is asked where a verdict is
 * wanted, and where nothing else is asked.
 */
export function withClaims(text: string): string {
  const open = text.replace(judgedFirst, 'is it true that ').replace(judgedShortly, '').replace(judged, '')
  const isJudged = open !== text
  const marked =
    isJudged && !asks.test(open) ? withMark(open.replace(passedMark, 'is it true that ')) : undefined
  if (marked !== undefined) return marked
  const told = open.replace(believed, 'is it true that ')
  if (told !== open) return told
  const asked = isJudged && !asks.test(open) ? open.replace(passedOn, 'is it true that ') : open
  return asked === open ? (withMark(text) ?? text) : asked
}
