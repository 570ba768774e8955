const closing: Readonly<Record<string, true>> = { ')': true, ']': true, '}': true }
const opening: Readonly<Record<string, true>> = { '(': true, '[': true, '{': true }

/**
 * Finds the end of one bracketed value (JSON or Python) in streamed text, reading each character
 * once. The value starts with a leading bracket, or else with the first `{` or `(`.
 */
export class BracketScanner {
  #depth = 0
  #begun = false
  #isFront = true
  #quote = ''
  #escaped = false

  get isQuoting(): boolean {
    return this.#quote !== ''
  }

  get isOpen(): boolean {
    return this.#depth > 0
  }

  /** True if the first non-blank character was a bracket. */
  get beganAtFront(): boolean {
    return this.#begun && this.#isFront
  }

  /** Reads a piece. @returns the offset after the value if the value ends in this piece */
  push(piece: string): number | undefined {
    for (let at = 0; at < piece.length; at += 1) if (this.#take(piece[at] ?? '')) return at + 1
    return undefined
  }

  #take(char: string): boolean {
    if (!this.#begun) {
      this.#begun = this.#isFront ? opening[char] === true : char === '{' || char === '('
      if (this.#begun) this.#depth = 1
      else if (char.trim() !== '') this.#isFront = false
      return false
    }
    if (this.#depth === 0) return false
    if (this.#quote !== '') {
      if (this.#escaped) this.#escaped = false
      else if (char === '\\') this.#escaped = true
      else if (char === this.#quote) this.#quote = ''
      return false
    }
    if (char === '"' || char === "'") this.#quote = char
    else if (opening[char]) this.#depth += 1
    else if (closing[char]) this.#depth -= 1
    return this.#depth === 0
  }
}

/** Splits off a leading bracketed value; undefined if there is none or it is incomplete. */
export function splitLeadingValue(text: string): { value: string; rest: string } | undefined {
  const extent = new BracketScanner()
  const end = extent.push(text)
  return end !== undefined && extent.beganAtFront
    ? { value: text.slice(0, end), rest: text.slice(end) }
    : undefined
}
