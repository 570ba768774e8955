import { contactsFor } from '../../contacts/contacts-for.ts'
import type { Helpers } from '../price-data.ts'
import type { SaidStatement, Statements } from '../statement.ts'

/** The people who know about a topic: the operator's advisers and the public contacts of the farm's country. */
export const whomToAsk = (
  about: Statements['ask_whom']['about'],
  { local, advisers = [] }: Helpers,
): SaidStatement => ({
  code: 'ask_whom',
  values: { about, contacts: contactsFor(local, about), advisers },
})
