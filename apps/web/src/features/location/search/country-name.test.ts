import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test.each([
  ['KE', 'Kenya'],
  ['GB', 'United Kingdom'],
  ['QQ', undefined],
  ['England', undefined],
  ['', undefined],
])('%s is %s', (code, name) => expect(countryName(code)).toBe(name))
