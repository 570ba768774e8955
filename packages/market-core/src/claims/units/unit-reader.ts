import { digitValue, foldText as fold } from '../../reader/fold.ts'
import { abbreviations } from '../text/word-lists.ts'

/** A sentence, list item, heading or table row. It is shown whole or not shown. */
export interface TextUnit {
  readonly kind: 'text' | 'row' | 'heading' | 'mark' | 'blank'
  /** Indentation and list marker before the first sentence of a line. */
  readonly lead: string
  readonly body: string
  readonly tail: string
  readonly isItem: boolean
}

/** Longer sentences are split at a space, so that no reader waits for their end. */
export const MAX_SENTENCE = 2_000

const lead = /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+•–]|\p{Nd}{1,3}[.)]|\(?[a-z][.)])[ \t]+(?:\[[ x]\][ \t]+)?)?/u
/** Text that may still become a list marker, a rule or a table row. */
const open = /^[ \t]*(?:>[ \t]*)*(?:(?:\p{Nd}{1,3}[.)]?|\(?[a-z][.)]?|\([.)]?|[.)]|[-*+•–])[ \t]*)?$/u
const stop = /\n|[.!?؟]["'”’»)\]*_]{0,6}[ \t]{1,8}(?=\S)|[।。！？]["'”’」)\]*_]{0,6}[ \t]{0,8}(?=\S)/gu
/** Matches a complete sentence at the end of the text. */
const ended = /(?:(?:[^\p{Nd}\s][.!?؟…]|[।。！？])["'”’»)\]*_]*|\|)\s*$/u

/** Splits streamed text into units, however it is streamed. The units join to the original text. */
export class UnitReader {
  #held = ''
  #isLineStart = true
  #isItem = false
  #scanned = 0
  #ordinal = 0

  /** Takes the next chunk and returns the complete units. */
  push(piece: string): TextUnit[] {
    this.#held += piece.replaceAll('\r\n', '\n')
    return this.#units(false)
  }

  end(): TextUnit[] {
    return this.#units(true)
  }

  /** Ends a truncated text without its incomplete sentence. */
  cut(): TextUnit[] {
    if (!ended.test(this.#held)) this.#held = ''
    return this.#units(true)
  }

  #units(isEnd: boolean): TextUnit[] {
    const units: TextUnit[] = []
    let from = 0
    for (;;) {
      const rest = from === 0 ? this.#held : this.#held.slice(from)
      const end = this.#endOf(rest, isEnd)
      if (end === undefined) {
        this.#held = rest
        return units
      }
      units.push(this.#unit(rest.slice(0, end)))
      from += end
      this.#scanned = 0
    }
  }

  #endOf(rest: string, isEnd: boolean): number | undefined {
    if (rest === '') return undefined
    if (this.#isLineStart && open.test(rest) && !isEnd) return undefined
    const isLine = this.#isLineStart && /^[ \t]*(?:\||#|```)/.test(rest)
    const begin = this.#isLineStart ? (lead.exec(rest)?.[0].length ?? 0) : 0
    const head = rest.slice(0, MAX_SENTENCE + 2)
    stop.lastIndex = Math.max(begin, this.#scanned)
    for (let found = stop.exec(head); found !== null; found = stop.exec(head)) {
      const end = found.index + found[0].length
      if (found[0] === '\n' || (!isLine && isSentenceEnd(rest, found.index, end))) return end
    }
    // A full stop at the end may become part of a longer mark.
    this.#scanned = Math.max(0, head.length - 16)
    if (head.length === MAX_SENTENCE + 2) return quietPlace(head)
    return isEnd ? rest.length : undefined
  }

  /** "45. dollars a bag" is no list marker, because 45 does not continue a list. */
  #marker(text: string): string {
    const marker = lead.exec(text)?.[0] ?? ''
    const number = /\p{Nd}+/u.exec(marker)?.[0]
    if (number === undefined) return marker
    const value = Number(number.replace(/\p{Nd}/gu, digitValue))
    if (value > 1 && value > this.#ordinal + 1) return ''
    this.#ordinal = value
    return marker
  }

  #unit(text: string): TextUnit {
    const isLineStart = this.#isLineStart
    const marker = isLineStart ? this.#marker(text) : ''
    this.#isLineStart = text.endsWith('\n')
    if (isLineStart) this.#isItem = marker.trim() !== ''
    const body = text.slice(marker.length).trimEnd()
    const tail = text.slice(marker.length + body.length)
    const kind = body === '' ? 'blank' : kindOf(body, isLineStart && this.#isLineStart)
    return { kind, lead: marker, body, tail, isItem: this.#isItem }
  }
}

function kindOf(body: string, isWholeLine: boolean): TextUnit['kind'] {
  if (!/[\p{L}\p{N}]/u.test(body) || body.startsWith('```')) return 'mark'
  if (body.startsWith('#')) return 'heading'
  return body.startsWith('|') || (isWholeLine && / \| /.test(body)) ? 'row' : 'text'
}

/** "Rs. 40", "e.g. beans" and "Jan. 2024" do not end a sentence. */
function isSentenceEnd(text: string, at: number, end: number): boolean {
  if (!/[.!?؟]/.test(text[at] ?? '')) return true
  if (/\p{Ll}/u.test(text[end] ?? '')) return false
  const before = /[\p{L}\p{M}.°]{1,12}$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? ''
  return !abbreviations.has(fold(before)) && !/^\p{Lu}$/u.test(before)
}

/** Finds the last space without a following digit, so that numbers stay whole. */
function quietPlace(text: string): number {
  for (let at = MAX_SENTENCE; at > 1; at -= 1)
    if (/\s/.test(text[at - 1] ?? '') && !/\p{Nd}/u.test(text[at] ?? '')) return at
  return MAX_SENTENCE
}
