import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Token } from '../span.ts'

/** So many are looked up: a look-up costs as much as reading many words. */
const MOST_LOOKED_UP = 10

/** Tokens with a name that is cut short by a full stop as one: "sunfl. oil". */
export function withAbbreviations(tokens: readonly Token[], { speller }: Lexicon): Token[] {
  const told: Token[] = []
  let looked = 0
  for (const token of tokens) {
    const before = told.at(-1)
    const isStop = token.text === '.' && before?.kind === 'word' && before.end === token.start
    const name = isStop && looked++ < MOST_LOOKED_UP ? speller.whole(before.folded) : undefined
    if (isStop && name !== undefined)
      told.splice(-1, 1, { ...before, text: `${before.text}.`, folded: name, end: token.end })
    else told.push(token)
  }
  return told
}
