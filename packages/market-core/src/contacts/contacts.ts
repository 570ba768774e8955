import type { Contact } from './contact.ts'
import known from './contacts.json' with { type: 'json' }

/**
 * Public help for farmers, by country: help lines first, then advisory services and referrals. Only published contacts;
 * each entry needs its publisher and month.
 */
export const contacts = known as readonly Contact[]
