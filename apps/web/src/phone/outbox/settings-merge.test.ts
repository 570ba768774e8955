import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SettingsChange } from './change.ts'
import { changedParts, decided, joined, merged, saysTheSame } from './settings-merge.ts'

const settings = fc.record(
  {
    soil: fc.constantFrom('light' as const, 'clay' as const),
    crop: fc.record({ name: fc.constantFrom('apple' as const, 'potato' as const) }),
    limits: fc.record({ frost: fc.record({ lowGroundC: fc.integer({ min: 0, max: 3 }) }) }),
    boardCrops: fc.uniqueArray(fc.constantFrom('maize', 'tea', 'beans'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const change = (base: FarmSettings, wanted: FarmSettings): SettingsChange => ({
  kind: 'settings',
  base,
  wanted,
})
const parts = ['soil', 'crop', 'limits', 'boardCrops'] as const

test('what one side changed comes from that side; what both changed otherwise is asked about', () => {
  fc.assert(
    fc.property(settings, settings, settings, (base, wanted, there) => {
      const { settings: result, differs } = merged({ base, wanted }, there)
      for (const part of parts) {
        const isOwn = !saysTheSame(base[part], wanted[part])
        const isTheirs = !saysTheSame(base[part], there[part])
        expect(differs.includes(part)).toBe(isOwn && isTheirs && !saysTheSame(wanted[part], there[part]))
        expect(saysTheSame(result[part], isOwn ? wanted[part] : there[part])).toBe(true)
      }
    }),
  )
})

test('after the farmer has said which stands, nothing is asked about, and only that is different', () => {
  fc.assert(
    fc.property(settings, settings, settings, (base, wanted, there) => {
      const asked = merged({ base, wanted }, there).differs
      const question = { ...change(base, wanted), differs: { parts: asked, there } }
      for (const stands of ['own', 'there'] as const) {
        const { settings: result, differs } = merged(decided(question, stands), there)
        expect(differs).toEqual([])
        for (const part of asked as (typeof parts)[number][])
          expect(saysTheSame(result[part], stands === 'own' ? wanted[part] : there[part])).toBe(true)
      }
    }),
  )
})

test('a later change that waits comes on top of the earlier one, part by part', () => {
  const both = joined(
    change({ soil: 'clay' }, { soil: 'light', crop: { name: 'apple' } }),
    change({ soil: 'clay' }, { soil: 'clay', crop: { name: 'potato' } }),
  )
  expect(both).toEqual(change({ soil: 'clay' }, { soil: 'light', crop: { name: 'potato' } }))
})

test('the order of fields, and a field that is said to be none, are no change', () => {
  const base = { units: { wind: 'mph', rain: 'in' } } as const
  const wanted = { units: { rain: 'in', wind: 'mph' }, soil: undefined } as FarmSettings
  expect(changedParts({ base, wanted })).toEqual([])
})
