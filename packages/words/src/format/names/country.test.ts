import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { formatCountry } from './country.ts'

test('formatCountry returns a name for a country code, and undefined for any other text', () =>
  checkRows(
    [
      ['KE', 'Kenya'],
      ['GB', 'United Kingdom'],
      ['QQ', undefined],
      ['England', undefined],
      ['', undefined],
    ],
    ([code, name]) => expect(formatCountry('en-GB', code)).toBe(name),
  ))

test('formatCountry supports other languages', () => expect(formatCountry('de', 'KE')).toBe('Kenia'))
