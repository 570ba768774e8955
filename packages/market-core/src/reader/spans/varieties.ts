import { type DraftStep, type Message, meaningOf, meansAny, type SpanDraft } from './draft.ts'

const MAX_BESIDE = 4
/** Words of other kinds need capitals to distinguish a series: "US". */
const naming: ReadonlySet<string> = new Set(['unknown', 'place', 'unpriced', 'product'])

/** Adds the words that distinguish a series to its product: "US HRW wheat", "rice (Thai 5%)". */
export const addVarieties: DraftStep = (drafts, message) => {
  const told: SpanDraft[] = []
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at]
    if (draft === undefined) continue
    told.push(draft)
    const { span } = draft
    if (span.kind !== 'thing') continue
    const isOfIt = (word: string) =>
      span.commodities.some((id) => message.lexicon.varieties.get(id)?.has(word))
    const left = countTelling(told.slice(-1 - MAX_BESIDE).reverse(), isOfIt, message)
    const right = countTelling(drafts.slice(at, at + 1 + MAX_BESIDE), isOfIt, message)
    const taken = [...told.splice(-1 - left), ...drafts.slice(at + 1, at + 1 + right)]
    const words = taken.flatMap((one) => (one === draft ? [] : wordsOf(one, message)))
    const variety = words.flatMap((word, index) =>
      word === '%' ? [] : [words[index + 1] === '%' ? `${word}%` : word],
    )
    const [start, end] = [taken[0]?.span.start ?? span.start, taken.at(-1)?.span.end ?? span.end]
    told.push({ ...draft, span: { ...span, start, end, variety: [...span.variety, ...variety] } })
    at += right
  }
  return told
}

function countTelling(
  drafts: readonly SpanDraft[],
  isOfIt: (word: string) => boolean,
  message: Message,
): number {
  let count = 0
  for (let one = drafts[1]; one !== undefined; one = drafts[count + 1]) {
    const [before, behind] = [drafts[count], drafts[count + 2]]
    const isNear = before !== undefined && areNear(before, one, message)
    // "5%" is two drafts, in either order.
    const [number, sign] = one.span.kind === 'number' ? [one, behind] : [behind, one]
    const isShare = number?.span.kind === 'number' && sign !== undefined && meansAny(sign, 'percent')
    const isKind = meaningOf(one, 'thing')?.variety !== undefined
    const isTelling = naming.has(one.span.kind) || (one.span.kind !== 'thing' && hasCapitals(one, message))
    if (!isNear) break
    if (isShare && wordsOf(number, message).every(isOfIt)) count += 2
    else if (isKind || (isTelling && wordsOf(one, message).every(isOfIt))) count += 1
    else break
  }
  return count
}

const tokensOf = ({ span }: SpanDraft, { tokens }: Message) => tokens.slice(span.start, span.end)
const wordsOf = (draft: SpanDraft, message: Message) => tokensOf(draft, message).map(({ folded }) => folded)
const hasCapitals = (draft: SpanDraft, message: Message) =>
  tokensOf(draft, message).every(({ text }) => text !== text.toLowerCase())

/** A variety must directly precede its product, but may follow in brackets or after a comma. */
function areNear(one: SpanDraft, other: SpanDraft, { tokens }: Message): boolean {
  if (other.span.end <= one.span.start) return other.span.end === one.span.start
  return tokens.slice(one.span.end, other.span.start).every(({ folded }) => ',([:'.includes(folded))
}
