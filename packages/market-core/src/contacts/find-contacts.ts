import type { Contact } from './contact.ts'
import { contacts } from './contacts.ts'

/** Maximum number of contacts per answer: a longer list does not help. */
const MOST = 3

/**
 * Contacts for a topic in these countries, specialised ones first.
 *
 * @param countries ISO 3166-1 alpha-2
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
