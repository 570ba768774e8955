import type { MadeOf } from '../lexicon/made-of.ts'
import type { Span } from '../span.ts'
import { areBeside, type Draft, meaningOf, meansAny, type Step } from './draft.ts'

const MOST_BETWEEN = 2

/**
 * Merges processed products, and things named after a crop, into one span: "maize flour", "farine de maïs", "coffee
 * machine".
 */
export const withProducts: Step = (drafts, { lexicon }) => {
  const told: Draft[] = []
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at]
    if (draft === undefined) continue
    const other = behindOf(drafts, at)
    const next = drafts[other]
    const of = next && (productOf(draft, next) ?? productOf(next, draft))
    // "Plant maize" is not a plant: a word that is also a cue needs an "of" before its crop.
    const isAsking = other === at + 1 && meansAny(draft, 'cue')
    if (next === undefined || of === undefined || isAsking || !areBeside(drafts[other - 1], next))
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

/** Processed products with a price of their own: "soyabin oil" is soybean oil. */
function ownNameOf(id: string, drafts: readonly Draft[], made: MadeOf): string[] {
  return drafts.flatMap((draft) => {
    const product = meaningOf(draft, 'product')?.product
    return product === undefined ? [] : (made.get(`${id} ${product}`) ?? [])
  })
}

/** Index of the draft after this one and any following "of" and "the". */
function behindOf(drafts: readonly Draft[], at: number): number {
  let other = at + 1
  for (
    let one = drafts[other];
    other - at <= MOST_BETWEEN && one && areBeside(drafts[other - 1], one);
    one = drafts[other]
  ) {
    if (!meansAny(one, 'of')) break
    other += 1
  }
  return other
}

/** Ids of the crop of a product; undefined if the two do not belong together. */
function productOf({ span }: Draft, product: Draft): readonly string[] | undefined {
  if (!meansAny(product, 'product')) return undefined
  return span.kind === 'thing' ? span.commodities : span.kind === 'unpriced' ? [span.name] : undefined
}
