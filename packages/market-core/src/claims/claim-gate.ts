import { fillReferences } from './facts.ts'
import { judgeSentence, type Verdict } from './judge.ts'
import type { CitableFact, Claims, RejectedSentence, SafetyReferral } from './referable.ts'
import { carriedContext, nextContext, readSentence, type Sentence } from './sentence.ts'
import type { WordListName } from './text/word-lists.ts'
import { RenderedText } from './units/rendered-text.ts'
import { type TextUnit, UnitReader } from './units/unit-reader.ts'

/** Maximum number of earlier results that later calculations may use. */
const MAX_SUMS = 20
const introduces = /[:：]["*_\s]*$/u

/**
 * Judges a model's sentences, list items and table rows one by one, in linear time. Each is shown
 * whole or dropped, however the text was streamed.
 */
export class ClaimGate {
  readonly leftOut: RejectedSentence[] = []
  /** Facts that the shown text cites. */
  readonly used = new Set<CitableFact>()
  hasShown = false
  /** True if any shown sentence is the model's own advice. */
  isAdvice = false
  readonly #claims: Claims
  readonly #reader = new UnitReader()
  readonly #shown = new RenderedText()
  readonly #told = new Set<string>()
  readonly #pointed = new Set<SafetyReferral>()
  /** Word lists that apply from the question, the heading and the paragraph. */
  readonly #asked: ReadonlySet<WordListName>
  #heading: ReadonlySet<WordListName> = new Set()
  #section: ReadonlySet<WordListName> = new Set()
  #isIntroduced = false
  #isParagraphOver = false
  #sums: number[] = []
  #columns: readonly string[] | undefined
  /** The product's own sentences, to be shown after the table. */
  #behind: string[] = []

  constructor(claims: Claims) {
    this.#claims = claims
    this.#asked = new Set(carriedContext(readSentence(claims.asked.at(-1) ?? '', new Set(), claims)))
  }

  /** Takes the next chunk and returns the text that can be shown now. */
  push(piece: string): string {
    return this.#show(this.#reader.push(piece))
  }

  /** Ends the text and returns the rest. */
  end(): string {
    return this.#show(this.#reader.end()) + this.#leaveTable() + this.#shown.end()
  }

  /** Ends a truncated text without its unfinished sentence. */
  cut(): string {
    return this.#show(this.#reader.cut()) + this.end()
  }

  #show(units: readonly TextUnit[]): string {
    return units.map((unit) => this.#unit(unit)).join('')
  }

  #unit(unit: TextUnit): string {
    const { kind, lead, body, tail, isItem } = unit
    if (kind === 'blank') {
      this.#shown.space(lead + tail)
      if (!isItem) this.#isParagraphOver = true
      return ''
    }
    if (kind === 'mark' && body.startsWith('```')) return this.#shown.show(lead + body, tail)
    if (kind === 'mark') {
      this.#shown.hold(lead + body + tail, 'line')
      return ''
    }
    const before = kind === 'row' ? '' : this.#leaveTable()
    if (kind === 'text' && !isItem) this.#shown.dropLost()
    return before + this.#judged(unit)
  }

  #judged(unit: TextUnit): string {
    const { kind, lead, body, tail, isItem } = unit
    const isHead = kind === 'row' && this.#columns === undefined
    const isIntroduced = this.#isIntroduced && (isItem || kind === 'row')
    if (kind === 'heading' || (this.#isParagraphOver && !isIntroduced && !isItem)) this.#section = new Set()
    this.#isParagraphOver = false
    const context = new Set([...this.#asked, ...this.#heading, ...this.#section])
    const verdict = judgeSentence(
      isHead || kind !== 'row' ? body : this.#withColumns(body),
      context,
      this.#claims,
      this.#sums,
    )
    if (kind === 'row') this.#columns ??= cellsOf(body)
    this.#goOn(unit, verdict.sentence)
    if (!('shown' in verdict)) return this.#replace(unit, verdict)
    this.#sums = [...this.#sums, ...verdict.sums].slice(-MAX_SUMS)
    const text = kind === 'row' ? fillReferences(body, this.#claims) : verdict.shown
    const holds = kind === 'heading' || isHead || (!isItem && introduces.test(body))
    if (holds) {
      this.#shown.hold(lead + text + tail, kind === 'heading' ? 'heading' : 'line')
      return ''
    }
    for (const fact of verdict.facts) this.used.add(fact)
    this.isAdvice ||= verdict.facts.length === 0
    this.hasShown = true
    return this.#shown.show(lead + text, tail)
  }

  #goOn({ kind, body, isItem }: TextUnit, sentence: Sentence): void {
    if (kind === 'heading') this.#heading = new Set(carriedContext(sentence))
    else {
      const isOver = kind === 'text' && !introduces.test(body)
      this.#section = new Set([...this.#section, ...(isOver ? nextContext : carriedContext)(sentence)])
    }
    if (!isItem && kind !== 'row') this.#isIntroduced = introduces.test(body)
  }

  /** Returns the product's own sentence in place of a rejected sentence, or an empty text. */
  #replace({ kind, lead, body, tail }: TextUnit, verdict: Exclude<Verdict, { shown: string }>): string {
    const own = 'pointer' in verdict ? this.#point(verdict.pointer) : this.#tell(verdict.facts)
    this.leftOut.push({ sentence: body, kind: verdict.kind, replacedBy: own })
    this.hasShown ||= own !== ''
    if (own !== '' && kind !== 'row') return this.#shown.show(lead + own, tail)
    if (own !== '') this.#behind.push(own)
    return this.#shown.leaveOut(lead, body, tail)
  }

  #point(pointer: SafetyReferral): string {
    if (this.#pointed.has(pointer)) return ''
    this.#pointed.add(pointer)
    return this.#claims.pointers[pointer]
  }

  #tell(facts: readonly CitableFact[]): string {
    const fact = facts.find(({ sentence }) => !this.#told.has(sentence))
    if (fact === undefined) return ''
    this.#told.add(fact.sentence)
    this.used.add(fact)
    return fact.sentence
  }

  #leaveTable(): string {
    this.#columns = undefined
    const sentences = this.#behind.splice(0)
    if (sentences.length === 0) return ''
    this.#shown.dropLost()
    this.#shown.space('\n\n')
    return this.#shown.show(sentences.join(' '), '\n\n')
  }

  #withColumns(row: string): string {
    return cellsOf(row)
      .map((cell, column) =>
        `${this.#columns?.[column]?.replace(/[^\p{L}\p{M}\p{N}$€£₹%/]+/gu, ' ') ?? ''} ${cell}`.trim(),
      )
      .join('; ')
  }
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())
