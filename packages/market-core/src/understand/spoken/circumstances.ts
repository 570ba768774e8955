import { findCommodities, readCommodities } from '../find-commodities.ts'
import type { KnownPlaces } from '../find-place.ts'
import { leftOver } from '../left-over.ts'
import { plainText, splitWords } from '../plain-text.ts'
import { storedNames } from '../stored/stored-names.ts'
import { isPlainWord } from '../topic/plain-words.ts'
import { hasSign } from '../topic/topic-signs.ts'

/** Who tells something of what he did, and does not ask. */
const tells =
  /^(?:(?:and|but|so|because|since|as|then|anyway|also|while) )*(?:(?:i|we|he|she|they) |(?:the|my|our|his|her|their) (?:[^ ]+ ){1,2}(?:would|did|does|do|has|had|have|will|told|said|says|keeps?) )/
/** A part with one of these asks, or says what is meant. */
const asksOrMeans =
  /(?<![^ ])(?:what|whats|which|how|when|where|who|why|tell|know|confirm|want|wants|wanted|need|needs|prefer|like|mean|is|are|am|was|were|be|grow|grew|have|has|sell|sold me|buy|use|one|ones|kind|kinds|type|sort)(?![^ ])/
/** For what and for whom it is asked: "I am writing my thesis", "for the notice board", "my buyer is waiting". */
const asides: readonly RegExp[] = [
  /^(?:i|we) (?:buy|use|need|make|sell|import|order) (?:our |my |some |a lot of )?fertili[sz]ers?$/,
  /^i am (?:writing|doing|preparing|studying|making|planning|working on|filling in)(?: [^ ]+){1,6}$/,
  /^(?:hi |hello )?(?:it is |it s |its |this is )?for (?:the|my|our|a|an) (?!.*(?:organic|certified|seed|feed|export|retail|wholesale|local|fresh|dry|dried|white|yellow|red|green|roasted|broken|grade|quality|shop|market|mill)(?![^ ]))[^ ]+(?: [^ ]+){0,3}$/,
  // When the answer is needed: no day of weather.
  /^(?:(?:the|my|our|an?|this|it|all this) )?(?:[^ ]+ ){0,3}(?:goes out|goes to print|is due|are due|due|closes|is printed|airs|is (?:on|at)|starts|begins|leaves|must (?:be in|go|be out|be ready)|has to (?:be in|go|be out|be ready)|needs? (?:it|this)|wants? (?:it|this)|meets?)(?: (?:out|in|to print|on|at|by|ready|off))* (?:tonight|today|tomorrow|tomorrow morning|this (?:evening|morning|afternoon)|at (?:noon|midday|\d{1,2}(?: ?(?:am|pm))?|two|three|four|five|six|seven|eight|nine|ten)|by (?:noon|tonight|tomorrow|midday)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:an|one|two|half an) hours?|soon|shortly|any minute)$/,
  // What somebody has still to do.
  /^(?:(?:i|we|im|i m|am|and|so|as|because) )*(?:(?:have |ve )?got to|gotta|have to|need to|am off to|off to|going to|gonna|about to|trying to|in order to|got) (?!(?:know|ask|sell|buy|see|check|find|hear|get|settle|compare|decide|price|pay|budget)(?![^ ]))[^ ]+(?: (?:the|my|our|a|an|some|up|out|down|off|this|that|old|new))*(?: [^ ]+)?(?: (?:today|tonight|tomorrow|now|first|soon|again))?$/,
  /^(?:the |my |our |an? )?[^ ]+(?: [^ ]+){0,3} (?:is |are )?(?:waiting|standing here|on the phone|at the gate|in a hurry)(?: (?:here|now|outside|for (?:it|me|an answer)))?$/,
]
/** What somebody grows, keeps or runs: it is not what he asks of, where he names that behind it. */
const ofTheFarm =
  /^(?:(?:and|but|so|because|since|as|well|sir|hello|hi|good day) )*(?:(?:i|we) (?:grow|grew|keep|kept|plant|planted|farm|run|heat|dry|raise|feed|changed|switched|moved|went|turned|gave up|stopped|used to|also)|(?:my|our) (?:[^ ]+ ){1,4}(?:runs?|works?|burns?|grows?|eats?|lives?|keeps?|planted|heats?) )/
/** What others keep saying: of no place that it names. */
const hearsay =
  /^(?:(?:my|our|the|old|so|and|but) )*(?:dad|daddy|father|grandfather|grandad|grandpa|mum|mom|mother|grandmother|uncle|aunt|aunty|boss|husband|wife|brother|sister|son|neighbour|neighbor|landlord|partner|everybody|everyone|people|folks|they) (?:always|never|still|often|used to|keeps?|kept|goes|went|talks?|talked|told|tells?|says?|said|swears?|swore|reckons?|thinks?|claims?|insists?|remembers?|complains?|moans?|goes on)(?= |$)/
const asksItself =
  /(?<![^ ])(?:what|whats|which|how|when|where|is (?:it|that|this) true|tell me|price|prices|rate|say|says)(?![^ ])/
/** What is set against something else may be set against what was told before. */
const setsAgainst =
  /(?<![^ ])(?:dearer|cheaper|more|less|better|worse|both|either|compared?|versus|vs|ratio|buys?|it|them|those|than)(?![^ ])/
/** Figures are of a sum, a year is when something happened. */
const hasFigure =
  /(?<![^ ])(?!(?:19|20)\d\d(?![^ ]))[^ ]*\d|(?<![^ ])(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|thousand)(?![^ ])/
const isYear = /^(?:19|20)\d\d$/
const article = /^(?:a|an|the|my|our|his|her|their|no|this|that|it|me|us|him|them|19\d\d|20\d\d)$/
const towards = /^(?:in|at|near|from|to|of|into|around)$/

/**
 * A text without the parts of it that only tell a circumstance: "cocoa crashed, I planted mine in 2019, how much has it
 * lost?" asks of cocoa, and not of planting, nor of 2019. A part goes that somebody tells of himself, that names
 * nothing which has a price, no figure and no place, and neither asks nor says what is meant: "organic", "I want it
 * organic" and "in Eldoret" stay wherever they stand.
 */
export function withoutCircumstances(text: string, places: KnownPlaces): string {
  const parts = text.match(/[^,.;!?\n]+(?:[.,](?=\d)[^,.;!?\n]+)*[,.;!?\n]*/g) ?? []
  if (parts.length < 2) return text
  const { names, words } = storedNames(places)
  const isNamed = (plain: string) =>
    findCommodities(plain, names).length > 0 ||
    splitWords(plain).some((word) => words.has(word) && !isPlainWord(word))
  const isCircumstance = (part: string) => {
    const plain = plainText(part)
    return (
      !part.trimEnd().endsWith('?') &&
      tells.test(plain) &&
      !asksOrMeans.test(plain) &&
      !hasFigure.test(plain) &&
      !hasSign(plain, 'price') &&
      !isNamed(plain) &&
      !saysWhere(splitWords(plain))
    )
  }
  const isAside = (part: string) => {
    const plain = plainText(part)
    return (
      !part.trimEnd().endsWith('?') &&
      !hasFigure.test(plain) &&
      !isNamed(plain) &&
      asides.some((one) => one.test(plain))
    )
  }
  const isHearsay = (part: string) => {
    const plain = plainText(part)
    return (
      !part.trimEnd().endsWith('?') &&
      hearsay.test(plain) &&
      !hasFigure.test(plain) &&
      !hasSign(plain, 'price') &&
      findCommodities(plain, names).length === 0
    )
  }
  const asksOfItsOwn = (part: string): boolean => {
    const plain = plainText(part)
    return asksItself.test(plain) && !setsAgainst.test(plain) && findCommodities(plain, names).length > 0
  }
  /** "We changed over from soya to groundnuts", before a question that names what it is of. */
  const isOfTheFarm = (part: string, at: number): boolean => {
    const plain = plainText(part)
    const { ids, rest } = readCommodities(plain, names)
    const isOther = (one: string) => !findCommodities(plainText(one), names).some((id) => ids.includes(id))
    return (
      ids.length > 0 &&
      !part.trimEnd().endsWith('?') &&
      ofTheFarm.test(plain) &&
      !asksItself.test(plain) &&
      !hasFigure.test(plain) &&
      !hasSign(plain, 'price') &&
      !splitWords(rest).some((word) => words.has(word) && !isPlainWord(word)) &&
      !saysWhere(splitWords(rest)) &&
      // "We grow the organic maize" says which maize is meant.
      parts
        .slice(at + 1)
        .some(
          (one) =>
            asksOfItsOwn(one) &&
            (isOther(one) || leftOver(rest.replace(ofTheFarm, ' ')).every((word) => isYear.test(word))),
        )
    )
  }
  const kept = parts.filter(
    (part, at) => !isCircumstance(part) && !isAside(part) && !isHearsay(part) && !isOfTheFarm(part, at),
  )
  // Of a story in which nothing is asked everything counts.
  return kept.some((part) => isNamed(plainText(part))) ? kept.join('') : text
}

/** A word that nobody knows is a place behind "in", "near", "from". */
const saysWhere = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1]
    return towards.test(word) && next !== undefined && !article.test(next) && !isPlainWord(next)
  })
