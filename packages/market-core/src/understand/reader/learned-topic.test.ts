import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

test.each(['blip zork fnarg', 'qwx plmk zzt vrrp', 'gnarf gnarf wibblx'])(
  'T28 what has few words of any language has no topic: %s',
  (text) => {
    expect(understand(text, storedPlaces)).toMatchObject({ topic: 'other' })
  },
)

test('T28 a message of slips has the topic that it is likest', () => {
  expect(understand('fungus on leafs of wheet', storedPlaces)).toMatchObject({ topic: 'pest-and-disease' })
})
