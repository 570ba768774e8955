import { plainText } from '../plain-text.ts'

const word = (source: string): RegExp => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`)

const questions =
  'what|whats|how (?:much|many|far|old|long|big|do|does|did|can|could|should|is|are|was|were|to)|which|whether|why|where (?:can|do|does|is|are)|who (?:can|will|do|does)'
/** Something is asked, or wanted of whoever answers, though no mark says so. */
const requests = word(
  [
    `(?:know|asks?|asked|asking|tells?|told me|wonders?|wondered|wondering|decide|figure|understand|see|show|learn|explain|sure|idea|advise|find)(?: [^ ]+){0,2} (?:${questions}|if)`,
    'please|kindly|pls|plz|tell me|give me|show me|send me|help me|help us|advise (?:me|us)|guide me|(?:need|want|give|any|some) (?:help|advice)|advice (?:on|about|for|please)|dose|dosage|quote me',
    '(?:i|we) (?:(?:only|just|really) )?(?:would like|d like|wish|want|need|am looking|m looking|are looking|look) (?:to (?:know|see|hear|ask|learn|compare|check|find)|for|help|advice|an? (?:price|figure|number|quote|answer))',
    '(?:i|we) (?:need|want|would like|d like|am after|m after)(?: [^ ]+){1,6} (?:in|per|price|prices|rate|rates|figure)',
    'prices? of|how much (?:is|are|was|were|does|do|did)|should (?:i|we)|can (?:you|i|we)|could you|do you (?:have|know)',
  ].join('|'),
)
const begins = new RegExp(
  `^(?:(?:and|but|so|also|now|then) )*(?:${questions}|compare|convert|price|prices)(?![^ ])`,
)

/** True for a sentence that asks, whether or not its mark says so. */
export const asksSomething = (sentence: string): boolean => {
  const plain = plainText(sentence)
  return begins.test(plain) || requests.test(plain)
}

const politely =
  '(?:and|so|ok|hello|hi|hey|good (?:day|morning|afternoon|evening)|sir|madam|dear|friend|excuse me)'
const talk = [
  'how are (?:you|things|you all)(?: (?:doing|today|all))*',
  'how is (?:everybody|everyone|the family|work|your (?:day|family))|how do you do',
  '(?:are you|is (?:anybody|anyone|somebody)) (?:there|here|awake|listening)',
  '(?:can|could|may|might|would|will) (?:i|you|we) (?:ask|help|answer)(?: (?:me|us|you|a|one|something|question|with|quickly|please|of|thing|small))*',
  'you (?:know|see|hear me)|right|ok|okay|hello|who knows|what can (?:i|you|one) (?:do|say)|what to do|why me|why not|isn t it|no|yes|eh|see',
].join('|')
const greetings = new RegExp(
  `^(?:${politely} )*(?:${talk})(?: (?:my friend|friend|sir|madam|please|today|then|there))*$`,
)

/** A question that wants no answer: a greeting, or a turn of speech. */
export const isOnlyGreeting = (sentence: string): boolean => greetings.test(plainText(sentence))

const teller =
  /^(?:(?:and|but|so|because|since|as|when|while|after|before|until|though|although|you see|by the way|anyway|ps|p s|hello|hi|hey|dear sir|sir|madam|good (?:day|morning|evening|afternoon)) )*(?:i|we|he|she|they|it|its|my|our|his|her|their|the|there|this|today|yesterday|last|every|everybody|everyone|nobody|somebody|people|god|all|half|two|three|one|an?)(?![^ ])/

const said = /(?<![^ ])(?:was|were|is|are|has|had|have|went|came|took|did|died|fell|broke|left|got)(?![^ ])/
const placing = /^(?:in|at|near|from|for|of|per|with|on|by|to|not|only|without)(?![^ ])/

/**
 * A part that tells something of somebody, and is no fragment that says which thing, where or how much is meant.
 *
 * @param isForeign in a language whose verbs stand for who does it
 */
export const tells = (part: string, isForeign: boolean): boolean => {
  const plain = plainText(part)
  const words = plain.split(' ').length
  if (words >= 7) return true
  return (
    words >= 3 &&
    (isForeign ? !placing.test(plain) : teller.test(plain) || (said.test(plain) && !placing.test(plain)))
  )
}

/** Said behind a question, these still say which thing, how much or where is meant. */
const adds = word(
  'mean|meant|prefer|per|only|just|each|not|without|must|should|organic|or|same|also|too|as well|again|there|here|it|them|mine|ours|ones?|in (?:dollars|euros|rand|rupees|shillings|kilos?|tonnes?|bushels?)',
)

/** A sentence behind the question that changes nothing of it. */
export const onlyTells = (sentence: string): boolean => {
  const plain = plainText(sentence)
  return teller.test(plain) && plain.split(' ').length >= 5 && !adds.test(plain)
}
