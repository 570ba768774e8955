import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each([
  'abelhas muitas picada garganta fechando',
  'The bull got Piet against the crush, he says it is nothing but his lips are bluish and he breathes funny',
  'the cow kicked him in the chest, he says he cannot breathe',
])('Q92 no vet is called for who was stung, and for who speaks: %s', (text) => {
  const { danger, emergency } = understand(text, storedPlaces)
  expect(danger).toBe('emergency')
  expect(emergency).not.toBe('animal')
})

test.each([
  'my cow was stung by bees and cannot stand',
  'bees attacked my goats, two are down',
  'snake bit my cow',
  'the dog ate slug pellets and shakes',
])('Q92 an animal that suffers is one: %s', (text) => {
  expect(understand(text, storedPlaces).emergency).toBe('animal')
})
