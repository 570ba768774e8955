import { known, unknown } from '@smart-farming/weather-core/result'
import { loadServerWords } from '@smart-farming/words/catalogues'
import { expect, test } from 'vitest'
import { dryDaysLine, firstDryRun } from '../day-lines.ts'

const words = await loadServerWords('en')
const day = (key: string, mm: number | undefined, complete = true) => ({
  key,
  complete,
  rainMm: mm === undefined ? unknown('missing') : known(mm),
})
const line = (days: ReturnType<typeof day>[], keys: string[] = []) =>
  dryDaysLine(words, { days, nameDay: (key: string) => key }, keys)

test('days on which hardly anything falls are counted and named; of today only what is to come', () => {
  expect(line([day('today', 0, false), day('Tuesday', 6), day('Wednesday', 0.2)])).toBe(
    'Dry days: 2 (today, Wednesday).',
  )
})

test('a day that the forecast breaks off in is not known to be dry, and is named as such', () => {
  expect(line([day('today', 0), day('Tuesday', 0), day('Wednesday', 0, false)])).toBe(
    'Dry days: 2 (today, Tuesday); not known: Wednesday.',
  )
  expect(line([day('today', 3), day('Tuesday', 0, false)])).toBe('Dry days: 0; not known: Tuesday.')
})

test('what has rain already is wet, whatever its other hours bring', () => {
  expect(line([day('today', 0), day('Tuesday', 4, false)])).toBe('Dry days: 1 (today).')
})

test('a day that is asked about and out of reach, or without an amount, is not known', () => {
  expect(line([day('today', 0)], ['today', 'Sunday'])).toBe('Dry days: 1 (today); not known: Sunday.')
  expect(line([day('today', undefined)])).toBe('Dry days: not known, this forecast does not give it.')
  expect(line([])).toBe('Dry days: not known, this forecast does not give it.')
})

test('days in a row are those until the first wet one; one that is not known may go on with them', () => {
  const run = (...mm: (number | undefined)[]) => firstDryRun(mm.map((each, at) => day(`${at}`, each)))
  expect(run(0, 20, 0, 0)).toEqual(['0'])
  expect(run(9, 0, 0.1, 5, 0)).toEqual(['1', '2'])
  expect(run(0, 0, undefined)).toEqual(['0', '1', '2'])
  expect(run(0, 0)).toEqual(['0', '1'])
  expect(run(4, 6)).toEqual(['0', '1'])
})
