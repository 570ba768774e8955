import { catalogue } from '../../src/commodities/catalogue.ts'
import { type MaskedWords, maskedWords } from '../../src/reader/learned/masked-words.ts'
import { lexiconOf } from '../../src/reader/lexicon/lexicon.ts'
import { spansOf } from '../../src/reader/spans/spans-of.ts'
import { tokensOf } from '../../src/reader/tokens.ts'

/** Names of the catalogue only: the stored markets do not matter for the kind of a question. */
const nowhere = {
  countries: [],
  markets: [],
  series: catalogue.flatMap(({ id, pinkSheet = [] }) => pinkSheet.map((name) => ({ commodity: id, name }))),
}

/** Words of a text as the learned models see them. */
export function masked(text: string): MaskedWords {
  const tokens = tokensOf(text)
  return maskedWords(tokens, spansOf(tokens, lexiconOf(nowhere)))
}

/** Folded words of a text, without numbers and punctuation. */
export const plainWords = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => folded)
