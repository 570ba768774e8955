import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const read = (text: string) => understand(text, pricePlaces)

test.each([
  ['The old tractor is choking on me again. How many litres in 15 imperial gallons?', 'convert'],
  ['The pump is drowned, all my lads are ill. How many litres in 40 US gallons?', 'convert'],
])('Q102 a last sentence that holds all figures and is a conversion is what is asked: %s', (text, intent) => {
  const alone = read(text.replace(/^[^.]*\. /, ''))
  expect(read(text)).toMatchObject({ intent, conversion: alone.conversion })
})

test.each([
  'Rain killed the beans. 12 ha at 2.4 t/ha, how many tonnes?',
  'The cows broke the fence again. 40 bags of 50 kg at 1,200 a bag, what is that?',
])('Q102 and so is one that is a sum: %s', (text) => {
  const alone = read(text.replace(/^[^.]*\. /, ''))
  expect(alone.story).toHaveProperty('sum')
  expect(read(text).story).toEqual(alone.story)
})

test.each([
  ['figures stand elsewhere', 'I paid 3 euro for 2.5 of them. Now, 15 gallons in litres'],
  [
    'the question is another',
    'I have 6 hectares, half of it old trees. How far has cocoa come down from its top?',
  ],
  ['somebody is in danger', 'My son drank from the sprayer. How many litres in 15 gallons?'],
])('Q102 but not where %s', (_where, text) => {
  expect(read(text).conversion).toBeUndefined()
  expect(read(text).story ?? {}).not.toHaveProperty('sum')
})
