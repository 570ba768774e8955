import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { loadLexicon } from '../lexicon/lexicon.ts'
import { samplePlaces } from '../places.fixture.ts'
import { findSpans } from '../spans/find-spans.ts'
import { tokenize } from '../tokens.ts'

const lexicon = loadLexicon(samplePlaces)

test('R6 reads number words in every language', () =>
  checkRows(
    [
      ['two hundred and fifty', [250]],
      ['twelve thousand three hundred', [12_300]],
      ['1.5k', [1500]],
      ['2 lakh', [200_000]],
      ['1 lakh 20 thousand', [120_000]],
      ['2 thousand 500', [2500]],
      ['three dozen', [36]],
      ['one and a half', [1.5]],
      ['two and three', [2, 3]],
      ['five 20', [5, 20]],
      ['soixante-dix-sept', [77]],
      ['quatre-vingt-dix-neuf', [99]],
      ['dos mil quinientos', [2500]],
      ['treinta y cinco', [35]],
      ['cento e vinte e três', [123]],
      ['mia tano na kumi na mbili', [512]],
      ['elfu moja', [1000]],
      ['ढाई हजार', [2500]],
      ['साढ़े', []],
      ['خمسة وعشرون', [25]],
      ['ثلاثة آلاف', [3000]],
      ['مئتان وخمسون', [250]],
    ],
    ([text, values]) => {
      const spans = findSpans(tokenize(text), lexicon)
      expect(spans.flatMap((span) => (span.kind === 'number' ? [span.value] : []))).toEqual(values)
    },
  ))
