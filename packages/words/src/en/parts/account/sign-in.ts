import type { Device } from '@smart-farming/contracts/accounts/my-account'
import { formatLongDate } from '../../../format/dates/long-date.ts'
import { choosePlural } from '../../../format/plural.ts'
import { tag } from '../../tag.ts'
import { deviceName } from './devices.ts'

export const signIn = {
  password: {
    heading: 'Password',
    lead: 'The one you log in with. Change it if somebody else may know it.',
    open: 'Change the password',
    current: 'Current password',
    next: 'New password',
    note: ({ least }: { least: number }) =>
      `At least ${least} characters. Four words (15+ characters) are hard to guess.`,
    endOthers: 'End all other sessions, so that nobody stays signed in with the old one',
    save: 'Change the password',
    saving: 'Changing the password...',
    failed: 'The password was not changed. Please try again.',
    changed: 'Your password has been changed.',
    changedAndEnded: 'Your password has been changed. You are signed out everywhere else.',
  },
  sessions: {
    heading: 'Where I am signed in',
    lead: 'Sign out a lost or sold phone.',
    device: ({ device }: { device: Device | undefined }) => deviceName(device),
    current: 'This device',
    seenToday: 'last seen today',
    seenYesterday: 'last seen yesterday',
    /** `day` is `YYYY-MM-DD`. */
    seen: ({ day }: { day: string }) => `last seen on ${formatLongDate(tag, day)}`,
    since: ({ day }: { day: string }) => `signed in on ${formatLongDate(tag, day)}`,
    end: 'End',
    endOf: ({ device }: { device: Device | undefined }) => `End: ${deviceName(device)}`,
    endOthers: 'End all other sessions',
    endNow: 'End now',
    ending: 'Ending...',
    endFailed: 'The session was not ended. Please try again.',
    ended: ({ device }: { device: Device | undefined }) => `${deviceName(device)} is signed out.`,
    othersEnded: ({ count }: { count: number }) =>
      choosePlural(tag, count, {
        one: 'One other session was ended.',
        other: `${count} other sessions were ended.`,
      }),
    alone: 'You are not signed in anywhere else.',
  },
}
