interface Lead {
  text: string
  readonly kind: 'heading' | 'line' | 'marker'
  /** Something under it was not shown. */
  isLost: boolean
}

/**
 * The text that is shown, made of units that are whole. Headings, lines that end in a colon, table heads and list
 * markers wait for something to stand under them, and go with it when all of it goes.
 */
export class ShownText {
  #leads: Lead[] = []
  #space = ''
  #hasGap = false
  #isBold = false
  #owesBold = false

  /** Shows a unit and all that waits for it. */
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

  /** Keeps a unit until something is shown under it. A heading ends all that came before it in vain. */
  hold(text: string, kind: Lead['kind']): void {
    if (kind === 'heading') this.dropLost()
    this.#leads.push({ text, kind, isLost: false })
  }

  /** Leaves a unit out; answers the mark that ends a stretch in bold, should the unit have held it. */
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

  /** A paragraph begins: it does not stand under what was held for a list. */
  dropLost(): void {
    this.#leads = this.#leads.filter(({ isLost }) => !isLost)
  }

  /** The rest, once all is over. */
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
