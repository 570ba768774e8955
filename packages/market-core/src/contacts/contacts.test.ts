import { expect, test } from 'vitest'
import { TOPICS } from '../reader/question.ts'
import { contacts } from './contacts.ts'
import { contactsFor } from './contacts-for.ts'
import { emergencyNumbers } from './emergency-numbers.ts'

test('H1 gives every contact a publisher, a month and a phone number or website', () => {
  for (const { country, name, reach, publisher, noted, topics: about = [] } of contacts) {
    expect(country).toMatch(/^[A-Z]{2}$/)
    expect([name, publisher].every((text) => text.length > 2)).toBe(true)
    expect(reach).toMatch(/^[\d -]{3,}$|^[a-z.-]+\.[a-z]{2,}(\/[a-z-]+)?$/)
    expect(noted).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    expect(TOPICS).toEqual(expect.arrayContaining([...about]))
  }
})

test('H2 lists contacts for the topic first, and none from another country', () => {
  expect(contactsFor(['IN'], 'scheme').map(({ reach }) => reach)).toEqual([
    '14447',
    '155261',
    '1800-180-1551',
  ])
  expect(contactsFor(['US'], 'scheme')[0]?.reach).toBe('rma.usda.gov')
  expect(contactsFor(['IN'], 'nutrients').map(({ reach }) => reach)).toEqual(['1800-180-1551'])
  expect(contactsFor(['XX'], 'nutrients')).toEqual([])
  expect(contactsFor([], 'nutrients')).toEqual([])
})

test('H3 gives the emergency number of the country, or 112 if the country is unknown', () => {
  expect(emergencyNumbers(['AU'])).toEqual({ ambulance: '000', poisonCentre: '13 11 26' })
  expect(emergencyNumbers(['XX', 'KE'])).toEqual({ ambulance: '999' })
  expect(emergencyNumbers([])).toEqual({ ambulance: '112' })
  expect(emergencyNumbers(['PE'])).toEqual({ ambulance: '106', fireBrigade: '116' })
  expect(emergencyNumbers(['JM'])).toEqual({ ambulance: '110' })
  expect(emergencyNumbers(['ZM'])).toEqual({ ambulance: '112' })
})
