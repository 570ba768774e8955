import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStoredSettings } from './stored-settings.ts'

test('reads valid stored settings unchanged', () => {
  const settings = {
    units: { temperature: 'F' },
    crop: { name: 'apple', stage: 'full_pink_to_post_bloom' },
    limits: { spraying: { maxWindKmh: 18 }, alerts: { gustKmh: 45 } },
  }
  expect(parseStoredSettings(settings)).toEqual(settings)
})

test.each([
  ['a crop that is not on the list', { crop: { name: 'moonflower' } }],
  ['a stage of another crop', { crop: { name: 'potato', stage: 'full_bloom' } }],
  ['a part of the wrong type', { limits: 'none' }],
  ['a kind of farm that is not on the list', { enterprises: ['fish'] }],
])('drops %s and keeps the other settings', (_case, spoilt) => {
  expect(parseStoredSettings({ units: { wind: 'mph' }, ...spoilt })).toEqual({ units: { wind: 'mph' } })
})

test('drops each limit that no longer exists', () => {
  const limits = { frost: { lowGroundC: 2, formerC: 1 }, former: { x: 1 } }
  expect(parseStoredSettings({ limits })).toEqual({ limits: { frost: { lowGroundC: 2 } } })
})

test('reads any stored value without failing', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => typeof parseStoredSettings(value) === 'object'))
})
