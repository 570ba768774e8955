import { longDate } from '../../../format/dates/long-date.ts'
import { tag } from '../../tag.ts'

/** Passkeys: on "My account", and as the second step of a log-in. */
export const passkeys = {
  heading: 'Passkeys',
  lead: 'If you wish, a log-in asks for your password and then for a passkey: your finger, your face, the lock of your phone or a security key. Whoever learns your password still does not get in.',
  recovery: 'Have a recovery code on paper before you add one: it lets you in when the passkey is lost.',
  unable:
    'Passkeys need a browser that knows them, and this service under a name with https. One of these is missing here.',
  none: 'You have no passkey. Your password is enough to log in.',
  /** `day`: `YYYY-MM-DD`; so below. */
  added: ({ day }: { day: string }) => `added on ${longDate(tag, day)}`,
  used: ({ day }: { day: string }) => `last used on ${longDate(tag, day)}`,
  unused: 'not used yet',
  open: 'Add a passkey',
  name: 'What you call it',
  nameNote: 'Such as: my phone, the key on my ring',
  add: 'Add it',
  adding: 'Follow what your device asks...',
  addFailed: 'No passkey was added. It was stopped, or this device has one for your account already.',
  addDone: ({ name }: { name: string }) => `${name} is added. From now on a log-in asks for a passkey.`,
  remove: 'Remove',
  removeOf: ({ name }: { name: string }) => `Remove: ${name}`,
  removing: 'Removing...',
  removeFailed: 'The passkey was not removed. Please try again.',
  removed: ({ name }: { name: string }) => `${name} is removed.`,
  step: {
    lead: 'Your password is right. Now your passkey, please.',
    use: 'Use my passkey',
    using: 'Follow what your device asks...',
    failed: 'The passkey was not used. Please try again.',
    again: 'Log in again',
    lost: 'Lost your passkey? Your recovery code lets you in.',
  },
}
