import type { SchemeAsked } from '../understand/topic/scheme-asked.ts'
import type { Topic } from '../understand/topic/topic.ts'
import type { Contact } from './contact.ts'
import { contacts } from './contacts.ts'

/** Most contacts that an answer names: a list is no help. */
const MOST = 2

/**
 * Whom a farmer in these countries may ask about a topic, those first who are there for it alone.
 *
 * @param countries ISO 3166-1 alpha-2
 * @param scheme the kind of scheme, where it is about one: what is there for one alone is named for no other
 */
export function contactsFor(countries: readonly string[], topic: Topic, scheme?: SchemeAsked): Contact[] {
  return contacts
    .filter(
      ({ country, topics, schemes }) =>
        countries.includes(country) &&
        (topics === undefined || topics.some((one) => one === topic)) &&
        (schemes === undefined || schemes.some((one) => one === scheme)),
    )
    .toSorted((a, b) => Number(a.topics === undefined) - Number(b.topics === undefined))
    .slice(0, MOST)
}
