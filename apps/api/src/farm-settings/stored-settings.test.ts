import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableSettings } from './stored-settings.ts'

test('what fits is read as it was kept', () => {
  const settings = {
    units: { temperature: 'F' },
    crop: { name: 'apple', stage: 'full_pink_to_post_bloom' },
    limits: { spraying: { maxWindKmh: 18 }, alerts: { gustKmh: 45 } },
  }
  expect(readableSettings(settings)).toEqual(settings)
})

test.each([
  ['a crop that is not on the list', { crop: { name: 'moonflower' } }],
  ['a stage of another crop', { crop: { name: 'potato', stage: 'full_bloom' } }],
  ['a part of the wrong kind', { limits: 'none' }],
  ['a kind of farm that is not on the list', { enterprises: ['fish'] }],
])('%s is left out, and the rest stays', (_case, spoilt) => {
  expect(readableSettings({ units: { wind: 'mph' }, ...spoilt })).toEqual({ units: { wind: 'mph' } })
})

test('limits that do not exist any more are left out one by one', () => {
  const limits = { frost: { lowGroundC: 2, formerC: 1 }, former: { x: 1 } }
  expect(readableSettings({ limits })).toEqual({ limits: { frost: { lowGroundC: 2 } } })
})

test('whatever is stored, there is an answer', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => typeof readableSettings(value) === 'object'))
})
