import type { ProblemSubject } from '@smart-farming/contracts/schema/problems'

/**
 * Subjects, as in `subjects.ts`, of fields that only API clients or pages without a catalogue send.
 */
export const callSubjects = {
  new_password: 'New password',
  recovery_code: 'Recovery code',
  move_secret: 'The link',
  passkey: 'The passkey',
  passkey_name: 'The passkey name',
  sender_name: 'Your name',
  reply_to: 'E-mail or phone',
  contact_message: 'Your message',
  state: 'State',
  latitude: 'Latitude',
  longitude: 'Longitude',
  cost: 'Cost',
  yield: 'Yield',
  haulage: 'Haulage',
  price: 'Price',
  weight: 'Weight',
  series: 'Series',
  months: 'Months',
  commodities: 'Commodities',
  currencies: 'Currencies',
  from: 'From',
  to: 'To',
} satisfies Partial<Record<ProblemSubject, string>>
