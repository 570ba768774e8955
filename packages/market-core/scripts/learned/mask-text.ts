import { catalogue } from '../../src/commodities/catalogue.ts'
import { type MaskedWords, maskedWords } from '../../src/reader/learned/masked-words.ts'
import { loadLexicon } from '../../src/reader/lexicon/lexicon.ts'
import { findSpans } from '../../src/reader/spans/find-spans.ts'
import { tokenize } from '../../src/reader/tokens.ts'

/** Only the names of the catalogue: stored markets make no difference to the kind of a question. */
const nowhere = {
  countries: [],
  markets: [],
  series: catalogue.flatMap(({ id, pinkSheet = [] }) => pinkSheet.map((name) => ({ commodity: id, name }))),
}

/** Words of a text as the learned models see them. */
export function maskText(text: string): MaskedWords {
  const tokens = tokenize(text)
  return maskedWords(tokens, findSpans(tokens, loadLexicon(nowhere)))
}

/** Folded words of a text, without numbers and punctuation. */
export const foldWords = (text: string): string[] =>
  tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => folded)
