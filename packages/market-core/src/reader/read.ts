import { gate } from './gate.ts'
import type { Language } from './language.ts'
import { languageOf } from './learned/language.ts'
import { maskedWords } from './learned/masked-words.ts'
import { topicOf } from './learned/topic.ts'
import { type Lexicon, lexiconOf } from './lexicon/lexicon.ts'
import { bulletsOf, clausesOf, cuesOf, type Part, partsOf, type Said, wordsOf } from './parts.ts'
import type { KnownPlaces } from './places.ts'
import { FORECAST_CUES, type PartRead, type Question, type Reading } from './question.ts'
import { numbersOf } from './slots/numbers.ts'
import { questionOf } from './slots/question-of.ts'
import { conversionOf, isBeyondSums, sumOf, worthOf } from './slots/sum-asked.ts'
import { thingsOf } from './slots/target.ts'
import { withHomeMoney } from './spans/home-money.ts'
import { spansOf } from './spans/spans-of.ts'
import { tokensOf } from './tokens.ts'
import { inTurn, type Memory, withAsked, withTold } from './turn.ts'

/** Characters read of a message; the contract accepts no longer one. */
const MOST_CHARACTERS = 4_000
/** Words, numbers and marks read of it: sentences of that length have fewer, columns of numbers more. */
const MOST_TOKENS = 1_200
/** Earlier messages that a message may refer to. */
const MOST_BEFORE = 4
const MOST_CHARACTERS_BEFORE = 500
/** Maximum number of questions answered per message. */
const MOST_PARTS = 6
/** Maximum number of clauses searched for danger. */
const MOST_CLAUSES = 12
/** Shorter clauses, in words, resemble anything. */
const LEAST_WORDS = 4
/** Minimum probability of danger in a clause: a story has many clauses. */
const SURE_OF_CLAUSE = 0.75
const OF_PRICE: Question = { kind: 'price', things: [], places: [], times: [], currencies: [] }
/** Below this probability of its language, a message is answered in the language of the conversation. */
const CERTAIN = 0.6

/**
 * Parses a message: the question of each part, and the language of the answer. Takes time linear in its length.
 *
 * @param before the farmer's earlier messages, oldest first
 * @param places products and places with stored prices
 * @param local ISO alpha-2 codes of the countries that are "here": an ambiguous currency name means theirs
 */
export function read(
  message: string,
  before: readonly string[],
  places: KnownPlaces,
  local: readonly string[] = [],
): Reading {
  const known = { lexicon: lexiconOf(places), local }
  let last: State | undefined
  for (const text of before.slice(-MOST_BEFORE))
    last = readOne(text.slice(0, MOST_CHARACTERS_BEFORE), known, last).state
  return readOne(message, known, last).reading
}

/** Context of a message. */
interface State {
  readonly language: Language
  readonly memory: Memory
}

interface Known {
  readonly lexicon: Lexicon
  readonly local: readonly string[]
}

function readOne(
  message: string,
  { lexicon, local }: Known,
  before: State | undefined,
): { reading: Reading; state: State } {
  const tokens = tokensOf(message.slice(0, MOST_CHARACTERS)).slice(0, MOST_TOKENS)
  const bullets = new Set(bulletsOf(tokens))
  const spans = spansOf(tokens, lexicon).filter(({ kind, start }) => kind !== 'number' || !bullets.has(start))
  const whole: Part = { tokens, spans: withHomeMoney(spans, tokens, local) }
  const { language, certainty, isUnread } = languageOf(
    tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => folded),
  )
  const { parts, memory } = readParts(whole, before?.memory ?? {}, lexicon)
  const isUnderstood = parts.some(({ question }) => saysSomething(question))
  const spoken = before !== undefined && (isUnread || certainty < CERTAIN) ? before.language : language
  return {
    reading: {
      language: spoken,
      certainty,
      parts: isUnread && !isUnderstood ? [partRead(whole, { kind: 'talk', talk: 'unreadable' })] : parts,
    },
    state: { language: spoken, memory },
  }
}

/** A sum that uses only some numbers of a message is unreliable: the others have no role in it. */
const isPartOfSum = (question: Question, part: Part, whole: Part): boolean =>
  question.kind === 'sum' && (numbersOf(part).length < numbersOf(whole).length || isBeyondSums(whole))

/** True for several sums, each with its own numbers: "what is 12 % of 5,000, and what is 8 x 450?" */
function isSumEach(parts: readonly Said[]): boolean {
  const figured = parts.filter((part) => numbersOf(part).length > 0)
  const isWhole = (part: Said) => {
    const sum = conversionOf(part) ?? worthOf(part) ?? sumOf(part)
    return part.role === 'asks' && sum !== undefined && sum.kind !== 'ask_back'
  }
  const asksElse = (part: Said) =>
    part.role === 'asks' &&
    !figured.includes(part) &&
    (thingsOf(part).length > 0 || [...cuesOf(part)].some((cue) => FORECAST_CUES.has(cue)))
  const isSeveral = figured.length > 1 || (figured.length === 1 && parts.some(asksElse))
  return isSeveral && figured.every(isWhole)
}

/** True if it names a product, measure or number: a few words shared by languages are not a question. */
function saysSomething(question: Question): boolean {
  if (question.kind === 'talk' || question.kind === 'topic' || question.kind === 'ask_back') return false
  return !('things' in question && 'times' in question) || question.things.length > 0
}

/** Questions of a message's parts, and the context for the next message. */
interface Read {
  readonly parts: readonly PartRead[]
  readonly memory: Memory
}

function readParts(whole: Part, before: Memory, { varieties }: Lexicon): Read {
  const only = (question: Question): Read => ({
    parts: [partRead(whole, question)],
    memory: withAsked(before, question),
  })
  const learned = topicOf(maskedWords(whole.tokens, whole.spans))
  if (tellsOfEmergency(whole)) return only({ kind: 'danger', danger: 'emergency' })
  const all = partsOf(whole.tokens, whole.spans)
  const isEach = isSumEach(all)
  // The numbers of a sum may be in any of its sentences.
  const sum = learned.topic === 'sums' && !isEach ? (worthOf(whole) ?? sumOf(whole)) : undefined
  if (sum !== undefined) return only(sum)
  const parts: PartRead[] = []
  let memory = before
  for (const { role, ...part } of all) {
    if (role === 'tells') memory = { ...withTold(memory, part), forbidding: forbiddingOf(part, memory) }
    if (role === 'tells' || parts.length === MOST_PARTS) continue
    const read = questionOf(part, topicOf(maskedWords(part.tokens, part.spans)))
    const asked = !isEach && isPartOfSum(read, part, whole) ? ({ kind: 'ask_back' } as const) : read
    const isTold = role === 'answers' && 'times' in asked
    const question = inTurn(isTold ? { kind: 'talk', talk: 'other' } : asked, part, memory, varieties)
    const forbidding = forbiddingOf(part, memory, question)
    parts.push({ ...partRead(part, question), forbidding })
    memory = { ...withAsked(memory, question), forbidding }
  }
  const said = parts.filter(({ question }) => question.kind !== 'talk')
  return { parts: said.length > 0 ? said : parts.slice(0, 1), memory }
}

/** True if the message as a whole describes an emergency, or one of its clauses clearly does, whatever else it asks. */
function tellsOfEmergency(whole: Part): boolean {
  const hears = (part: Part, least: number) => {
    const learned = topicOf(maskedWords(part.tokens, part.spans))
    if (learned.danger.emergency < least) return false
    const question = questionOf(part, learned)
    return question.kind === 'danger' && question.danger === 'emergency'
  }
  const clauses = clausesOf(whole.tokens, whole.spans)
    .filter(({ tokens }) => tokens.filter(({ kind }) => kind === 'word').length >= LEAST_WORDS)
    .slice(0, MOST_CLAUSES)
  return hears(whole, 0) || clauses.some((clause) => hears(clause, SURE_OF_CLAUSE))
}

/** Includes those of earlier messages for a carried-over product: "price of maize flour", "and per bag?". */
const forbiddingOf = (part: Part, { prices, forbidding = [] }: Memory, question: Question = OF_PRICE) => [
  ...('things' in question && prices && thingsOf(part).length === 0 ? forbidding : []),
  ...gate(part, question).forbidding,
]

function partRead(part: Part, question: Question): PartRead {
  const took = new Map(
    part.spans.flatMap((span) =>
      span.kind === 'thing' && span.took !== undefined ? [[wordsOf(part, span), span.took] as const] : [],
    ),
  )
  return { question, ...gate(part, question), took }
}
