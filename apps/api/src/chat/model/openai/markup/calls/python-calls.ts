import type { CallSyntax, RawToolCall } from './raw-tool-call.ts'

const token =
  /\s*(?:([A-Za-z_][\w.]*)|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|([^\s]))/y
const words: Readonly<Record<string, unknown>> = {
  True: true,
  False: false,
  None: null,
  true: true,
  false: false,
  null: null,
}

class NoCall extends Error {}

/** Parses `name(key="value", ...)`, alone, in a list or in `print(...)` (Llama, Gemma). */
export const pythonCalls: CallSyntax = (content) => {
  const reader = new Reader(content.replace(/^\s*(?:python|py)\s*\n/, ''))
  try {
    const calls: RawToolCall[] = []
    const isList = reader.takes('[')
    do calls.push(reader.call())
    while (isList ? reader.takes(',') : !reader.isAtEnd)
    if (isList) reader.expect(']')
    return reader.isAtEnd ? calls : undefined
  } catch (error) {
    if (error instanceof NoCall) return undefined
    throw error
  }
}

class Reader {
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text.trimEnd()
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  call(): RawToolCall {
    const name = this.#next().name
    this.expect('(')
    if (name === undefined) throw new NoCall()
    if (name === 'print') {
      const inner = this.call()
      this.expect(')')
      return inner
    }
    const args: Record<string, unknown> = {}
    while (!this.takes(')')) {
      const key = this.#next().name
      if (key === undefined) throw new NoCall()
      this.expect('=')
      args[key] = this.#value()
      if (!this.takes(',')) {
        this.expect(')')
        break
      }
    }
    return { name: name.replace(/\.call$/, ''), args }
  }

  takes(sign: string): boolean {
    const before = this.#at
    if (this.#next().sign === sign) return true
    this.#at = before
    return false
  }

  expect(sign: string): void {
    if (!this.takes(sign)) throw new NoCall()
  }

  #value(): unknown {
    const { name, number, quoted, sign } = this.#next()
    if (number !== undefined) return Number(number)
    if (quoted !== undefined) return unquoted(quoted)
    if (name !== undefined && name in words) return words[name]
    if (sign !== '[' && sign !== '{') throw new NoCall()
    this.#depth += 1
    if (this.#depth > 8) throw new NoCall()
    const items: unknown[] = []
    const close = sign === '[' ? ']' : '}'
    while (!this.takes(close)) {
      const item = this.#value()
      if (sign === '[') items.push(item)
      else {
        this.expect(':')
        items.push([String(item), this.#value()])
      }
      if (this.takes(',')) continue
      this.expect(close)
      break
    }
    this.#depth -= 1
    return sign === '[' ? items : Object.fromEntries(items as [string, unknown][])
  }

  #next() {
    token.lastIndex = this.#at
    const found = token.exec(this.#text)
    if (found === null) return {}
    this.#at = token.lastIndex
    const [, name, number, quoted, sign] = found
    return { name, number, quoted, sign }
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const unquoted = (quoted: string): string =>
  quoted.slice(1, -1).replace(/\\([\s\S])/g, (_whole, char: string) => escapes[char] ?? char)
