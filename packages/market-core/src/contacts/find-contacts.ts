import type { Contact } from './contact.ts'
import { contacts } from './contacts.ts'

const MOST = 3

/**
 * Finds contacts for a topic in these countries, specialised contacts first.
 *
 * @param countries ISO 3166-1 alpha-2 codes
 */
export function findContacts(countries: readonly string[], topic: string): Contact[] {
  return contacts
    .filter(
      ({ country, topics }) =>
        countries.includes(country) && (topics === undefined || topics.some((one) => one === topic)),
    )
    .toSorted((a, b) => Number(a.topics === undefined) - Number(b.topics === undefined))
    .slice(0, MOST)
}
