import { type Cue, SUM_CUES } from '../cue.ts'
import type { Meaning, MeaningKind, MeaningOf } from '../lexicon/meaning.ts'
import type { DurationSpan, Span } from '../span.ts'
import type { SpanDraft } from './draft.ts'
import type { FilledPlaceholder, Match } from './matches.ts'
import { resolvePeriodRule } from './period-rule.ts'
import { resolveWhenRule } from './when-rule.ts'

/** Creates a draft from phrases with the same tokens. The first phrase decides the kind. */
export function createDraft([first, ...others]: readonly [Match, ...Match[]]): SpanDraft | undefined {
  const meanings = [first, ...others].map(({ meaning }) => meaning)
  const said = saidBy(first.meaning, first.filled, meanings)
  if (said === undefined) return undefined
  const { start, end } = first
  return { span: { start, end, ...said } as Span, meanings, ...(first.isStem && { isStem: true as const }) }
}

/** Time rules that state a duration from now. */
const lasting: Readonly<Record<string, DurationSpan['unit']>> = {
  'in-n-days': 'day',
  'next-n-days': 'day',
  'next-n-weeks': 'week',
}

type Said = Span extends infer One ? (One extends Span ? Omit<One, 'start' | 'end'> : never) : never

function saidBy(
  meaning: Meaning,
  filled: readonly FilledPlaceholder[],
  all: readonly Meaning[],
): Said | undefined {
  switch (meaning.kind) {
    case 'thing':
      return {
        kind: 'thing',
        commodities: each(all, 'thing', ({ commodity }) => commodity),
        variety: meaning.variety ?? [],
      }
    case 'unpriced':
      return { kind: 'unpriced', name: meaning.name }
    case 'product':
      return { kind: 'product', of: [] }
    case 'place':
      return { kind: 'place', place: meaning.place }
    case 'unit':
      return { kind: 'unit', unit: meaning.unit }
    case 'currency':
      return { kind: 'currency', currency: meaning.currency }
    case 'numeral':
      return { kind: 'number', value: meaning.value }
    case 'month': {
      const period = resolvePeriodRule('month', [{ slot: '{month}', value: meaning.month }])
      return period && { kind: 'period', period }
    }
    case 'weekday':
      return { kind: 'when', when: { weekdays: [meaning.weekday] } }
    case 'period': {
      const period = resolvePeriodRule(meaning.rule, filled)
      return period && { kind: 'period', period }
    }
    case 'when': {
      const when = resolveWhenRule(meaning.rule, filled)
      const unit = lasting[meaning.rule]
      const [number] = filled
      return when && { kind: 'when', when, ...(unit && number && { lasts: { value: number.value, unit } }) }
    }
    case 'part':
      return { kind: 'part', part: meaning.part }
    case 'cue':
      return cueSpan(each(all, 'cue', ({ cue }) => cue))
    default:
      return { kind: 'filler' }
  }
}

function cueSpan(all: readonly Cue[]): Said {
  const cues = all.filter((cue) => !SUM_CUES.has(cue))
  const sums = all.filter((cue) => SUM_CUES.has(cue))
  const ofSums = sums.length > 0 && { sums }
  return cues.length > 0 ? { kind: 'cue', cues, ...ofSums } : { kind: 'filler', ...ofSums }
}

const each = <Kind extends MeaningKind, Told>(
  all: readonly Meaning[],
  kind: Kind,
  tell: (meaning: MeaningOf<Kind>) => Told,
): Told[] => [...new Set(all.filter((one): one is MeaningOf<Kind> => one.kind === kind).map(tell))]
