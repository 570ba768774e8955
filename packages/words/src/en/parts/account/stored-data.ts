import type { AccountEvent } from '@smart-farming/contracts/accounts/my-account'
import { formatDayAndTime } from '../../../format/dates/day-and-time.ts'
import { formatEnumeration } from '../../../format/names/list.ts'
import { tag } from '../../tag.ts'
import { deviceName } from './devices.ts'

const happened = {
  signed_up: 'The account was created',
  signed_in_new_device: 'Signed in on a new device',
  username_changed: 'The username was changed',
  password_changed: 'The password was changed',
  password_reset: 'The operator issued a code for a new password',
  recovery_code_made: 'A recovery code was created',
  recovered: 'A new password was set with the recovery code',
  session_ended: 'A session was ended',
  sessions_ended: 'All other sessions were ended',
  exported: 'The data was downloaded',
  moved_in: 'Another phone was signed in with a link',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  passkey_used_new_device: 'Signed in on a new device, with a passkey',
  deletion_asked: 'Account deletion was requested',
  deletion_cancelled: 'Account deletion was cancelled by a login',
} satisfies Record<AccountEvent['kind'], string>

export const storedData = {
  exporting: {
    heading: 'Download my data',
    lead: 'One zip file with everything saved in your account, for spreadsheets and programs. It explains each field.',
    open: 'Save everything as a file',
    save: 'Save the file',
    saving: 'Getting it ready...',
    failed: 'The file could not be created. Please try again.',
    saved: ({ name }: { name: string }) => `Saved as ${name}.`,
  },
  deleting: {
    heading: 'Delete my account',
    lead: 'This signs you out everywhere. If you log in within 14 days, everything comes back. After that your farm, its places, your settings and this list are gone for good. Messages that you sent with the contact form stay, without your name.',
    open: 'Delete my account',
    delete: 'Delete it in 14 days',
    deleting: 'Deleting...',
    failed: 'Your account was not deleted. Please try again.',
  },
  events: {
    heading: 'Account activity',
    lead: 'The last 90 days. If you don’t recognise an entry, change your password.',
    open: 'Show account activity',
    none: 'Nothing in the last 90 days.',
    what: ({ kind }: { kind: AccountEvent['kind'] }): string => happened[kind],
    /** `at` is ISO 8601, shown in the browser's time zone. */
    when: ({ at }: { at: string }) => formatDayAndTime(tag, at),
    where: ({ device, network }: Pick<AccountEvent, 'device' | 'network'>) =>
      formatEnumeration(tag, [deviceName(device), ...(network === undefined ? [] : [`network ${network}`])]),
  },
}
