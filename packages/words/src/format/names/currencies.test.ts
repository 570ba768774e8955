import { expect, test } from 'vitest'
import { listCurrencies } from './currencies.ts'

const nameIn = (tag: string, code: string) => listCurrencies(tag).find((one) => one.code === code)?.name

test('listCurrencies returns currencies by name in the given language, sorted', () => {
  expect(nameIn('en-GB', 'KES')).toBe('Kenyan Shilling')
  expect(nameIn('de', 'KES')).toBe('Kenia-Schilling')
  const names = listCurrencies('en-GB').map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB').compare))
})

test('listCurrencies leaves out historic currencies', () => {
  expect(nameIn('en-GB', 'AOK')).toBeUndefined()
})
