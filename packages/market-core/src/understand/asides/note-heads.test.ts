import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { withoutNoteHead } from './note-heads.ts'

test.each([
  ['Line 3: cust. from Masaka, robusta, 2 t', 'customer from Masaka, robusta, 2 t'],
  ['Call no. 14 / farmer has wheat', 'farmer has wheat'],
  ['Voicemail 22:40: how much is my sesame', 'Voicemail : how much is my sesame'],
  ['Inbound 09:14. Man has 6 bags', 'Inbound . Man has 6 bags'],
  ['Bank form line 7: value of 2 t of paddy', 'Bank form : value of 2 t of paddy'],
  ['1430hrs - wants maize world price', 'wants maize world price'],
  ['Chamada 7: quer o preço do café', 'quer o preço do café'],
  ['09:12 | ticket 4432: cocoa per kg?', 'cocoa per kg?'],
])('N56 what stands at the head of a note is no figure: %s', (note, rest) => {
  expect(withoutNoteHead(note)).toBe(rest)
})

test.each(['3 t of maize: what is it worth', 'line 3 t of maize up', '12.50 a kg, is that fair', 'row 4'])(
  'N56 what is told of goods stays: %s',
  (text) => {
    expect(withoutNoteHead(text)).toBe(text)
  },
)

test('N56 the number of a line is no cost', () => {
  const { figures } = understand(
    'Line 3: cust. from Masaka, robusta, 2 t, wants world price + what 2 t comes to',
    storedPlaces,
  )
  expect(figures.totalCost).toBeUndefined()
})

test.each([
  '6 hectares, half of it old trees. How far has cocoa come down from its highest month?',
  '9 ha of coffee, a third of it young. how much has arabica fallen since its peak?',
  'I sold 17 t of corn at 190. How far short of your world figure did I end up in all?',
])('N56 a sum that leaves out what is asked is not told: %s', (text) => {
  expect(understand(text, storedPlaces).story).toBeUndefined()
})

test('N56 land is still reckoned where nothing else is asked', () => {
  expect(
    understand('6 hectares, half of it old trees. how many hectares is that?', storedPlaces).story,
  ).toBeDefined()
})
