import type { Cue } from './cue.ts'
import type { Span } from './span.ts'
import type { Token } from './token.ts'

/** A stretch of a message with the spans in it. */
export interface Part {
  readonly tokens: readonly Token[]
  readonly spans: readonly Span[]
}

/** A message cut into what it asks and what it only tells. */
export interface Parts {
  readonly asking: readonly Part[]
  readonly telling: readonly Part[]
}

/** Cues that make a question of the sentence in which they stand. */
const ASKING: ReadonlySet<Cue> = new Set([
  'ask_price',
  'how_many',
  'when',
  'which',
  'why',
  'what_is',
  'who',
  'change',
  'highest',
  'lowest',
  'mean',
  'season',
  'swing',
  'compare',
  'worth',
  'break_even',
  'best',
  'can',
  'will',
  'should',
])
const SUBJECTS: ReadonlySet<Cue> = new Set([
  'weather',
  'rain',
  'dry',
  'wind',
  'temperature',
  'hot',
  'cold',
  'frost',
  'humidity',
  'cloud',
  'sun',
  'storm',
  'hail',
  'snow',
  'fog',
  'evaporation',
  'soil',
  'disease_risk',
  'degree_days',
  'chill_hours',
  'heat_stress',
])
const SENTENCE_END = /^[.!?؟।\n;]+$/u
const QUESTION_MARK = /[?؟]/u
/** So few words that say something, with a name among them, ask by themselves: "maize Nakuru". */
const MOST_WORDS_BARE = 5

/** The words of a span as they were written. */
export const wordsOf = (
  { tokens }: Pick<Part, 'tokens'>,
  { start, end }: Pick<Span, 'start' | 'end'>,
): string =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

export const cuesOf = ({ spans }: Pick<Part, 'spans'>): ReadonlySet<Cue> =>
  new Set(spans.flatMap((span) => (span.kind === 'cue' ? span.cues : [])))

/** Cuts a message at the ends of its sentences, and at each "and" with a question on both sides. */
export function partsOf(tokens: readonly Token[], spans: readonly Span[]): Parts {
  const sentences = cut(tokens, spans, endsOfSentences(tokens))
  const parts = sentences.flatMap(atAnds)
  const asking = parts.filter(asks)
  const isBare = parts.length === 1 || asking.length === 0
  return isBare
    ? { asking: asking.length > 0 ? asking : parts.slice(-1), telling: parts.filter((part) => !asks(part)) }
    : { asking, telling: parts.filter((part) => !asks(part)) }
}

/** The sentences of a message, each cut at its "and"s, whether they ask or tell. */
export const clausesOf = (tokens: readonly Token[], spans: readonly Span[]): Part[] =>
  cut(tokens, spans, endsOfSentences(tokens)).flatMap(cutAtAnds)

function asks(part: Part): boolean {
  if (part.tokens.some(({ text }) => QUESTION_MARK.test(text))) return true
  const cues = cuesOf(part)
  if ([...cues].some((cue) => ASKING.has(cue))) return true
  const said = part.spans.filter(({ kind }) => kind !== 'filler')
  const names = said.some(({ kind }) => kind === 'thing' || kind === 'product' || kind === 'unpriced')
  const isSubject = [...cues].some((cue) => SUBJECTS.has(cue))
  return said.length <= MOST_WORDS_BARE && (names || isSubject)
}

const endsOfSentences = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ kind, text }, at) => (kind === 'mark' && SENTENCE_END.test(text) ? [at + 1] : []))

function cutAtAnds({ tokens, spans }: Part): Part[] {
  const ands = spans.filter(
    (span) => span.kind === 'cue' && (span.cues.includes('and') || span.cues.includes('again')),
  )
  return cut(
    tokens,
    spans,
    ands.map(({ start }) => start),
  )
}

function atAnds(sentence: Part): Part[] {
  const parts = cutAtAnds(sentence)
  const merged: Part[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (last !== undefined && !(asksOwn(last) && asksOwn(part)))
      merged[merged.length - 1] = joined(last, part)
    else merged.push(part)
  }
  return merged
}

/** Asks for something of its own: "and maize" goes with what stands before it, and so does "and will it". */
const asksOwn = (part: Part): boolean => {
  const cues = [...cuesOf(part)]
  const isJobOfADay =
    cues.some((cue) => cue.startsWith('job_')) &&
    (part.spans.some(({ kind }) => kind === 'when') || cues.includes('when') || cues.includes('can'))
  const names = part.spans.some(({ kind }) => kind === 'thing' || kind === 'unpriced' || kind === 'product')
  return (
    isJobOfADay || cues.some((cue) => SUBJECTS.has(cue) || (ASKING.has(cue) && (names || !OPENING.has(cue))))
  )
}

/** Cues that begin a question and do not say of what. */
const OPENING: ReadonlySet<Cue> = new Set([
  'how_many',
  'when',
  'which',
  'why',
  'what_is',
  'who',
  'can',
  'will',
])

const joined = (one: Part, other: Part): Part => ({
  tokens: [...one.tokens, ...other.tokens],
  spans: [
    ...one.spans,
    ...other.spans.map((span) => ({
      ...span,
      start: span.start + one.tokens.length,
      end: span.end + one.tokens.length,
    })),
  ],
})

/** Cuts at token indexes; a span across a cut goes with the part in which it begins. */
function cut(tokens: readonly Token[], spans: readonly Span[], at: readonly number[]): Part[] {
  const edges = [...new Set([0, ...at, tokens.length])].sort((a, b) => a - b)
  let next = 0
  return edges.slice(1).flatMap((end, n) => {
    const start = edges[n] ?? 0
    const own: Span[] = []
    for (let span = spans[next]; span !== undefined && span.start < end; span = spans[++next])
      own.push({ ...span, start: span.start - start, end: Math.min(span.end, end) - start })
    const words = tokens.slice(start, end)
    return words.some(({ kind }) => kind !== 'mark') || own.length > 0 ? [{ tokens: words, spans: own }] : []
  })
}
