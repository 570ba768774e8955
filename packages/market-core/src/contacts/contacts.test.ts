import { expect, test } from 'vitest'
import { TOPICS } from '../reader/question.ts'
import { contacts } from './contacts.ts'
import { findEmergencyNumbers } from './emergency-numbers.ts'
import { findContacts } from './find-contacts.ts'

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
  expect(findContacts(['IN'], 'scheme').map(({ reach }) => reach)).toEqual([
    '14447',
    '155261',
    '1800-180-1551',
  ])
  expect(findContacts(['US'], 'scheme')[0]?.reach).toBe('rma.usda.gov')
  expect(findContacts(['IN'], 'nutrients').map(({ reach }) => reach)).toEqual(['1800-180-1551'])
  expect(findContacts(['XX'], 'nutrients')).toEqual([])
  expect(findContacts([], 'nutrients')).toEqual([])
})

test('H3 gives the emergency number of the country, or 112 if the country is unknown', () => {
  expect(findEmergencyNumbers(['AU'])).toEqual({ ambulance: '000', poisonCentre: '13 11 26' })
  expect(findEmergencyNumbers(['XX', 'KE'])).toEqual({ ambulance: '999' })
  expect(findEmergencyNumbers([])).toEqual({ ambulance: '112' })
  expect(findEmergencyNumbers(['PE'])).toEqual({ ambulance: '106', fireBrigade: '116' })
  expect(findEmergencyNumbers(['JM'])).toEqual({ ambulance: '110' })
  expect(findEmergencyNumbers(['ZM'])).toEqual({ ambulance: '112' })
})
