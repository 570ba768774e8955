import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Meaning, MeaningKind, MeaningOf } from '../lexicon/meaning.ts'
import type { Span, Token } from '../span.ts'

export interface SpanDraft {
  readonly span: Span
  readonly meanings: readonly Meaning[]
  /** True if the word has a prefix: "للكيس". */
  readonly isStem?: true
}

export type DraftStep = (drafts: readonly SpanDraft[], message: Message) => SpanDraft[]

export interface Message {
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
}

export const meansAny = ({ meanings }: SpanDraft, ...kinds: readonly MeaningKind[]): boolean =>
  meanings.some(({ kind }) => kinds.includes(kind))

export const meaningOf = <Kind extends MeaningKind>(
  { meanings }: Pick<SpanDraft, 'meanings'>,
  kind: Kind,
): MeaningOf<Kind> | undefined => meanings.find((one): one is MeaningOf<Kind> => one.kind === kind)

/** True if nothing stands between two drafts, not even punctuation. */
export const areAdjacent = (before: SpanDraft | undefined, behind: SpanDraft | undefined): boolean =>
  before !== undefined && behind !== undefined && before.span.end === behind.span.start
