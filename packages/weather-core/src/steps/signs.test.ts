import { expect, test } from 'vitest'
import { signsOf } from './signs.ts'

const unknown = { thunder: undefined, hail: undefined, freezing: undefined }

test.each([
  ['nothing', undefined, unknown],
  ['weather that is not known', { description: '', icon: '03d' }, unknown],
  [
    'a clear sky',
    { id: 800, description: 'clear sky', icon: '01d' },
    { thunder: false, hail: false, freezing: false },
  ],
  [
    'thunder that says nothing of hail',
    { id: 211, description: 'thunderstorm', icon: '11n' },
    { thunder: true, hail: undefined, freezing: false },
  ],
  [
    'thunder with hail',
    { id: 211, description: 'thunderstorm with hail', icon: '11d', hail: true },
    { thunder: true, hail: true, freezing: false },
  ],
  [
    'freezing rain',
    { id: 511, description: 'freezing rain', icon: '13d' },
    { thunder: false, hail: false, freezing: true },
  ],
  [
    'codes that do not know freezing rain',
    { description: 'rain', icon: '10d' },
    { thunder: false, hail: false, freezing: undefined },
  ],
])('I11 %s', (_, condition, signs) => {
  expect(signsOf(condition)).toEqual(signs)
})
