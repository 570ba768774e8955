import { expect, test } from 'vitest'
import { countryName } from './country.ts'

test.each([
  ['KE', 'Kenya'],
  ['GB', 'United Kingdom'],
  ['QQ', undefined],
  ['England', undefined],
  ['', undefined],
])('%s is %s', (code, name) => expect(countryName('en-GB', code)).toBe(name))

test('in another language', () => expect(countryName('de', 'KE')).toBe('Kenia'))
