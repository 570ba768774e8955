import { checkRows } from '@smart-farming/vectors/check-rows'
import { sums as en } from '@smart-farming/words/sums/en'
import { sums as es } from '@smart-farming/words/sums/es'
import { expect, test } from 'vitest'
import type { NumberField } from './calculation.ts'
import { NO_FARM_DEFAULTS } from './farm-defaults.ts'
import { CALCULATORS } from './kinds/calculators.ts'
import { fieldState, readFields } from './read-fields.ts'
import { CALCULATOR_IDS } from './saved-calculations.ts'

const field = (need: NumberField['need'], fill?: number): NumberField => ({
  kind: 'number',
  id: 'a',
  label: 'A',
  need,
  fill,
})
const state = (need: NumberField['need'], text: string, words = en) =>
  fieldState(field(need), { a: text }, words)

test('an invalid field states what it needs', () =>
  checkRows(
    [
      ['above', '', 'Enter a number above 0.', false],
      ['above', '0', 'Enter a number above 0.', true],
      ['above', '-2', 'Enter a number above 0.', true],
      ['orZero', '0', undefined, false],
      ['orZero', '-0,5', 'Enter 0 or more.', true],
      ['percent', '100', 'Enter a percentage from 0 to below 100.', true],
      ['percent', '0', undefined, false],
      ['share', '100', undefined, false],
      ['share', '0', 'Enter a percentage above 0, up to 100.', true],
      ['optional', '', undefined, false],
      ['optional', '0', 'Leave empty, or enter a number above 0.', true],
      ['above', 'x', 'Use digits only, e.g. 1250.5', true],
      ['above', '1000000000000000', 'This number is too large.', true],
    ] as const,
    ([need, text, problem, isWrong]) => expect(state(need, text)).toMatchObject({ problem, isWrong }),
  ))

test("an ambiguous number is read by the language's rules and flagged", () => {
  expect(state('above', '1,250')).toMatchObject({ value: 1250, isAmbiguous: true })
  expect(state('above', '1,250', es)).toMatchObject({ value: 1.25, isAmbiguous: true })
})

test('a prefilled value is shown rounded but calculated exactly, and a cleared field stays empty', () => {
  const filled = field('above', 18.864_72)
  expect(fieldState(filled, {}, es)).toMatchObject({ text: '18,86', value: 18.864_72, isAmbiguous: false })
  expect(fieldState(filled, { a: '' }, es)).toMatchObject({ text: '', problem: es.needs.above })
})

test('readFields lists the fields that still need a number', () => {
  const { fields } = CALCULATORS.storage({
    words: en,
    farm: NO_FARM_DEFAULTS,
    typed: { quantity: '10', months: '3' },
  })
  expect(readFields(fields, { quantity: '10', months: '3' }, en)).toEqual({
    numbers: { quantity: 10, months: 3, interestPercent: 0 },
    missing: ['Price today per kg', 'Losses in that time', 'Storage costs in that time'],
  })
})

test('no input makes a calculation return NaN or Infinity', () =>
  checkRows(CALCULATOR_IDS, (id) => {
    for (const text of ['1', '0.0000000000000000000001', '999999999999', '99.9999', '0', '-5', '٣', '1,5']) {
      const typed = Object.fromEntries(
        CALCULATORS[id]({ words: en, farm: NO_FARM_DEFAULTS, typed: {} }).fields.map((one) => [
          one.id,
          one.kind === 'number' ? text : one.chosen,
        ]),
      )
      const sum = CALCULATORS[id]({ words: en, farm: NO_FARM_DEFAULTS, typed })
      const { numbers, missing } = readFields(sum.fields, typed, en)
      const told = missing.length === 0 ? JSON.stringify(sum.result(numbers)) : ''
      expect(told).not.toMatch(/NaN|Infinity|∞/)
    }
  }))
