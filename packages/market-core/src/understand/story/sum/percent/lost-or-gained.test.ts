import { expect, test } from 'vitest'
import { understand } from '../../../question.ts'

const nowhere = { countries: [], markets: [] }
const sumOf = (text: string) => {
  const { story } = understand(text, nowhere)
  return story !== undefined && 'sum' in story ? story.sum : undefined
}

test.each([
  ['I put 120 bags in the store and took out 109. What percent did I lose?', -9.17],
  ['I stored 40 bags and now there are 36. What percentage have I lost?', -10],
  ['my calf weighed 180 kg, now it is 225 kg. By what percent did it gain?', 25],
  ['price here went from 2000 to 2300 rupees, how many percent up', 15],
  ["j'ai mis 120 sacs au magasin et j'en ai sorti 109. Quel pourcentage j'ai perdu ?", -9.17],
  ['le prix chez nous est passé de 420 à 355 francs, ça fait combien en pour cent', -15.48],
  ['el precio pasó de 500 a 400 pesos, ¿cuánto es en por ciento?', -20],
  ['o preço passou de 50 para 60 reais, quanto é em por cento?', 20],
  ['bei imepanda kutoka 400 hadi 500 shilingi, ni asilimia ngapi', 25],
  ['भाव 2000 से 2400 रुपये हो गया, कितने प्रतिशत बढ़ा', 20],
  ['السعر ارتفع من 400 إلى 500 جنيه، كم في المئة', 25],
])('N54 what was lost or gained between two own figures is of the first: %s', (text, percent) => {
  expect(sumOf(text)?.percent).toBeCloseTo(percent, 2)
})

test.each([
  ['I lost 11 of my 120 bags. what percent is that', 9.17],
  ['I harvested 120 bags and sold 90. what percent did I sell', 75],
])('N54 a part that is told stays a part of the whole: %s', (text, share) => {
  expect(sumOf(text)?.value.value).toBeCloseTo(share, 2)
})
