import { findMarker, indexMarkers } from './find-marker.ts'
import { OpenRegion, type RegionEnd } from './open-region.ts'
import {
  endOfTurnTokens,
  OBSERVATION,
  type Region,
  reasoningEndMarkers,
  regions,
  strayMarkers,
} from './regions.ts'

const markers = indexMarkers([
  ...Object.keys(regions),
  ...reasoningEndMarkers,
  ...strayMarkers,
  ...endOfTurnTokens,
  OBSERVATION,
])
const over = new Set([...endOfTurnTokens, OBSERVATION])
const ends = new Set(reasoningEndMarkers)

/** Characters read at a time; plain text that looked like markup is read twice. */
const PIECE = 1024

/** Receives the parts of a reply in order. */
export interface ReplyHandler {
  /** Text for the reader; never empty. */
  text(text: string): void
  /** Possible calls. False means none: the content is then text, unless `surelyMarkup`. */
  call(content: string, surelyMarkup: boolean): boolean
  /** Reasoning or a call was removed here. */
  leftOut(kind: Region['kind']): void
  /** Everything so far was reasoning: an end marker came without an opening marker. */
  wasOnlyReasoning(): void
}

/**
 * Separates the answer from reasoning, calls and tokens in streamed text, in linear time. Holds
 * back only possible markup. The result does not depend on how the text is split.
 */
export class ReplyScanner {
  readonly #findings: ReplyHandler
  #unread = ''
  #open: OpenRegion | undefined
  #isOver = false
  #hasActed = false
  #isFront = true
  #isLineFront = true

  constructor(findings: ReplyHandler) {
    this.#findings = findings
  }

  push(text: string): void {
    for (let at = 0; at < text.length; at += PIECE) this.#read(text.slice(at, at + PIECE), false)
  }

  end(): void {
    this.#read('', true)
  }

  #read(text: string, isWhole: boolean): void {
    this.#unread += text
    while (!this.#isOver) {
      if (this.#open !== undefined) {
        const outcome = this.#open.push(this.#unread, isWhole)
        this.#unread = ''
        if (outcome === undefined) return
        this.#closed(this.#open, outcome)
        continue
      }
      const unread = this.#unread
      const { at, marker } = findMarker(unread, markers, isWhole, true, (one, place) =>
        this.#counts(one, place),
      )
      this.#say(unread.slice(0, at))
      this.#unread = unread.slice(at + (marker?.length ?? 0))
      if (marker === undefined) return
      this.#meet(marker)
    }
    this.#unread = ''
  }

  #meet(marker: string): void {
    if (regions[marker] !== undefined) this.#open = new OpenRegion(marker)
    else if (over.has(marker)) this.#isOver = true
    else if (ends.has(marker)) this.#findings.wasOnlyReasoning()
  }

  /** Checks markers that are only valid at the start of a line or of the reply. */
  #counts(marker: string, at: number): boolean {
    if (marker === OBSERVATION && !this.#hasActed) return false
    const where = marker === OBSERVATION ? 'line' : regions[marker]?.where
    if (where === undefined) return true
    let before = at
    while (before > 0 && (this.#unread[before - 1] === ' ' || this.#unread[before - 1] === '\t')) before -= 1
    if (before > 0) return where === 'line' && this.#unread[before - 1] === '\n'
    return where === 'line' ? this.#isLineFront : this.#isFront
  }

  #say(text: string): void {
    if (text === '') return
    if (text.trim() !== '') this.#isFront = false
    this.#isLineFront = /\n[ \t]*$/.test(text.slice(-80)) || (this.#isLineFront && text.trim() === '')
    this.#findings.text(text)
  }

  #closed({ opening, region }: OpenRegion, outcome: RegionEnd): void {
    this.#open = undefined
    if (outcome.kind === 'text') {
      this.#say(opening)
      if (outcome.isRead) this.#say(outcome.content)
      else this.#unread = outcome.content
      return
    }
    const { content, rest } = outcome
    this.#unread = rest
    const isMarkup = region.isMarkup?.(content) ?? true
    const wasThoughts = region.kind === 'thought' && (isMarkup || outcome.kind === 'closed')
    if (wasThoughts || (region.kind === 'call' && this.#findings.call(content, isMarkup)) || isMarkup) {
      this.#isFront = false
      this.#isLineFront = true
      this.#hasActed ||= opening === 'Action:'
      this.#findings.leftOut(region.kind)
      return
    }
    const { keep = '' } = region
    this.#say(opening.slice(0, opening.length - (opening.endsWith(keep) ? keep.length : 0)))
    this.#say(content + (outcome.kind === 'closed' ? outcome.closer : ''))
  }
}
