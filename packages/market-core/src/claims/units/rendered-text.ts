interface Lead {
  text: string
  readonly kind: 'heading' | 'line' | 'marker'
  /** True if some of the text below was rejected. */
  isLost: boolean
}

/**
 * Builds the shown text. Headings, list markers, table heads and lines that end in a colon are held
 * until text follows; otherwise they are dropped.
 */
export class RenderedText {
  #leads: Lead[] = []
  #space = ''
  #hasGap = false
  #isBold = false
  #owesBold = false

  /** Shows a unit and all held text before it. */
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

  /** Holds a unit until the text below is shown. */
  hold(text: string, kind: Lead['kind']): void {
    if (kind === 'heading') this.dropLost()
    this.#leads.push({ text, kind, isLost: false })
  }

  /** Drops a unit. Returns the mark that closes bold text, if the unit contained it. */
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

  space(text: string): void {
    const last = this.#leads.at(-1)
    if (last === undefined) this.#space += text
    else last.text += text
  }

  /** Starts a paragraph. Drops held text that has lost its content. */
  dropLost(): void {
    this.#leads = this.#leads.filter(({ isLost }) => !isLost)
  }

  /** Ends the text and returns the rest. */
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
