interface Lead {
  text: string
  readonly kind: 'heading' | 'line' | 'marker'
  /** True if text below it was rejected. */
  isLost: boolean
}

/**
 * The shown text, built from whole units. Headings, lines that end in a colon, table heads and list markers wait until
 * something follows them, and are dropped if nothing does.
 */
export class RenderedText {
  #leads: Lead[] = []
  #space = ''
  #hasGap = false
  #isBold = false
  #owesBold = false

  /** Shows a unit and everything that waits for it. */
  show(text: string, tail: string): string {
    const bold = this.#owesBold ? '**' : ''
    this.#owesBold = false
    const shown = this.#leads.map((lead) => lead.text).join('') + bold + text
    const space = this.#hasGap ? this.#space.replace(/\n{3,}/g, '\n\n') : this.#space
    this.#leads = []
    this.#space = tail
    this.#hasGap = false
    if (isOdd(shown)) this.#isBold = !this.#isBold
    return space + shown
  }

  /** Holds a unit until something below it is shown. A heading drops everything still held before it. */
  hold(text: string, kind: Lead['kind']): void {
    if (kind === 'heading') this.dropLost()
    this.#leads.push({ text, kind, isLost: false })
  }

  /** Drops a unit; returns the mark that closes a bold range, if the unit contained it. */
  leaveOut(lead: string, text: string, tail: string): string {
    for (const one of this.#leads) one.isLost = true
    this.#hasGap = true
    const isLineEnd = tail.includes('\n')
    if (isLineEnd) this.#leads = this.#leads.filter(({ kind }) => kind !== 'marker')
    else if (lead.trim() !== '') this.#leads.push({ text: lead, kind: 'marker', isLost: true })
    if (this.#leads.length === 0 && linesIn(tail) > linesIn(this.#space)) this.#space = tail
    if (!isOdd(text)) return ''
    const wasBold = this.#isBold
    this.#isBold = false
    this.#owesBold = !wasBold && !this.#owesBold
    return wasBold ? '**' : ''
  }

  /** White space between units. */
  space(text: string): void {
    const last = this.#leads.at(-1)
    if (last === undefined) this.#space += text
    else last.text += text
  }

  /** Starts a paragraph, which does not belong to anything held for a list. */
  dropLost(): void {
    this.#leads = this.#leads.filter(({ isLost }) => !isLost)
  }

  /** Returns the rest at the end. */
  end(): string {
    this.dropLost()
    const rest = this.#leads
      .map(({ text }) => text)
      .join('')
      .trimEnd()
    this.#leads = []
    return /[\p{L}\p{N}]/u.test(rest) ? this.show(rest, '') : ''
  }
}

const linesIn = (space: string): number => space.split('\n').length - 1
const isOdd = (text: string): boolean => text.split('**').length % 2 === 0
