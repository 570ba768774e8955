import type { DerivedProducts } from '../lexicon/derived-products.ts'
import type { Span } from '../span.ts'
import { areAdjacent, type DraftStep, meaningOf, meansAny, type SpanDraft } from './draft.ts'

const MAX_BETWEEN = 2

/** Merges a processed product with its crop: "maize flour", "farine de maïs", "coffee machine". */
export const mergeProducts: DraftStep = (drafts, { lexicon }) => {
  const told: SpanDraft[] = []
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at]
    if (draft === undefined) continue
    const other = behindOf(drafts, at)
    const next = drafts[other]
    const of = next && (productOf(draft, next) ?? productOf(next, draft))
    // "Plant" in "plant maize" is a job: words that are also cues need "of" before a crop.
    const isAsking = other === at + 1 && meansAny(draft, 'cue')
    if (next === undefined || of === undefined || isAsking || !areAdjacent(drafts[other - 1], next))
      told.push(draft)
    else {
      const place = { start: draft.span.start, end: next.span.end }
      const own = of.flatMap((id) => ownNameOf(id, [draft, next], lexicon.madeOf))
      const span: Span =
        own.length > 0
          ? { kind: 'thing', ...place, commodities: own, variety: [] }
          : { kind: 'product', ...place, of }
      told.push({ span, meanings: draft.meanings })
      at = other
    }
  }
  return told
}

/** Some processed products are commodities themselves, such as soybean oil. */
function ownNameOf(id: string, drafts: readonly SpanDraft[], made: DerivedProducts): string[] {
  return drafts.flatMap((draft) => {
    const product = meaningOf(draft, 'product')?.product
    return product === undefined ? [] : (made.get(`${id} ${product}`) ?? [])
  })
}

/** Index of the next draft, skipping "of" and "the". */
function behindOf(drafts: readonly SpanDraft[], at: number): number {
  let other = at + 1
  for (
    let one = drafts[other];
    other - at <= MAX_BETWEEN && one && areAdjacent(drafts[other - 1], one);
    one = drafts[other]
  ) {
    if (!meansAny(one, 'of')) break
    other += 1
  }
  return other
}

function productOf({ span }: SpanDraft, product: SpanDraft): readonly string[] | undefined {
  if (!meansAny(product, 'product')) return undefined
  return span.kind === 'thing' ? span.commodities : span.kind === 'unpriced' ? [span.name] : undefined
}
