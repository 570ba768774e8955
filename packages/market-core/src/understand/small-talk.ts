import { splitWords } from './plain-text.ts'
import { isNotOurs } from './talk/not-ours.ts'
import { asksOfAPerson } from './talk/of-persons.ts'
import { isOfPictures, onlyTalk } from './talk/only-talk.ts'
import { isPlainWord } from './topic/plain-words.ts'

/** What is said in a conversation and asks for nothing: it gets a short answer of a person. */
export type SmallTalk = SaidTalk | 'unread'

/** Of them, what is told by its words; the other is in a language that is not read here. */
type SaidTalk =
  | 'thanks'
  | 'agreed'
  | 'greeting'
  | 'who'
  | 'insult'
  | 'play'
  | 'private'
  | 'complaint'
  | 'person'

/** "Cheers mate, that's me sorted, off to milk": thanks, and what somebody goes to do. */
const thanked =
  '(?:(?:ok|okay|right|great|good|nice|lovely|perfect|alright|brilliant) )*(?:cheers|thanks|thank you|thx|ta|many thanks|thanks a lot|much obliged|appreciated)'
const toWhom = '(?:mate|friend|my friend|bro|boss|sir|madam|love|pal|buddy|man|a lot|very much|again)'
const leaves =
  '(?:(?:and |now |so )*(?:i m |im |i am |i ll be |i )?(?:am |must be |better be |best be )?(?:off|away|going|gotta|got|have|need|time|back) (?:now )?(?:to|for|go)(?: (?:go|get|run|see|feed|do))?(?: (?:and|to))?(?: [^ ]+){1,3})'

const phrases: readonly (readonly [SaidTalk, RegExp])[] = [
  [
    'who',
    /^(?:who are you|who r u|what are you|are you (?:a )?(?:robot|bot|human|person|real|machine|computer|ai)|who made you|who is behind (?:it|this|you)|who runs (?:it|this|you)|your name|what is your name|whats your name|(?:am i |are we )?(?:talking|speaking|chatting|texting) (?:to|with) (?:an? )?(?:real )?(?:live )?(?:robot|bot|human|person|machine|computer|ai)|is (?:this|it|that) (?:an? )?(?:robot|bot|human|person|real person|machine|computer|ai))$/,
  ],
  ['play', /(?<![^ ])(?:joke|jokes|poem|poems|song|story|riddle|sing|dance)(?![^ ])/],
  [
    'insult',
    /(?<![^ ])(?:stupid|idiot|useless|rubbish|waste of time|forget it|you know nothing|u know nothing|good for nothing|hopeless|dumb|fool|moron|shit|fuck[^ ]*|crap|bastard|trash|worthless|shut up|you suck|hate you|(?:t es|tu es|vous etes) (?:nul|nulle|bete|con|stupide|idiot|inutile)|eres (?:un |una )?(?:inutil|tonto|tonta|idiota|estupido)|(?:voce e|tu es|es) (?:um |uma )?(?:burro|burra|idiota|inutil)|(?:wewe|we) (?:ni )?(?:mjinga|mpumbavu)|(?:tum|tu|aap) (?:bekar|bewakoof)|तम (?:बकर|बवकफ)|(?:انت|أنت) (?:غبي|احمق))(?![^ ])/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|vale|sawa|d accord|bueno|bien|certo|ta|haya|theek hai|theek|accha|acha|achha|ठक ह|अचछ|حسنا|طيب|great|good|fine|many|big) )*(?:(?:thanks|thank you|thank u|thx|tnx|ty|asante|asante sana|gracias|muchas gracias|mil gracias|merci|merci beaucoup|obrigad[oa]|muito obrigad[oa]|shukran jazilan|شكرا|شكرا جزيلا|धनयवद|शकरय|dhanyavad|shukriya|shukran|danke|cheers|appreciated|god bless)(?: (?:and )?(?:a lot|so much|god bless(?: you)?|stay blessed|be blessed|bless you|all the best|good (?:day|night|evening|luck)|have a (?:good|nice|great|blessed) (?:day|one|evening|week)|very much|much|you|sana|friend|sir|madam|bro|again|bye|goodbye|muchas|beaucoup|mil|jazilan|جزيلا|bhai|ji|rafiki|भई|ज))*)$/,
  ],
  [
    'thanks',
    new RegExp(
      `^(?:${thanked}(?: ${toWhom})* )?(?:that s|thats|that is|that was) (?:me|us|all|it|everything)(?: (?:sorted|done|good|set|fine|finished|then|mate|i (?:need|needed|wanted)|for (?:now|today)))*(?: ${leaves})?$|^${thanked}(?: ${toWhom})*(?: (?:then|so|now))? ${leaves}$`,
    ),
  ],
  [
    'agreed',
    /^(?:ok|okay|k|kk|fine|good|great|nice|super|perfect|alright|got it|i see|understood|cool|sawa|sawa sawa|haya|vale|de acuerdo|entendido|d accord|entendu|compris|ca marche|beleza|certo|entendi|theek hai|theek|accha|achha|ठक ह|अचछ|حسنا|طيب|تمام|yes|no|bye|goodbye|adios|au revoir|tchau|kwaheri)(?: (?:ok|okay|then|thanks|thank you|bye|good|great))*$/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hallo|hola|bonjour|ola|jambo|habari|namaste|salaam|good (?:morning|afternoon|evening|day))(?: (?:there|sir|madam|friend|bot|all|everyone))*$/,
  ],
]

/**
 * The small talk that a text is; undefined for what asks for something.
 *
 * @param plain as `plainText` makes it
 * @param written as it was written: a picture has no plain text
 */
export function findSmallTalk(plain: string, written = plain): SmallTalk | undefined {
  return (
    onlyTalk(plain) ??
    bySaying(plain) ??
    (asksOfAPerson(plain) ? 'private' : undefined) ??
    (isNotOurs(plain) ? 'play' : undefined) ??
    (isOfPictures(written) ? 'agreed' : undefined)
  )
}

function bySaying(plain: string): SmallTalk | undefined {
  const kind = phrases.find(([, pattern]) => pattern.test(plain))?.[0]
  if (kind !== 'insult' && kind !== 'play') return kind
  // "stupid price of maize" asks; a sentence of its own does not.
  const isToUs = kind === 'insult' && toUs.test(plain)
  return splitWords(plain).length <= (isToUs ? 16 : 10) &&
    !splitWords(plain).some((word) => !isPlainWord(word) && asks.test(word))
    ? kind
    : undefined
}

/** Said to whoever answers: the rest of it tells why. */
const toUs = /(?<![^ ])(?:you|u|ur|your|this (?:app|bot|thing|chat|service))(?![^ ])/
const asks = /^(?:prices?|costs?|worth|rates?|per)$/
