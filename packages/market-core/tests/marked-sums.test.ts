import { expect, test } from 'vitest'
import { formulaValue } from '../scripts/sums/formula.ts'
import { howTold } from '../scripts/sums/how-told.ts'
import { sumsOfCorpus } from '../scripts/sums/marked-sums.ts'

const sums = sumsOfCorpus()
const prices = (good: string) => (good === 'maize' ? 200 : undefined)

test('N52 a formula is figures, brackets and the prices of goods', () => {
  expect(formulaValue('6*(3500-2200)', prices)).toBe(7_800)
  expect(formulaValue('30*WORLD(maize)', prices)).toBe(6_000)
  expect(formulaValue('-2+3*4/6', prices)).toBe(0)
  expect(formulaValue('ceil(14*350/1000)*floor(2.9)', prices)).toBe(10)
  expect(() => formulaValue('round(2)', prices)).toThrow('no formula')
  expect(formulaValue('30*WORLD(gold)', prices)).toBeUndefined()
})

test('N52 what the author of a sum says that it comes to is what its formula does', () => {
  const apart = sums.flatMap(({ id, language, results, said }) =>
    results.flatMap((formula, at) => {
      const [told, value] = [said[at], formulaValue(formula, () => 1)]
      const isFar =
        told !== undefined && value !== undefined && Math.abs(told - value) > 0.005 * Math.abs(told) + 0.01
      return isFar ? [`${language} ${id}: ${told}, ${formula}`] : []
    }),
  )
  expect(sums.length).toBe(330)
  expect(sums.every(({ results }) => results.length > 0)).toBe(true)
  expect(apart).toEqual([])
})

test('N52 a sum is told right where every result stands in the answer', () => {
  const sum = { id: 'S1', language: 'en', text: '', figures: [], results: ['24*3200', '10/2'], said: [] }
  const answered = (...values: number[]) => ({
    id: 'S1',
    answer: {
      answered: values.length > 0,
      statements: [{ code: 'sum', facts: values.map((value) => ({ value })) }],
    },
  })
  expect(howTold(sum, answered(76_800, 5), prices)).toBe('right')
  expect(howTold(sum, answered(76_800), prices)).toBe('part')
  expect(howTold(sum, answered(320), prices)).toBe('other')
  expect(howTold(sum, answered(), prices)).toBe('back')
})
