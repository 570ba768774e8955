import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { expect, test } from 'vitest'
import { countryName } from './country.ts'

test('countryName returns the name of a country code, and undefined for other texts', () =>
  checkRows(
    [
      ['KE', 'Kenya'],
      ['GB', 'United Kingdom'],
      ['QQ', undefined],
      ['England', undefined],
      ['', undefined],
    ],
    ([code, name]) => expect(countryName('en-GB', code)).toBe(name),
  ))

test('countryName returns the name in another language', () => expect(countryName('de', 'KE')).toBe('Kenia'))
