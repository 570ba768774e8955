import type { Cue } from './cue.ts'
import { FORECAST_CUES } from './question.ts'
import type { Span, Token } from './span.ts'

/** A section of a message with its spans. */
export interface MessagePart {
  readonly tokens: readonly Token[]
  readonly spans: readonly Span[]
}

export interface Clause extends MessagePart {
  /** `answers`: nothing in the message asks, so this part can only continue an earlier question. */
  readonly role: 'asks' | 'answers' | 'tells'
}

/** Cues that ask about the names beside them. */
export const ASKING_CUES: ReadonlySet<Cue> = new Set([
  'ask_price',
  'change',
  'highest',
  'lowest',
  'mean',
  'season',
  'swing',
  'compare',
  'worth',
  'break_even',
])
/** Cues that ask about a neighbouring name, unless another part of the message asks. */
export const MOVEMENT_CUES: ReadonlySet<Cue> = new Set(['up', 'down'])
/** Cues that ask only in a comparison: "cheap urea" is not a question. */
export const DEGREE_CUES: ReadonlySet<Cue> = new Set(['more', 'less', 'most', 'least'])
/** Cues that open a question but also occur in statements: "the man who came", "when it rained". */
export const OPENING_CUES: ReadonlySet<Cue> = new Set([
  'how_many',
  'when',
  'which',
  'why',
  'what_is',
  'who',
  'best',
  'can',
  'will',
  'should',
])
/** Cues that ask only at the start or end of a clause. */
const AT_EDGES: ReadonlySet<Cue> = new Set([...OPENING_CUES, 'ask_price'])
const SETS_APART: ReadonlySet<Cue> = new Set(['compare', 'or', 'which'])
/** Cues that say nothing about the subject of a question. */
export const LINKING_CUES: ReadonlySet<Cue> = new Set([
  ...['and', 'or', 'again', 'per', 'of', 'at', 'to', 'from', 'greeting', 'thanks', 'agreed', 'each_kind'],
] as Cue[])
/** Slots that two products may each have: "arabica per lb and robusta per kg". */
const SLOTS: readonly Span['kind'][] = ['unit', 'currency', 'period', 'when', 'place', 'amount', 'number']
const SENTENCE_END = /^[.!?؟।\n;]+$/u
const QUESTION_MARK = /[?؟]/u
const CLAUSE_END = /^[,،—–]$/u

/** Returns the words of a span as written. */
export const spanText = (
  { tokens }: Pick<MessagePart, 'tokens'>,
  { start, end }: Pick<Span, 'start' | 'end'>,
): string =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

export const collectCues = ({ spans }: Pick<MessagePart, 'spans'>): ReadonlySet<Cue> =>
  new Set(spans.flatMap((span) => (span.kind === 'cue' ? span.cues : [])))

/** True if a part contains a question mark. */
export const hasQuestionMark = ({ tokens }: Pick<MessagePart, 'tokens'>): boolean =>
  tokens.some(({ text }) => QUESTION_MARK.test(text))

/**
 * Splits a message into parts, in order. Sentences are split into clauses at commas and "and".
 * Questions stand alone, bare names join their neighbours, and statements stay apart from
 * questions.
 */
export function splitParts(tokens: readonly Token[], spans: readonly Span[]): Clause[] {
  const groups = sentencesOf(tokens, spans).flatMap(groupsOf)
  const most = Math.max(...groups.map(({ demand }) => demand))
  if (groups.length === 0) return [{ tokens, spans, role: 'answers' }]
  return groups.map(({ part, demand }, at) => ({
    ...part,
    role:
      most === TELLS ? (at === groups.length - 1 ? 'answers' : 'tells') : demand === most ? 'asks' : 'tells',
  }))
}

/** Splits a message into sentences, and each sentence at "and". */
export const splitClauses = (tokens: readonly Token[], spans: readonly Span[]): MessagePart[] =>
  sentencesOf(tokens, spans).flatMap((part) => cut(part.tokens, part.spans, andsOf(part)))

/** Finds the numbers of list items, as in "1) urea 2) potash", which are not quantities. */
export const listItemStarts = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ kind }, at) =>
    kind === 'number' && tokens[at + 1]?.text === ')' && tokens[at - 1]?.text !== '(' ? [at] : [],
  )

const sentencesOf = (tokens: readonly Token[], spans: readonly Span[]): MessagePart[] =>
  cut(tokens, spans, [...endsOf(tokens, SENTENCE_END), ...listItemStarts(tokens)]).filter(
    (part) => part.spans.length > 0 || part.tokens.some(({ kind }) => kind !== 'mark'),
  )

/** `MAY_ASK` counts as a question only if no other clause asks. */
const [TELLS, MAY_ASK, ASKS] = [0, 1, 2]

interface Facts {
  readonly demand: number
  /** `lists`: only names and slots. `gives`: states a number. */
  readonly role: 'asks' | 'tells' | 'lists' | 'gives'
  readonly domain: 'prices' | 'forecast' | undefined
  readonly isEmpty: boolean
  /** True if all words are unknown, as in the tag question "right?" */
  readonly isTag: boolean
  readonly hasHead: boolean
  readonly isWhole: boolean
  readonly slots: ReadonlySet<Span['kind']>
}

function factsOf(part: MessagePart): Facts {
  const said = part.spans.filter(({ kind }) => kind !== 'filler')
  const own = said.filter((span) => span.kind !== 'cue' || !span.cues.every((cue) => LINKING_CUES.has(cue)))
  const has = (some: ReadonlySet<string>) => said.some((span) => isCueOf(span, some))
  const says = (...kinds: readonly Span['kind'][]) => said.some(({ kind }) => kinds.includes(kind))
  const isNamed = says('thing', 'unpriced', 'product')
  const [isForecast, isDemand] = [has(FORECAST_CUES), has(ASKING_CUES)]
  const isList = own.every((span) =>
    span.kind === 'cue' ? isCueOf(span, FORECAST_CUES) : span.kind !== 'unknown',
  )
  // An amount and a unit request a conversion: "3 ha to acres".
  const converts = says('amount') && says('unit')
  const isPast = said.some((span) => span.kind === 'when' && span.when.daysAgo !== undefined)
  const isMove =
    has(MOVEMENT_CUES) || says('currency') || (has(DEGREE_CUES) && (has(SETS_APART) || says('period')))
  const isOpen = [own[0], own.at(-1)].some((span) => span && isCueOf(span, AT_EDGES))
  const asks =
    hasQuestionMark(part) ||
    isOpen ||
    (isNamed && isDemand) ||
    (isForecast && !isPast && (says('when', 'part') || has(OPENING_CUES)))
  return {
    demand:
      asks || (isList && (isNamed || isForecast || converts))
        ? ASKS
        : isDemand || has(OPENING_CUES) || (isNamed && isMove)
          ? MAY_ASK
          : TELLS,
    role: isList ? 'lists' : asks ? 'asks' : own.some((span) => 'value' in span) ? 'gives' : 'tells',
    domain: isForecast && !isDemand ? 'forecast' : isNamed || isDemand ? 'prices' : undefined,
    isEmpty: own.length === 0,
    isTag: own.every(({ kind }) => kind === 'unknown'),
    hasHead: isNamed || isForecast,
    isWhole: isNamed && isDemand,
    slots: new Set(said.flatMap(({ kind }) => (SLOTS.includes(kind) ? [kind] : []))),
  }
}

const isCueOf = (span: Span, some: ReadonlySet<string>): boolean =>
  span.kind === 'cue' && span.cues.some((cue) => some.has(cue))

function groupsOf(sentence: MessagePart): { readonly part: MessagePart; readonly demand: number }[] {
  const clauses = cut(sentence.tokens, sentence.spans, [
    ...andsOf(sentence),
    ...endsOf(sentence.tokens, CLAUSE_END),
  ])
  const groups: Facts[] = []
  const starts: number[] = []
  let at = 0
  for (const clause of clauses) {
    const [before, facts] = [groups.at(-1), factsOf(clause)]
    if (before !== undefined && belong(before, facts)) groups[groups.length - 1] = both(before, facts)
    else {
      groups.push(facts)
      starts.push(at)
    }
    at += clause.tokens.length
  }
  const parts = cut(sentence.tokens, sentence.spans, starts)
  return parts.map((part, index) => ({ part, demand: groups[index]?.demand ?? TELLS }))
}

function belong(before: Facts, next: Facts): boolean {
  if (before.isEmpty || next.isEmpty) return true
  const isOfOne = before.domain === undefined || next.domain === undefined || before.domain === next.domain
  const asking = [before, next].filter(({ role }) => role === 'asks')
  const listing = [before, next].filter(({ role }) => role === 'lists')
  // Each clause has its own unit or time: "arabica per lb and robusta per kg".
  const isShared = [...next.slots].some((slot) => before.slots.has(slot))
  if (next.hasHead && isShared && asking.length + listing.length === 2) return false
  // A tag question belongs to the previous clause: "..., right?"
  if (asking.length === 2) return next.isTag
  if (listing.length > 0) return isOfOne || (asking.length === 0 && listing.length === 1)
  const isGiven = before.role === 'gives' || next.role === 'gives'
  if (asking.length === 0)
    return before.role === next.role || (isGiven && Math.max(before.demand, next.demand) > TELLS)
  const [ask] = asking
  if (ask?.domain === undefined) return true
  return isGiven ? !ask.isWhole : before.domain === 'forecast' && next.domain === 'forecast'
}

/** Merges two clauses: names and numbers take the role of the other clause. */
function both(before: Facts, next: Facts): Facts {
  const main = before.isEmpty || (next.role !== 'lists' && before.role !== 'asks') ? next : before
  return {
    demand: before.role === next.role ? Math.max(before.demand, next.demand) : main.demand,
    role: main.role,
    domain: before.domain ?? next.domain,
    isEmpty: before.isEmpty && next.isEmpty,
    isTag: false,
    hasHead: before.hasHead || next.hasHead,
    isWhole: before.isWhole || next.isWhole || (main.role === 'asks' && (before.hasHead || next.hasHead)),
    slots: new Set([...before.slots, ...next.slots]),
  }
}

const endsOf = (tokens: readonly Token[], marks: RegExp): number[] =>
  tokens.flatMap(({ kind, text }, at) => (kind === 'mark' && marks.test(text) ? [at + 1] : []))

const andsOf = ({ spans }: MessagePart): number[] =>
  spans
    .filter((span) => span.kind === 'cue' && (span.cues.includes('and') || span.cues.includes('again')))
    .map(({ start }) => start)

/** A span that crosses a split stays in the part where it begins. */
function cut(tokens: readonly Token[], spans: readonly Span[], at: readonly number[]): MessagePart[] {
  const edges = [...new Set([0, ...at, tokens.length])].sort((a, b) => a - b)
  let next = 0
  return edges.slice(1).map((end, n) => {
    const start = edges[n] ?? 0
    const own: Span[] = []
    for (let span = spans[next]; span !== undefined && span.start < end; span = spans[++next])
      own.push({ ...span, start: span.start - start, end: Math.min(span.end, end) - start })
    return { tokens: tokens.slice(start, end), spans: own }
  })
}
