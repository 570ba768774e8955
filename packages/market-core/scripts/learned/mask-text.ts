import { catalogue } from '../../src/commodities/catalogue.ts'
import { type MaskedWords, maskWords } from '../../src/reader/learned/masked-words.ts'
import { loadLexicon } from '../../src/reader/lexicon/lexicon.ts'
import { findSpans } from '../../src/reader/spans/find-spans.ts'
import { tokenize } from '../../src/reader/tokens.ts'

/** The catalogue's names suffice: stored markets do not affect the topic of a question. */
const nowhere = {
  countries: [],
  markets: [],
  series: catalogue.flatMap(({ id, pinkSheet = [] }) => pinkSheet.map((name) => ({ commodity: id, name }))),
}

/** Masks a text for the learned models, as the reader does. */
export function maskText(text: string): MaskedWords {
  const tokens = tokenize(text)
  return maskWords(tokens, findSpans(tokens, loadLexicon(nowhere)))
}

/** Folded words of a text, without numbers and punctuation. */
export const foldWords = (text: string): string[] =>
  tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => folded)
