export type Message = readonly (string | Argument)[]

interface Argument {
  readonly name: string
  /** Messages by plural form or key. Without options, the value itself is written. */
  readonly options?: ReadonlyMap<string, Message>
  readonly isPlural?: boolean
}

/**
 * ICU takes these characters literally after an apostrophe, so such texts are refused. A
 * typographic apostrophe (’) is allowed.
 */
const QUOTED = /'['{}#|]/

/**
 * Parses the subset of ICU MessageFormat used here: `{name}`, `{name, number}`, `{name, plural, =0
 * {...} one {...} other {# ...}}` and `{name, select, key {...} other {...}}`. Arguments may be
 * nested. Offsets, ordinals, dates and quotes are not supported.
 *
 * @throws Error for any other text
 */
export function parseMessage(text: string): Message {
  let at = 0
  const whole = message()
  if (at < text.length || QUOTED.test(text)) return refuse()
  return whole

  function refuse(): never {
    throw new Error(`not a message at ${at}: ${text}`)
  }

  function take(token: RegExp): string | undefined {
    token.lastIndex = at
    const taken = token.exec(text)
    if (taken === null) return undefined
    at = token.lastIndex
    return taken[1] ?? taken[0]
  }

  /** @param count argument of the enclosing plural, to which `#` refers */
  function message(count?: string): Message {
    const pieces: (string | Argument)[] = []
    for (;;) {
      const literal = take(count === undefined ? /[^{}]+/y : /[^{}#]+/y)
      if (literal !== undefined) pieces.push(literal)
      else if (take(/\{/y)) pieces.push(argument())
      else if (count !== undefined && take(/#/y)) pieces.push({ name: count })
      else return pieces
    }
  }

  function argument(): Argument {
    const name = take(/\s*(\w+)\s*/y) ?? refuse()
    if (take(/\}|,\s*number\s*\}/y)) return { name }
    const kind = take(/,\s*(plural|select)\s*,/y) ?? refuse()
    const isPlural = kind === 'plural'
    const options = new Map<string, Message>()
    for (let key = option(); key !== undefined; key = option()) {
      options.set(key, message(isPlural ? name : undefined))
      if (!take(/\}/y)) refuse()
    }
    if (!take(/\s*\}/y) || !options.has('other')) refuse()
    return { name, options, isPlural }
  }

  function option(): string | undefined {
    return take(/\s*(=\d+|\w+)\s*\{/y)
  }
}
