import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

test.each([
  ['whats wheat a tonne, no wait i mean maize', 'maize'],
  ['price of cocoa no not cocoa i want palm oil', 'palm-oil'],
  ['soybean oil price. scratch that, soybean meal', 'soybean-meal'],
  ['is it barley i want, no its sorghum, how much a ton', 'sorghum'],
  ['barley? no, wheat, pounds sterling per long ton', 'wheat'],
  ['wheat price, sorry, maize', 'maize'],
  ['how much is urea - correction, DAP', 'dap'],
  [
    'what is the wheat making a tonne no sorry not the wheat the maize i meant what is the maize making',
    'maize',
  ],
  ['le prix du blé, non pardon, du maïs', 'maize'],
  ['qual o preço do milho, não, desculpa, da soja', 'soybeans'],
  ['precio del maíz, no perdón, del trigo', 'wheat'],
  ['bei ya ngano, samahani, mahindi', 'maize'],
])('Q36 what is put right is what is asked of: %s', (text, commodity) => {
  expect(understand(text, storedPlaces).commodities).toEqual([commodity])
})

test('Q36 so is a kind, and a time', () => {
  const tea = understand('give me the tea price in kolkata, sorry, mombasa', storedPlaces)
  expect(tea.variety).toEqual(['mombasa'])
  const beef = understand('what did beef make in january 2025, no I tell a lie, february 2025', storedPlaces)
  expect(beef.period).toEqual({ start: '2025-02', end: '2025-02' })
})

test.each([
  ['is there no maize or wheat price?', ['maize', 'wheat']],
  ['maize and wheat, no other crop', ['maize', 'wheat']],
  ['sorry to ask, what are maize and wheat worth', ['maize', 'wheat']],
  ['maize, i mean the world price, and wheat', ['maize', 'wheat']],
])('Q36 who takes nothing back asks of all: %s', (text, commodities) => {
  expect(understand(text, storedPlaces).commodities).toEqual(commodities)
})
