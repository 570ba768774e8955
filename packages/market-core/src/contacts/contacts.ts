import type { Contact } from './contact.ts'
import known from './contacts.json' with { type: 'json' }

/**
 * Public help for farmers, by country: help lines first, then the services that advise or send a farmer on. Only what
 * its publisher makes known; whoever adds one names the publisher and the month.
 */
export const contacts = known as readonly Contact[]
