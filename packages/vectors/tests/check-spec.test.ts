import { expect, test } from 'vitest'
import { findSpecFaults, NO_SPEC_FAULTS, parseSpecRules, parseTestTitles } from '../src/check-spec.ts'

test('parseSpecRules reads each rule up to the next one, across lines and list marks', () => {
  expect(
    parseSpecRules(
      '# Rules\n\n- **A1** Water\n  stays water. **A2** Ice floats on it.\n\n## Air\n- **B1** Air.',
    ),
  ).toEqual([
    { id: 'A1', text: 'Water\n  stays water.' },
    { id: 'A2', text: 'Ice floats on it.' },
    { id: 'B1', text: 'Air.' },
  ])
})

test('parseTestTitles finds titles with any kind of quotes, across lines and after test.each tables', () => {
  const source = [
    "test('A1 one', () => {})",
    'test("A2 a farmer\'s two", () => {})',
    "test.each(rows)('A3 three %s', () => {})",
    'test.each([\n  [1, f(2)],\n] as const)(\n  `A4 four`,\n  () => {},\n)',
    "expect(at('2025')).toBe('A5 is no title', 1)",
  ].join('\n')
  expect(parseTestTitles(source)).toEqual(['A1 one', "A2 a farmer's two", 'A3 three %s', 'A4 four'])
})

test('findSpecFaults reports nothing when every rule has a test', () => {
  const spec = '**A1** Water is always wet. **A2** Ice floats on water.'
  expect(findSpecFaults(spec, ['A1 wet', 'A2 floats', 'A2 on salt water'])).toEqual(NO_SPEC_FAULTS)
})

test('findSpecFaults lists each kind of fault', () => {
  const spec =
    '**A1** Water is always wet. **A1** Ice floats on water. **A3** Crop heat units. **B1-B4** What we call spraying.'
  expect(findSpecFaults(spec, ['A1 wet', 'A4 of its own', 'of no rule'])).toEqual({
    notIds: ['B1-B4'],
    captions: ['A3'],
    doubled: ['A1'],
    gaps: ['A2'],
    notShown: ['A3', 'B1-B4'],
    noRule: ['A4 of its own', 'of no rule'],
  })
})
