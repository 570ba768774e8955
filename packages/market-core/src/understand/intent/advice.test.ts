import { expect, test } from 'vitest'
import { understand } from '../question.ts'

const nowhere = { countries: [], markets: [] }

test.each([
  'maize went up. do I keep it in the store or let go of it?',
  'Shall I sell my wheat?',
  'is it worth holding my coffee',
  'El maíz ha subido, ¿me conviene guardar?',
  '¿Es buen momento para vender el café?',
  'O milho subiu, vale a pena guardar?',
  'Quando vender o milho?',
  'Faut-il garder mon blé ?',
  'Niuze lini mahindi yangu?',
  'गेहूं कब बेचूं?',
  'هل أنتظر حتى أبيع القمح؟',
])('Q27 %s: it asks what to do, not which way the price went', (text) => {
  expect(understand(text, nowhere).intent).toBe('advice')
})

test('Q28 a thousand is a number in every language, and no millet', () => {
  for (const text of [
    'Vendo 40 mil quilos de milho, quanto vale?',
    'Tengo 40 mil kilos de maíz, ¿cuánto valen?',
  ]) {
    const { commodities, figures } = understand(text, nowhere)
    expect(commodities, text).toEqual(['maize'])
    expect(JSON.stringify(figures), text).toContain('40000')
  }
})
