import { type Word, wordsIn } from './claim-sentence.ts'
import { isGlued, phrasesOf } from './lexicon/lexicon.ts'

/** A stretch of a text. */
export interface Span {
  start: number
  end: number
}

const roman = /^(?=[IVXLCDM]{3})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const hanNumber = /[〇零一二三四五六七八九十百千万億亿两兆]{2,}/u
/** Letters of two scripts in one word are there to deceive. */
const mixed =
  /\p{sc=Latin}.*[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]|[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}].*\p{sc=Latin}/u

/**
 * Every figure of a text, however it is written: digits of any script, number words of the lexicon, Roman and Chinese
 * numerals, fractions and multiples, with the money, unit or per cent beside it. Nothing is read: what looks like a
 * figure is one.
 *
 * @param given stretches that are none, such as references
 */
export function figureSpans(text: string, given: readonly Span[] = []): Span[] {
  const words = wordsIn(text)
  const texts = words.map((word) => word.text)
  const marked = new Set<number>()
  for (const [at, { raw, text: word }] of words.entries()) {
    if (/\p{N}/u.test(raw) || roman.test(raw) || hanNumber.test(raw) || mixed.test(raw) || isGlued(word))
      marked.add(at)
  }
  for (const { at, length } of phrasesOf('numbers').find(texts)) mark(marked, at, length)
  markSpelt(words, marked)
  for (const at of [...marked]) if (given.some((span) => within(words[at], span))) marked.delete(at)
  markBeside(texts, marked)
  const spans = [...marked].sort((a, b) => a - b).map((at) => wide(text, words, texts, at))
  return merged(spans, text, given)
}

function mark(marked: Set<number>, at: number, length: number): void {
  for (let n = 0; n < length; n += 1) marked.add(at + n)
}

/** "f i f t y", "f-i-f-t-y" */
function markSpelt(words: readonly Word[], marked: Set<number>): void {
  for (let at = 0; at < words.length; at += 1) {
    let end = at
    while (words[end] !== undefined && [...(words[end]?.raw ?? '')].length === 1) end += 1
    const spelt = words
      .slice(at, end)
      .map(({ text }) => text)
      .join('')
    if (end - at >= 3 && (isGlued(spelt) || phrasesOf('numbers').isIn([spelt]))) mark(marked, at, end - at)
    at = Math.max(at, end)
  }
}

/** "One" and the like, where what stands beside it makes a number of it. */
function markBeside(texts: readonly string[], marked: Set<number>): void {
  for (const { at, length } of phrasesOf('beside').find(texts)) {
    const next = texts.slice(at + length, at + length + 1)
    const counts = phrasesOf('money').isIn(next) || phrasesOf('units').isIn(next)
    if (counts || marked.has(at - 1) || marked.has(at + length)) mark(marked, at, length)
  }
}

/** The figure with all that is glued to it, the money before it and what follows it. */
function wide(text: string, words: readonly Word[], texts: readonly string[], at: number): Span {
  let [first, last] = [at, at]
  while (first > 0 && phrasesOf('money').isIn([texts[first - 1] ?? '']) && near(text, words, first))
    first -= 1
  while (last + 1 < words.length && isTail([texts[last + 1] ?? '']) && near(text, words, last + 1)) last += 1
  let [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0]
  while (start > 0 && /[^\s([{|"“«>*_~`…]/u.test(text[start - 1] ?? ' ')) start -= 1
  while (end < text.length && /[^\s)\]},;:!?|"”»<*_~`…]/u.test(text[end] ?? ' ')) end += 1
  if (/[.。]/.test(text[end - 1] ?? '')) end -= 1
  const sign = /^[  ]?[%‰°€£₹$¥][CF]?/u.exec(text.slice(end))
  return { start, end: end + (sign?.[0].length ?? 0) }
}

const isTail = (word: readonly string[]): boolean =>
  phrasesOf('money').isIn(word) || phrasesOf('units').isIn(word)

/** Only blanks, a slash or a hyphen stand before this word. */
const near = (text: string, words: readonly Word[], at: number): boolean =>
  /^[\s/\-.]*$/u.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0))

const within = (word: Word | undefined, { start, end }: Span): boolean =>
  word !== undefined && word.start >= start && word.end <= end

/** Figures with nothing but a little word between them are one. References stay out of them. */
function merged(spans: readonly Span[], text: string, given: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const before = all.at(-1)
    const between = before === undefined ? undefined : text.slice(before.end, span.start)
    const crossing =
      before !== undefined && given.some(({ start }) => start >= before.end && start < span.start)
    if (before !== undefined && between !== undefined && !crossing && isLink(between))
      before.end = Math.max(before.end, span.end)
    else all.push({ ...span })
  }
  return all.map((span) => given.reduce(cutBy, span)).filter(({ start, end }) => end > start)
}

function isLink(between: string): boolean {
  const words = wordsIn(between).map(({ text }) => text)
  return words.length === 0
    ? !/[\n|]/.test(between) && between.length < 4
    : words.length === 1 && phrasesOf('link').isIn(words)
}

function cutBy(span: Span, { start, end }: Span): Span {
  if (end <= span.start || start >= span.end) return span
  return start > span.start ? { start: span.start, end: start } : { start: end, end: Math.max(end, span.end) }
}
