import type { Contact } from './contact.ts'
import known from './contacts.json' with { type: 'json' }

/**
 * Public contacts for farmers, by country: help lines first, then advisory services and referrals.
 */
export const contacts = known as readonly Contact[]
