import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { asksToHold } from './asks-to-hold.ts'

test.each([
  ['shud i hld my sorgum til feb', 'sorghum'],
  ['sel maize now or wait', 'maize'],
  ['kno if i keep my maize', 'maize'],
  ['is it gud to sel wheat nw or hld', 'wheat'],
  ['shd i sell my coffee now or wait til xmas', 'coffee-arabica'],
  ['shall i hold my wheat or sale', 'wheat'],
  ['sale now or hold cotton', 'cotton'],
  ['worth hanging on to wheat til jan?', 'wheat'],
  ['hld or sel maize', 'maize'],
  ['i sud wait wit my maize or wat', 'maize'],
  ['is it better holding on to the wheat', 'wheat'],
  ['soyabean rakhu kya feb tak', 'soybeans'],
  ['seguro o milho ate fevereiro?', 'maize'],
  ['guardo la soja hasta febrero?', 'soybeans'],
  ['guardo la soja o la largo', 'soybeans'],
  ["je garde mon arachide jusqu'en mai ?", 'groundnuts'],
  ['jatten ou je ven mon mais', 'maize'],
  ['niuze mahindi sasa au ningoje', 'maize'],
  ['nihifadhi mahindi hadi Februari?', 'maize'],
  ['اخزن الذرة لحد فبراير؟', 'maize'],
  ['make i sell my cocoa now abi make i wait', 'cocoa'],
])('Q27 as a message writes it, whether to hold is no advice either: %s', (text, id) => {
  expect(understand(text, storedPlaces)).toMatchObject({
    topic: 'price',
    intent: 'advice',
    commodities: [id],
  })
})

test.each([
  'how do i keep my • until february without weevils',
  'should i keep my • in bags',
  'where can i store • until may',
  'how much • should i keep for seed',
  'can i keep the • moist for a week',
])('Q27 how a thing is kept is no question of selling it: %s', (text) => {
  expect(asksToHold(text, text.replace('•', 'maize'), { end: '--02' })).toBe(false)
})
