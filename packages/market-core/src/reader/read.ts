import {
  type ConversationContext,
  completeQuestion,
  rememberQuestion,
  rememberStatement,
} from './conversation.ts'
import type { Language } from './language.ts'
import { detectLanguage } from './learned/language.ts'
import { maskWords } from './learned/masked-words.ts'
import { classifyTopic } from './learned/topic.ts'
import { type Lexicon, loadLexicon } from './lexicon/lexicon.ts'
import {
  type Clause,
  collectCues,
  listItemStarts,
  type MessagePart,
  spanText,
  splitClauses,
  splitParts,
} from './parts.ts'
import type { KnownPlaces } from './places.ts'
import { FORECAST_CUES, type ParsedPart, type Question, type Reading } from './question.ts'
import { classifyQuestion } from './slots/classify-question.ts'
import { findNumbers } from './slots/find-numbers.ts'
import {
  isUnsupportedSum,
  toConversionQuestion,
  toSumQuestion,
  toWorthQuestion,
} from './slots/sum-question.ts'
import { readThings } from './slots/target.ts'
import { findSpans } from './spans/find-spans.ts'
import { resolveLocalCurrency } from './spans/resolve-currency.ts'
import { tokenize } from './tokens.ts'
import { checkUnknownWords } from './unknown-words.ts'

/** Same limit as in the API contract. */
const MAX_CHARACTERS = 4_000
/** Prose within the character limit never reaches this number; columns of numbers may. */
const MAX_TOKENS = 1_200
/** Maximum earlier messages read for context, and characters read of each. */
const MAX_BEFORE = 4
const MAX_CHARACTERS_BEFORE = 500
/** Maximum questions answered per message. */
const MAX_PARTS = 6
/** Maximum clauses searched for danger. */
const MAX_CLAUSES = 12
/** Minimum words in a clause searched for danger. Shorter clauses cause false alarms. */
const MIN_WORDS = 4
/** A long story has many clauses, so danger in one clause needs a high probability. */
const SURE_OF_CLAUSE = 0.75
const OF_PRICE: Question = { kind: 'price', things: [], places: [], times: [], currencies: [] }
/** Below this probability, the answer uses the language of the conversation. */
const CERTAIN = 0.6
/** Minimum probability for telling users that their language is not supported. */
const SURE_UNSUPPORTED = 0.65
const MORE_LIKELY_THAN_NOT = 0.5

/**
 * Parses a message into questions and detects the language of the answer. Linear time.
 *
 * @param before the farmer's earlier messages, oldest first
 * @param places products and places with stored prices
 * @param local ISO alpha-2 codes of the farmer's countries, which settle ambiguous currency names
 */
export function readMessage(
  message: string,
  before: readonly string[],
  places: KnownPlaces,
  local: readonly string[] = [],
): Reading {
  const known = { lexicon: loadLexicon(places), local }
  let last: State | undefined
  for (const text of before.slice(-MAX_BEFORE))
    last = readOne(text.slice(0, MAX_CHARACTERS_BEFORE), known, last).state
  return readOne(message, known, last).reading
}

interface State {
  /** Undefined until a message is in a supported language. */
  readonly language: Language | undefined
  readonly memory: ConversationContext
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
  const tokens = tokenize(message.slice(0, MAX_CHARACTERS)).slice(0, MAX_TOKENS)
  const bullets = new Set(listItemStarts(tokens))
  const spans = findSpans(tokens, lexicon).filter(
    ({ kind, start }) => kind !== 'number' || !bullets.has(start),
  )
  const whole: MessagePart = { tokens, spans: resolveLocalCurrency(spans, tokens, local) }
  const { language, certainty, unsupported } = detectLanguage(
    tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => folded),
  )
  const { parts, memory } = readParts(whole, before?.memory ?? {}, lexicon)
  const isUnderstood = parts.some(({ question }) => saysSomething(question))
  // For an emergency, the most likely language is better than none.
  const isLanguageUnknown =
    before?.language === undefined &&
    unsupported > MORE_LIKELY_THAN_NOT &&
    !parts.some(({ question }) => question.kind === 'danger')
  const spoken = certainty < CERTAIN ? (before?.language ?? language) : language
  const isUnreadable = unsupported >= SURE_UNSUPPORTED && !isUnderstood
  return {
    reading: {
      language: spoken,
      isLanguageUnknown,
      certainty,
      parts: isUnreadable ? [partRead(whole, { kind: 'talk', talk: 'unreadable' })] : parts,
    },
    state: { language: isLanguageUnknown ? undefined : spoken, memory },
  }
}

/** A calculation that leaves some of the message's numbers unused is unreliable. */
const isPartOfSum = (question: Question, part: MessagePart, whole: MessagePart): boolean =>
  question.kind === 'sum' && (findNumbers(part).length < findNumbers(whole).length || isUnsupportedSum(whole))

/**
 * True for several calculations, each with its own numbers: "what is 12 % of 5,000, and what is 8 x
 * 450?"
 */
function isSumEach(parts: readonly Clause[]): boolean {
  const figured = parts.filter((part) => findNumbers(part).length > 0)
  const isWhole = (part: Clause) => {
    const sum = toConversionQuestion(part) ?? toWorthQuestion(part) ?? toSumQuestion(part)
    return part.role === 'asks' && sum !== undefined && sum.kind !== 'ask_back'
  }
  const asksElse = (part: Clause) =>
    part.role === 'asks' &&
    !figured.includes(part) &&
    (readThings(part).length > 0 || [...collectCues(part)].some((cue) => FORECAST_CUES.has(cue)))
  const isSeveral = figured.length > 1 || (figured.length === 1 && parts.some(asksElse))
  return isSeveral && figured.every(isWhole)
}

/** Words that languages share do not prove that a question was understood. */
function saysSomething(question: Question): boolean {
  if (question.kind === 'talk' || question.kind === 'topic' || question.kind === 'ask_back') return false
  return !('things' in question && 'times' in question) || question.things.length > 0
}

interface Read {
  readonly parts: readonly ParsedPart[]
  readonly memory: ConversationContext
}

function readParts(whole: MessagePart, before: ConversationContext, { varieties }: Lexicon): Read {
  const only = (question: Question): Read => ({
    parts: [partRead(whole, question)],
    memory: rememberQuestion(before, question),
  })
  const learned = classifyTopic(maskWords(whole.tokens, whole.spans))
  if (tellsOfEmergency(whole)) return only({ kind: 'danger', danger: 'emergency' })
  const all = splitParts(whole.tokens, whole.spans)
  const isEach = isSumEach(all)
  // The numbers of a calculation may be in any of its sentences.
  const sum =
    learned.topic === 'sums' && !isEach ? (toWorthQuestion(whole) ?? toSumQuestion(whole)) : undefined
  if (sum !== undefined) return only(sum)
  const parts: ParsedPart[] = []
  let memory = before
  for (const { role, ...part } of all) {
    if (role === 'tells')
      memory = { ...rememberStatement(memory, part), forbidding: forbiddingOf(part, memory) }
    if (role === 'tells' || parts.length === MAX_PARTS) continue
    const read = classifyQuestion(part, classifyTopic(maskWords(part.tokens, part.spans)))
    const asked = !isEach && isPartOfSum(read, part, whole) ? ({ kind: 'ask_back' } as const) : read
    const isTold = role === 'answers' && 'times' in asked
    const question = completeQuestion(
      isTold ? { kind: 'talk', talk: 'other' } : asked,
      part,
      memory,
      varieties,
    )
    const forbidding = forbiddingOf(part, memory, question)
    parts.push({ ...partRead(part, question), forbidding })
    memory = { ...rememberQuestion(memory, question), forbidding }
  }
  const said = parts.filter(({ question }) => question.kind !== 'talk')
  return { parts: said.length > 0 ? said : parts.slice(0, 1), memory }
}

/** Either the whole message or a single clause may describe an emergency. */
function tellsOfEmergency(whole: MessagePart): boolean {
  const hears = (part: MessagePart, least: number) => {
    const learned = classifyTopic(maskWords(part.tokens, part.spans))
    if (learned.danger.emergency < least) return false
    const question = classifyQuestion(part, learned)
    return question.kind === 'danger' && question.danger === 'emergency'
  }
  const clauses = splitClauses(whole.tokens, whole.spans)
    .filter(({ tokens }) => tokens.filter(({ kind }) => kind === 'word').length >= MIN_WORDS)
    .slice(0, MAX_CLAUSES)
  return hears(whole, 0) || clauses.some((clause) => hears(clause, SURE_OF_CLAUSE))
}

/**
 * Words that rule out a plain answer. They stay with their product: "price of maize flour", then
 * "and per bag?".
 */
const forbiddingOf = (
  part: MessagePart,
  { prices, forbidding = [] }: ConversationContext,
  question: Question = OF_PRICE,
) => [
  ...('things' in question && prices && readThings(part).length === 0 ? forbidding : []),
  ...checkUnknownWords(part, question).forbidding,
]

function partRead(part: MessagePart, question: Question): ParsedPart {
  const took = new Map(
    part.spans.flatMap((span) =>
      span.kind === 'thing' && span.took !== undefined ? [[spanText(part, span), span.took] as const] : [],
    ),
  )
  return { question, ...checkUnknownWords(part, question), took }
}
