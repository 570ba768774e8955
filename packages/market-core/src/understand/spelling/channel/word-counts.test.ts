import { expect, test } from 'vitest'
import { countedWords } from '../../../../scripts/reader/counted-words.ts'
import stored from './word-counts.json' with { type: 'json' }
import { surprise } from './word-counts.ts'

test('Q54 the counts that are stored are those that the corpus makes', () => {
  expect(stored).toEqual(countedWords())
})

test('Q54 a word is likelier where the corpus has it beside its neighbours', () => {
  const many = { word: 'many', before: 'how', after: 'kilos' }
  expect(surprise(many, 'en', true)).toBeLessThan(surprise({ ...many, word: 'money' }, 'en', true))
  expect(surprise(many, 'en', true)).toBeLessThan(surprise({ ...many, before: 'the' }, 'en', true))
})
