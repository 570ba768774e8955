import { expect, test } from 'vitest'
import { countVisit, shouldOfferInstall } from './should-offer-install.ts'

const visit = { visits: 2, isInstalled: false, hasAnswered: false }

test('installation is offered from the second visit until the farmer installs or answers', () => {
  expect(shouldOfferInstall(visit)).toBe(true)
  expect(shouldOfferInstall({ ...visit, visits: 1 })).toBe(false)
  expect(shouldOfferInstall({ ...visit, isInstalled: true })).toBe(false)
  expect(shouldOfferInstall({ ...visit, hasAnswered: true })).toBe(false)
})

const MINUTE = 60_000

test('countVisit counts a return after 30 minutes and restarts after an invalid record', () => {
  const first = countVisit(null, 5 * MINUTE)
  expect(first).toEqual({ note: '300000 1', visits: 1 })
  const again = countVisit(first.note, 34 * MINUTE)
  expect(again.visits).toBe(1)
  expect(countVisit(again.note, 63 * MINUTE).visits).toBe(1)
  expect(countVisit(again.note, 64 * MINUTE)).toEqual({ note: '3840000 2', visits: 2 })
  expect(countVisit('spoilt', 5 * MINUTE).visits).toBe(1)
  expect(countVisit('x y', 5 * MINUTE).visits).toBe(1)
})

test('countVisit continues an old record that counts days', () => {
  expect(countVisit('2026-01-01 1', 5 * MINUTE).visits).toBe(2)
})
