import { contactsFor } from '../../contacts/contacts-for.ts'
import type { SchemeAsked } from '../../understand/topic/scheme-asked.ts'
import type { Topic } from '../../understand/topic/topic.ts'
import type { SaidStatement, Statements } from '../statement.ts'

/** Where a farm is and whom its operator names: what says whom to ask. */
export interface Helpers {
  /** ISO alpha-2 codes of the countries that are "here" for this farm. */
  readonly local: readonly string[]
  /** The operator's own advisers, as they are to be named. */
  readonly advisers?: readonly string[]
}

/** What says who knows. */
export function whomToAsk(
  topic: Topic,
  { local, advisers = [] }: Helpers,
  { scheme, about }: { scheme?: SchemeAsked | undefined; about?: Statements['ask_whom']['about'] } = {},
): SaidStatement {
  const contacts = contactsFor(local, topic, scheme)
  const insured = scheme === 'insurance' && { scheme }
  return { code: 'ask_whom', values: { topic, contacts, advisers, ...insured, ...(about && { about }) } }
}
