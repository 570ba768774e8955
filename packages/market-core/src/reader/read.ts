import { gate } from './gate.ts'
import type { Language } from './language.ts'
import { languageOf } from './learned/language.ts'
import { maskedWords } from './learned/masked-words.ts'
import { topicOf } from './learned/topic.ts'
import { type Lexicon, lexiconOf } from './lexicon/lexicon.ts'
import { clausesOf, type Part, partsOf, wordsOf } from './parts.ts'
import type { KnownPlaces } from './places.ts'
import type { PartRead, Question, Reading } from './question.ts'
import { numbersOf } from './slots/numbers.ts'
import { questionOf } from './slots/question-of.ts'
import { sumOf, worthOf } from './slots/sum-asked.ts'
import { withHomeMoney } from './spans/home-money.ts'
import { spansOf } from './spans/spans-of.ts'
import { tokensOf } from './tokens.ts'
import { inTurn } from './turn.ts'

/** So much of a message is read, in characters: the contract takes no longer one. */
const MOST_CHARACTERS = 4_000
/** So much of so many messages before it may be gone on with. */
const MOST_BEFORE = 4
const MOST_CHARACTERS_BEFORE = 500
/** So many things are answered. */
const MOST_PARTS = 6
/** So many clauses are searched for danger. */
const MOST_CLAUSES = 12
/** A clause of fewer words is like anything. */
const LEAST_WORDS = 4
/** How likely danger must be in a clause: a story has many. */
const SURE_OF_CLAUSE = 0.75
/** Less certain than that, a message is answered in the language of the conversation. */
const CERTAIN = 0.6

/**
 * Reads a message: what each of its parts asks, in the language to answer in. Takes time linear in its length.
 *
 * @param before the farmer's earlier messages, oldest first
 * @param places what prices are stored of
 * @param local ISO alpha-2 codes of the countries that are "here": a coin of several countries is theirs
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

/** What a message goes on with. */
interface State {
  readonly language: Language
  /** The last thing that was asked, whatever was said behind it. */
  readonly question: Question | undefined
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
  const tokens = tokensOf(message.slice(0, MOST_CHARACTERS))
  const whole: Part = { tokens, spans: withHomeMoney(spansOf(tokens, lexicon), tokens, local) }
  const { language, certainty, isUnread } = languageOf(
    tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => folded),
  )
  const parts = readParts(whole, before?.question, lexicon)
  const isUnderstood = parts.some(({ question }) => saysSomething(question))
  const spoken = before !== undefined && (isUnread || certainty < CERTAIN) ? before.language : language
  const asked = parts.map(({ question }) => question).findLast(({ kind }) => kind !== 'talk')
  return {
    reading: {
      language: spoken,
      certainty,
      parts: isUnread && !isUnderstood ? [partRead(whole, { kind: 'talk', talk: 'unreadable' })] : parts,
    },
    state: { language: spoken, question: asked ?? before?.question },
  }
}

/** A sum of some of a message's figures may be any: the others have no place in it. */
const isPartOfSum = (question: Question, part: Part, whole: Part): boolean =>
  question.kind === 'sum' && numbersOf(part).length < numbersOf(whole).length

/** Names a thing, a measure or a figure: a few words that languages share are no question. */
function saysSomething(question: Question): boolean {
  if (question.kind === 'talk' || question.kind === 'topic' || question.kind === 'ask_back') return false
  if (question.kind === 'weather') return question.measures.length + question.jobs.length > 0
  return !('things' in question && 'times' in question) || question.things.length > 0
}

function readParts(whole: Part, before: Question | undefined, { varieties }: Lexicon): PartRead[] {
  const learned = topicOf(maskedWords(whole.tokens, whole.spans))
  if (tellsOfEmergency(whole)) return [partRead(whole, { kind: 'danger', danger: 'emergency' })]
  // The figures of a sum stand in all of its sentences.
  const sum = learned.topic === 'sums' ? (worthOf(whole) ?? sumOf(whole)) : undefined
  if (sum !== undefined) return [partRead(whole, sum)]
  const { asking } = partsOf(whole.tokens, whole.spans)
  const parts: PartRead[] = []
  let last = before
  for (const part of asking.length > 0 ? asking.slice(0, MOST_PARTS) : [whole]) {
    const asked = questionOf(part, topicOf(maskedWords(part.tokens, part.spans)))
    const question = inTurn(
      isPartOfSum(asked, part, whole) ? { kind: 'ask_back', about: 'sum', words: [] } : asked,
      part,
      last,
      varieties,
    )
    parts.push(partRead(part, question))
    if (question.kind !== 'talk') last = question
  }
  const said = parts.filter(({ question }) => question.kind !== 'talk')
  return said.length > 0 ? said : parts.slice(0, 1)
}

/** Somebody is in danger in a message as a whole, or surely in one of its clauses, whatever else it asks. */
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

function partRead(part: Part, question: Question): PartRead {
  const took = new Map(
    part.spans.flatMap((span) =>
      span.kind === 'thing' && span.took !== undefined ? [[wordsOf(part, span), span.took] as const] : [],
    ),
  )
  return { question, ...gate(part, question), took }
}
