import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { expect, test } from 'vitest'
import { formatCountry } from './country.ts'

test('formatCountry returns the name of a country code, and undefined for other texts', () =>
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

test('formatCountry returns the name in another language', () =>
  expect(formatCountry('de', 'KE')).toBe('Kenia'))
