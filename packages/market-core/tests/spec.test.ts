import { join } from 'node:path'
import { checkSpec, NO_SPEC_FAULTS } from '@smart-farming/vectors/check-spec'
import { expect, test } from 'vitest'

test('every rule of SPEC.md has a test, and every test names a rule', () => {
  expect(checkSpec(join(import.meta.dirname, '..'))).toEqual(NO_SPEC_FAULTS)
})
