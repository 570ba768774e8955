import { CHANGES, HARMLESS } from '../../src/understand/asides/learned/judge.ts'
import { WORD_PLACES, wordFeatures } from '../../src/understand/asides/learned/word-features.ts'
import type { LinearModel } from '../../src/understand/reader/linear-model.ts'
import { trained } from '../reader/train.ts'
import { examplesOf } from './examples.ts'
import type { Marked } from './marked.ts'

/** The model of the judge of left-over words. */
export const trainJudge = (marked: readonly Marked[]): LinearModel =>
  trained(
    [HARMLESS, CHANGES],
    marked.flatMap(examplesOf).map(({ placed, changes }) => ({
      features: wordFeatures(placed),
      labels: [changes ? CHANGES : HARMLESS],
    })),
    WORD_PLACES,
  )
