import { figuresInSentence } from '../grounding/figures-in-text.ts'
import { rests } from '../grounding/ground.ts'
import { type Anchor, agrees } from './agreement.ts'
import { referencesIn } from './claim-sentence.ts'
import { isDate } from './date-spans.ts'
import { figureSpans, type Span } from './figure-spans.ts'
import { aboutMoney, claimsByItself } from './own-claims.ts'
import type { Claims } from './referable.ts'

/** What may be said of a sentence, and how many claims of it may not. */
export interface Judged {
  text: string
  takenOut: number
  /** It refers to facts by their ids. */
  refers: boolean
  /** It states a fact from a source, and not only the farmer's own figures. */
  isSourced: boolean
}

/** In the place of a figure that was taken out. */
export const GAP = '…'

const takenOut = (text: string, count = 1): Judged => ({
  text,
  takenOut: count,
  refers: false,
  isSourced: false,
})
const isSourced = (anchors: readonly Anchor[]): boolean =>
  anchors.some(({ referable }) => referable.provenance !== 'yours')
/** Of a sentence that goes, the line's end stays. */
const gone = (tail: string, count = 1): Judged => takenOut(/\n+/.exec(tail)?.[0] ?? '', count)

/**
 * Holds one sentence of a model against the facts. References are filled in; where what stands around them contradicts
 * them, the product's own sentences come instead. Any other figure is taken out, and a sentence that claims something
 * by itself goes as a whole.
 *
 * @param strictly figures without a reference may stand, where all that the sentence claims is found in the facts
 */
export function judgeSentence(sentence: string, claims: Claims, strictly: boolean): Judged {
  const [, lead = '', body = '', tail = ''] = /^(\s*(?:[-*+>#|]+\s+)*)([\s\S]*?)(\s*)$/.exec(sentence) ?? []
  if (body === '') return takenOut(sentence, 0)
  if (hides(body)) return gone(tail)
  const references = referencesIn(body)
  const figures = figureSpans(body, references).filter(
    (span) => !isDate(body, span, claims.at.getUTCFullYear() + 1),
  )
  if (references.length === 0) return withoutReferences({ lead, body, tail }, figures, claims, strictly)
  const anchors = references.flatMap(({ start, end, id }): Anchor[] => {
    const referable = claims.referables.find((one) => one.id === id)
    return referable === undefined ? [] : [{ start, end, referable }]
  })
  const unknown = references.filter(({ start }) => !anchors.some((anchor) => anchor.start === start))
  if (anchors.length === 0) return gone(tail, unknown.length + figures.length)
  const gaps = [...figures, ...unknown]
  if (gaps.length === 0 && agrees(body, anchors, claims))
    return {
      text: lead + filled(body, anchors) + tail,
      takenOut: 0,
      refers: true,
      isSourced: isSourced(anchors),
    }
  const own = [...new Set(anchors.map(({ referable }) => referable.sentence))].join(' ')
  return {
    text: lead + own + tail,
    takenOut: Math.max(1, gaps.length),
    refers: true,
    isSourced: isSourced(anchors),
  }
}

interface Parts {
  lead: string
  body: string
  tail: string
}

function withoutReferences(
  { lead, body, tail }: Parts,
  figures: readonly Span[],
  claims: Claims,
  strictly: boolean,
): Judged {
  if (figures.length === 0) return claimsByItself(body) ? gone(tail) : takenOut(lead + body + tail, 0)
  const anchors = strictly ? anchorsOf(body, figures, claims) : undefined
  if (anchors !== undefined)
    return { ...takenOut(lead + withOwners(body, anchors) + tail, 0), isSourced: isSourced(anchors) }
  const left = spliced(
    body,
    figures.map((span) => ({ ...span, text: GAP })),
  )
  const isLink = /!?\[[^\]]*\]\([^)]*\)|https?:|www\./.test(body)
  if (isLink || aboutMoney(body) || claimsByItself(body) || left.replace(/[^\p{L}]/gu, '').length < 12)
    return gone(tail, figures.length)
  return takenOut(lead + left + tail, figures.length)
}

/**
 * The facts that the figures rest on; undefined where one rests on none, or what is said around them contradicts them.
 */
function anchorsOf(body: string, spans: readonly Span[], claims: Claims): Anchor[] | undefined {
  const figures = figuresInSentence(body)
  const anchors: Anchor[] = []
  for (const span of spans) {
    const read = figures.filter(({ start, end }) => start < span.end && end > span.start)
    if (read.length === 0 || /[\p{Nl}\p{No}]|\d[eE]\d/u.test(body.slice(span.start, span.end)))
      return undefined
    for (const figure of read) {
      // With its unit, where it is the only figure of its stretch.
      const end = read.length === 1 ? Math.max(span.end, figure.end) : figure.end
      const place = { start: Math.min(figure.start, read.length === 1 ? span.start : figure.start), end }
      const referable = claims.referables.find(
        (one) =>
          one.fact !== undefined &&
          rests(figure, one.fact) &&
          agrees(body, [{ ...place, referable: one }, ...anchors], claims),
      )
      if (referable === undefined) return undefined
      anchors.push({ ...place, referable })
    }
  }
  return agrees(body, anchors, claims) ? anchors : undefined
}

const withOwners = (body: string, anchors: readonly Anchor[]): string =>
  spliced(
    body,
    anchors
      .filter(({ referable }) => referable.provenance === 'yours')
      .map(({ start, end, referable }) => ({
        start,
        end,
        text: `${body.slice(start, end)}${referable.about === undefined ? '' : ` (${referable.about})`}`,
      })),
  )

function filled(body: string, anchors: readonly Anchor[]): string {
  const told = new Set<string>()
  return spliced(
    body,
    anchors.map(({ start, end, referable: { text, about } }) => {
      const isNew = about !== undefined && !told.has(about)
      if (isNew) told.add(about)
      return { start, end, text: isNew ? `${text} (${about})` : text }
    }),
  )
}

const spliced = (text: string, pieces: readonly (Span & { text: string })[]): string =>
  pieces
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, text: piece }) => left.slice(0, start) + piece + left.slice(end), text)

/** What a reader sees differs from what is written, and holds more figures. */
function hides(body: string): boolean {
  if (/&#?\w+;/.test(body.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, ''))) return true
  const seen = body
    .replace(/&\w+;/g, '')
    .replace(/<[^>\n]*>/g, '')
    .replace(/(?<=\p{L})[*_~`\\]+(?=\p{L})/gu, '')
  return seen !== body && figureSpans(seen).length > figureSpans(body).length
}
