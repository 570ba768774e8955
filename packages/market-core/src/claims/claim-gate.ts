import { sentenceEnd } from '../grounding/sentences.ts'
import { withPlainDigits } from '../grounding/written-number.ts'
import { judgeSentence } from './judge-sentence.ts'
import type { Claims } from './referable.ts'

/** What is invisible, and can hide a figure from who looks for it. */
const invisible = /\p{Cf}|\p{Me}|\u034f|[\u115f\u1160\u3164]|[\ufe00-\ufe0f]/gu
/** The whole sentences at the front of a text, up to a full stop that is not inside a number, with closing quotes and
 * brackets.
 */
const wholeSentences =
  /^[\s\S]*(?:[^\p{Nd}\s][.!?؟…]["'”’»)\]*_]*(?=\s+[^\s\p{Nd}]|\s*$)|[。।！？]["'”’」)\]*_]*)/u
/** The number of a list or heading at the beginning of a line. */
const ordinal = /^(\s*(?:#{1,6}\s+|>\s*)?(?:\*\*|__)?)(\p{Nd}{1,2})([.)])(?=\s|$)/u

/**
 * Lets a model's words go sentence by sentence, once each is checked against the facts. However the text is cut, the
 * same comes out.
 */
export class ClaimGate {
  /** Claims taken out or replaced so far. */
  takenOut = 0
  /** Letters that the model wrote, and that were let go. */
  written = 0
  said = 0
  /** Whether anything that was let go states a fact from a source. */
  isSourced = false
  readonly #claims: Claims
  #held = ''
  #refers = false
  #lineStart = true
  #ordinal = 0
  /** A list's number whose line is still to come. */
  #number = ''

  constructor(claims: Claims) {
    this.#claims = claims
  }

  /** Takes the next piece; answers what can be said now. */
  push(piece: string): string {
    this.#held += piece.replace(invisible, '')
    let said = ''
    for (let end = sentenceEnd(this.#held); end !== undefined; end = sentenceEnd(this.#held)) {
      said += this.#judge(this.#held.slice(0, end))
      this.#held = this.#held.slice(end)
    }
    return said
  }

  /** The text is over: answers what was held back. What broke off in the middle of a sentence is not worth saying. */
  end(): string {
    const rest = this.#held
    this.#held = ''
    return this.#judge(rest)
  }

  /** Ends a text that was cut: returns the held text without its unfinished sentence. */
  cut(): string {
    this.#held = wholeSentences.exec(this.#held)?.[0] ?? ''
    return this.end()
  }

  #judge(sentence: string): string {
    if (sentence === '') return ''
    const found = this.#lineStart ? this.#listNumber(sentence) : ''
    if (found !== '' && found.length === sentence.trimEnd().length && !sentence.endsWith('\n')) {
      this.#number = sentence
      this.#lineStart = false
      return ''
    }
    const number = this.#number + found
    this.#number = ''
    const { text, takenOut, refers, isSourced } = judgeSentence(
      sentence.slice(found.length),
      this.#claims,
      !this.#refers,
    )
    this.#lineStart = sentence.endsWith('\n')
    this.#refers ||= refers
    this.isSourced ||= isSourced
    this.takenOut += takenOut
    this.written += lettersIn(sentence)
    this.said += lettersIn(text)
    return (text.trim() === '' && takenOut > 0 ? '' : number) + text
  }

  /** The mark of a list that counts on: any other number at the beginning of a line is a figure. */
  #listNumber(sentence: string): string {
    const match = ordinal.exec(sentence)
    const number = Number(withPlainDigits(match?.[2] ?? ''))
    if (match === null || (number !== 1 && number !== this.#ordinal + 1)) return ''
    this.#ordinal = number
    return match[0]
  }
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
