import { expect, test } from 'vitest'
import { countVisit, mayOffer } from './may-offer.ts'

const visit = { visits: 2, isInstalled: false, hasAnswered: false, way: 'prompt' } as const

test('offered from the second visit on, and never again after an answer', () => {
  expect(mayOffer(visit)).toBe(true)
  expect(mayOffer({ ...visit, way: 'by hand' })).toBe(true)
  expect(mayOffer({ ...visit, visits: 1 })).toBe(false)
  expect(mayOffer({ ...visit, isInstalled: true })).toBe(false)
  expect(mayOffer({ ...visit, hasAnswered: true })).toBe(false)
  expect(mayOffer({ ...visit, way: undefined })).toBe(false)
})

test('visits count once a day; a spoilt note begins again', () => {
  expect(countVisit(null, '2026-01-01')).toEqual({ note: '2026-01-01 1', visits: 1 })
  expect(countVisit('2026-01-01 1', '2026-01-01').visits).toBe(1)
  expect(countVisit('2026-01-01 1', '2026-01-02')).toEqual({ note: '2026-01-02 2', visits: 2 })
  expect(countVisit('spoilt', '2026-01-02').visits).toBe(1)
  expect(countVisit('x y', '2026-01-02').visits).toBe(1)
})
