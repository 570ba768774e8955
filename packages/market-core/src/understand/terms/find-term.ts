import { plainText, splitWords } from '../plain-text.ts'
import { isPlainWord } from '../topic/plain-words.ts'
import { type Term, terms } from './terms.ts'

const word = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`)

/** Asks what a word means, whatever it is. */
const meaning = word(
  '(?<!(?:years?|months?|decades?|its|own|yearly|annual|term) )mean|means|meaning|definition|define|defined|stands? for|explain|explained|of what|short for|full (?:form|name)(?: of)?|abbreviation(?: of| for)?|in (?:plain|simple) words|what sort of (?:thing|word) is|never heard of',
)
/** Of a word that stands in the product's own answers. */
const quoted = word(
  '(?:that |which )?(?:you|your answers?|your prices?) (?:(?:keep|keeps|always|often|are|re|have|is|all the time) )?(?:quot|writ|say|show|us|mention|tell|talk|put|repeat)[^ ]*(?: about| of| on)?(?: all the time| always)?|(?:when|where|if|as) you (?:write|quote|show|say|give|tell) (?:a |the |your |me )?prices?',
)
const opens =
  /^(?:(?:hello|hi|please|pls|so|and|sir|tell me|can you tell me) )*(?:what(?: is| are| s| does)?|whats|define|explain|meaning of|definition of)(?![^ ])|(?<= )what is$/
/** What stands right in front of the term that is meant, where a question names several. */
const opener =
  /(?<![^ ])(?:what(?: is| are| s| does)?|whats|define|explain|(?:meaning|definition) of)(?: the| a| an)? (?!is |are |does |s |the |an? )/
/** Asks what it costs, or how much of it there is. */
const ofPrices = word(
  'price|prices|priced|cost|costs|worth|rate|rates|how much|today|todays|now|current|currently|latest|per|each|sell|selling|in (?:usd|eur|kes|gbp|zar|inr|brl|euros?|dollars?|rupees?|pounds?|sterling|pence|rands?|shillings?|naira|reais|francs?|cedis?|pesos?|cents?|kg|tonnes?|kilos?)|an? (?:tonne|ton|kilo|kg|bag|sack|bushel|quintal|litre)',
)

const stands =
  /^(?:[^ ]+ ){0,3}(?:what|whats|where|wheres) .*(?<![^ ])(?:at|trading|trading at|doing|fetching|making|selling(?: (?:at|for))?|going for|standing|quoted(?: at)?)(?: (?:now|today|these days|this week|at present|then|please))*$/

const found = Object.entries(terms).map(([term, called]) => [term as Term, word(called)] as const)

/**
 * The term that a question asks the meaning of: "what is a quintal", "what does FOB mean". Undefined for one that asks
 * for a price, a sum or anything beside it.
 */
export function findTerm(text: string): Term | undefined {
  const plain = plainText(text)
    // "The urea, I mean" says which is meant.
    .replace(/(?<![^ ])(?:(?:the )?[^ ]+ )?i (?:mean|meant)(?![^ ])/g, ' ')
    .replace(/[?!.,;:"'’“”()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // "What about urea" asks of it what was asked of another.
  if (/^(?:(?:ok|okay|so|and|but|then|please) )*(?:what|how) about(?![^ ])/.test(plain)) return undefined
  // "What is SRW at": where its price stands.
  if (stands.test(plain)) return undefined
  const isMeaning = meaning.test(plain) || quoted.test(plain)
  if (!isMeaning && !opens.test(plain)) return undefined
  const at = opener.exec(plain)
  const from = at === null ? 0 : at.index + at[0].length
  const [named] = found
    .filter(([, called]) => called.test(plain))
    .map(([term, called]) => ({ term, isAsked: at !== null && called.exec(plain.slice(from))?.index === 0 }))
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked))
  if (named === undefined) return undefined
  // "CIF and FOB" are two: the other is no word beside the one.
  const called = isMeaning ? found.flatMap(([term, said]) => (said.test(plain) ? [terms[term]] : [])) : []
  const rest = [terms[named.term], ...called]
    .reduce((left, said) => left.replaceAll(new RegExp(word(said), 'g'), ' '), plain)
    .replace(opens, ' ')
    .replace(quoted, ' ')
    .replaceAll(new RegExp(meaning, 'g'), ' ')
    .replace(/\s+/g, ' ')
  // What will be or was asks of prices.
  if (!isMeaning && /(?<![^ ])(?:will|would|was|were|be)(?![^ ])/.test(rest)) return undefined
  if (/\d/.test(rest) || ofPrices.test(rest.replace(/\s+/g, ' ').trim())) return undefined
  const others = splitWords(rest).filter((one) => !isPlainWord(one))
  return others.length <= (isMeaning ? MOST_OTHERS : 0) || (ofOneThing.has(named.term) && ofItself.test(rest))
    ? named.term
    : undefined
}

/** The term that a question asks the meaning of, and a second that stands beside it: "CIF and FOB". */
export function findTerms(text: string): { term: Term; alsoTerm?: Term } | undefined {
  const term = findTerm(text)
  const plain = plainText(text)
  const also = found.find(([other]) => {
    const [one, two] = term === undefined ? [] : [terms[term], terms[other]]
    const joined = new RegExp(
      `(?<![^ ])(?:(?:${one}) (?:and|or|vs) (?:${two})|(?:${two}) (?:and|or|vs) (?:${one}))(?![^ ])`,
    )
    return one !== undefined && other !== term && joined.test(plain)
  })
  return term === undefined ? undefined : { term, ...(also && { alsoTerm: also[0] }) }
}

/** How many words more a question may have that asks for a meaning by name. */
const MOST_OTHERS = 4
/** "The A index in cotton", "FOB in trade": what it is a term of. */
const ofItself = / in (?:the )?[^ ]+\s*$/
/** Terms that nothing is counted or priced in. */
const ofOneThing: ReadonlySet<Term> = new Set([
  'a_index',
  'fob',
  'cif',
  'rubber_grades',
  'broken_rice',
  'delta_t',
])

/** "What is TSP exactly, and what is it priced at": the term of a question that asks for a price of it, too. */
export function termBefore(text: string): Term | undefined {
  const [first = '', then = ''] = text.split(
    /[,;.?!]?\s+(?:and|&)\s+(?=(?:what|how|whats|tell)(?!\p{L}))|\?\s+(?=\p{L})/iu,
  )
  return then !== '' && ofPrices.test(plainText(then)) ? findTerm(first) : undefined
}
