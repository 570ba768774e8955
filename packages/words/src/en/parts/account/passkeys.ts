import { formatLongDate } from '../../../format/dates/long-date.ts'
import { tag } from '../../tag.ts'

/** Passkeys on "My account", and as the second step of a login. */
export const passkeys = {
  heading: 'Passkeys',
  lead: 'With a passkey, you log in with your password and then your finger, face, phone lock or security key. Someone who learns your password still can’t get in.',
  recovery: 'Write down a recovery code first. It lets you in if you lose the passkey.',
  unable: 'Passkeys aren’t available here.',
  none: 'No passkey yet. You log in with your password alone.',
  /** `day` is `YYYY-MM-DD`, here and below. */
  added: ({ day }: { day: string }) => `added on ${formatLongDate(tag, day)}`,
  used: ({ day }: { day: string }) => `last used on ${formatLongDate(tag, day)}`,
  unused: 'not used yet',
  open: 'Add a passkey',
  name: 'Passkey name',
  nameNote: 'For example: my phone, security key',
  add: 'Add it',
  adding: 'Follow the steps on your device...',
  addFailed: 'No passkey was added. You cancelled, or this device already has one for your account.',
  addDone: ({ name }: { name: string }) => `${name} was added. Logging in now asks for a passkey.`,
  remove: 'Remove',
  removeOf: ({ name }: { name: string }) => `Remove: ${name}`,
  removing: 'Removing...',
  removeFailed: 'The passkey was not removed. Please try again.',
  removed: ({ name }: { name: string }) => `${name} was removed.`,
  step: {
    lead: 'Your password is correct. Now use your passkey.',
    use: 'Use my passkey',
    using: 'Follow the steps on your device...',
    failed: 'Your passkey did not work. Please try again.',
    again: 'Log in again',
    lost: 'Lost your passkey? Your recovery code lets you in.',
  },
}
