import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { findDanger } from './find-danger.ts'

const danger = (text: string) => findDanger(plainText(text))

test.each([
  'my worker swallowed pesticide',
  'Child DRANK herbicide!!',
  'my wife took poison',
  'he breathed in the fumigant',
  'spray got in my eyes',
  'pesticide on my skin it burns',
  'after mixing the chemical I am vomiting',
  'the boy is unconscious, he was spraying',
  'my goats ate the pesticide bag',
  'I think I am poisoned',
  'Mon fils a avalé du pesticide',
  'mi hijo tomó veneno',
  'intoxicado con plaguicida',
  'meu filho bebeu agrotóxico',
  'mtoto amekunywa dawa ya kuua wadudu',
  'usne zehar pi liya',
  'बच्चे ने कीटनाशक पी लिया',
  'شرب مبيد حشرات',
])('T5 an emergency: %s', (text) => {
  expect(danger(text)).toBe('emergency')
})

test.each([
  'How much glyphosate per litre?',
  'dose of ivermectin for a goat',
  'can I tank mix mancozeb and dimethoate',
  'waiting period after spraying chlorpyrifos',
  'how long after spraying may I harvest',
  'how many ml of neem for 20 litres',
  'how much urea do I put on an acre of maize',
])('T6 a dose: %s', (text) => {
  expect(danger(text)).toBe('dose')
})

test.each([
  'What is urea worth?',
  'How many kg of maize buy a kg of urea?',
  'how much is a 50 kg bag of DAP',
  'how much does glyphosate cost per litre',
  'armyworm ate all my maize',
  'can I spray tomorrow',
  'sick chickens',
  'my cows are sick',
  'which nozzle fits my sprayer',
  'goats ate neem leaves',
  'leaf curl in chilli',
  'where can I hire a combine harvester',
  'maize price per hectare',
  '',
])('T6 neither: %j', (text) => {
  expect(danger(text)).toBeUndefined()
})
