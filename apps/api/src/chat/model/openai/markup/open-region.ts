import { BracketScanner } from './bracket-scanner.ts'
import { findMarker, indexMarkers, type Markers } from './find-marker.ts'
import { type Region, reasoningEndMarkers, regions } from './regions.ts'

/** Maximum length of a region's content, about ten times what a call needs. */
const MAX_CONTENT = 16 * 1024
/** Number of characters that tell a region from plain text. */
const BEGINNING = 200

export type RegionEnd =
  /** The call ended with a closer, a border or its value. */
  | { kind: 'closed'; content: string; closer: string; rest: string }
  /** The reply ended first. `rest` follows a closer that was in quotes. */
  | { kind: 'unclosed'; content: string; rest: string }
  /** Plain text after all: to be read again unless `isRead`, or too long for a call. */
  | { kind: 'text'; content: string; isRead: boolean }

const markers = new Map<string, Markers>()
function markersIn(opening: string, { kind, closers = [], borders = [], isMarkup }: Region): Markers {
  const known = markers.get(opening)
  if (known !== undefined) return known
  const made = indexMarkers([
    ...closers,
    ...borders,
    ...(kind === 'thought' && isMarkup === undefined ? [] : reasoningEndMarkers),
  ])
  markers.set(opening, made)
  return made
}

/** An open region of a reply. Markup that exceeds the maximum length is discarded. */
export class OpenRegion {
  readonly opening: string
  readonly region: Region
  readonly #markers: Markers
  readonly #extent = new BracketScanner()
  #content: string
  /** Unread text that may start a marker. */
  #tail = ''
  #isPassedOver = false
  /** First closer inside quotes: content length before the closer, and after it. */
  #quoted: { content: number; end: number } | undefined

  constructor(opening: string) {
    this.opening = opening
    this.region = regions[opening] ?? { kind: 'thought' }
    this.#markers = markersIn(opening, this.region)
    this.#content = this.region.keep ?? ''
    this.#extent.push(this.#content)
  }

  /** Reads more text; undefined while the region is open. */
  push(text: string, isWhole: boolean): RegionEnd | undefined {
    this.#tail += text
    const unlike = this.#unlike()
    if (unlike !== undefined) return unlike
    for (;;) {
      const { at, marker } = findMarker(this.#tail, this.#markers, isWhole, false)
      const piece = this.#tail.slice(0, at)
      const end = this.#extent.push(piece)
      if (end !== undefined && this.region.isOneValue) {
        this.#add(piece.slice(0, end))
        return { kind: 'closed', content: this.#content, closer: '', rest: this.#tail.slice(end) }
      }
      this.#add(piece)
      this.#tail = this.#tail.slice(at)
      if (marker === undefined) break
      const rest = this.#tail.slice(marker.length)
      if (this.#extent.isQuoting && this.#extent.beganAtFront) {
        this.#quoted ??= { content: this.#content.length, end: this.#content.length + marker.length }
        this.#add(marker)
        this.#extent.push(marker)
        this.#tail = rest
        continue
      }
      const isCloser = this.region.closers?.includes(marker) === true
      return isCloser
        ? { kind: 'closed', content: this.#content, closer: marker, rest }
        : { kind: 'closed', content: this.#content, closer: '', rest: this.#tail }
    }
    return this.#tooLong() ?? (isWhole ? this.#unclosed() : undefined)
  }

  #add(piece: string): void {
    if (this.#isPassedOver || (this.region.kind === 'thought' && this.region.isMarkup === undefined)) return
    this.#content += piece
  }

  #unlike(): RegionEnd | undefined {
    const { couldBe } = this.region
    if (couldBe === undefined || this.#content.length >= BEGINNING) return undefined
    const beginning = (this.#content + this.#tail).slice(0, BEGINNING)
    return couldBe(beginning) ? undefined : this.#text(false)
  }

  #tooLong(): RegionEnd | undefined {
    if (this.#content.length <= MAX_CONTENT) return undefined
    const { isMarkup } = this.region
    if (isMarkup !== undefined && !isMarkup(this.#content)) return this.#text(true)
    this.#content = ''
    this.#isPassedOver = true
    return undefined
  }

  #text(isRead: boolean): RegionEnd {
    const { keep = '' } = this.region
    return { kind: 'text', content: this.#content.slice(keep.length) + this.#tail, isRead }
  }

  #unclosed(): RegionEnd {
    const content = this.#content + this.#tail
    if (this.#quoted === undefined) return { kind: 'unclosed', content, rest: '' }
    const { content: length, end } = this.#quoted
    return { kind: 'unclosed', content: content.slice(0, length), rest: content.slice(end) }
  }
}
