import { expect, test } from 'vitest'
import { barePlace, goesOn, placeAsked } from './place-asked.ts'

test.each([
  ['weather in Paris', 'paris'],
  ['RAIN CHANCES IN WARANGAL THIS WEEK', 'warangal'],
  ['cold wave forecast district Gaya', 'gaya'],
  ['will it rain in New Delhi tomorrow', 'new delhi'],
  ['weather forecast for Kisumu', 'kisumu'],
  ['cold tonight for young chicks', undefined],
  ['good time today for putting weedicide', undefined],
  ['rain in my field tomorrow', undefined],
  ['frost in potato', undefined],
  ['wind in the evening for burning residue in plot', undefined],
  ['rain in 2 hours', undefined],
  ['can I spray at dawn', undefined],
  ['heat for workers', undefined],
  ['rain in December', undefined],
  ['heavy dew in the coming nights', undefined],
  ['fog in the cooler weeks', undefined],
  ['it rains and the field dries in patches', undefined],
  ['will it be dry in general', undefined],
  ['will rain tomorrow in مزرعتي', undefined],
  ['rain tomorrow in minha fazenda', undefined],
])('the place of "%s"', (question, place) => {
  expect(placeAsked(question)).toBe(place)
})

test.each([
  ['weather report next 3 days jalgaon', 'jalgaon'],
  ['Kitale rain tomorrow', 'kitale'],
  ['rain eldoret tomorrow please', 'eldoret'],
  ['weather for tomorrow', undefined],
  ['meri kheti rain tomorrow', undefined],
  ['will it rain tomorrow', undefined],
  ['how windy will it be at noon', undefined],
  ['temperature tonight, my chicks are small', undefined],
])('a place at one end of "%s"', (question, place) => {
  expect(barePlace(question)).toBe(place)
})

test('weather for a crop is of no place, and a tunnel is none', () => {
  expect(placeAsked('blight weather for potatoes this week')).toBeUndefined()
  expect(placeAsked('mildew risk in polytunnels')).toBeUndefined()
})

test('a name of two words goes on where its first alone is none', () => {
  expect(goesOn('wind at Ubon Ratchathani on friday', 'ubon')).toBe('ubon ratchathani')
  expect(goesOn('rain in Kisii tomorrow', 'kisii')).toBeUndefined()
})

test('a name may have a hyphen', () => {
  expect(barePlace('weather Port-Gentil tomorrow')).toBe('port-gentil')
})
