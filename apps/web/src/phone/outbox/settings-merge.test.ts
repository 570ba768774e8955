import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SettingsChange } from './change.ts'
import {
  areSettingsEqual,
  changedParts,
  combineChanges,
  mergeSettings,
  resolveConflict,
} from './settings-merge.ts'

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

test("a merge takes each side's changes and reports settings on which they conflict", () => {
  fc.assert(
    fc.property(settings, settings, settings, (base, wanted, there) => {
      const { settings: result, differs } = mergeSettings({ base, wanted }, there)
      for (const part of parts) {
        const isOwn = !areSettingsEqual(base[part], wanted[part])
        const isTheirs = !areSettingsEqual(base[part], there[part])
        expect(differs.includes(part)).toBe(isOwn && isTheirs && !areSettingsEqual(wanted[part], there[part]))
        expect(areSettingsEqual(result[part], isOwn ? wanted[part] : there[part])).toBe(true)
      }
    }),
  )
})

test("the farmer's decision resolves every conflict and changes only the settings in conflict", () => {
  fc.assert(
    fc.property(settings, settings, settings, (base, wanted, there) => {
      const asked = mergeSettings({ base, wanted }, there).differs
      const question = { ...change(base, wanted), differs: { parts: asked, there } }
      for (const stands of ['own', 'there'] as const) {
        const { settings: result, differs } = mergeSettings(resolveConflict(question, stands), there)
        expect(differs).toEqual([])
        for (const part of asked as (typeof parts)[number][])
          expect(areSettingsEqual(result[part], stands === 'own' ? wanted[part] : there[part])).toBe(true)
      }
    }),
  )
})

test('a later queued change is merged over an earlier one, setting by setting', () => {
  const both = combineChanges(
    change({ soil: 'clay' }, { soil: 'light', crop: { name: 'apple' } }),
    change({ soil: 'clay' }, { soil: 'clay', crop: { name: 'potato' } }),
  )
  expect(both).toEqual(change({ soil: 'clay' }, { soil: 'light', crop: { name: 'potato' } }))
})

test('field order and undefined fields do not count as changes', () => {
  const base = { units: { wind: 'mph', rain: 'in' } } as const
  const wanted = { units: { rain: 'in', wind: 'mph' }, soil: undefined } as FarmSettings
  expect(changedParts({ base, wanted })).toEqual([])
})
