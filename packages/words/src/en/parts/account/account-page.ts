import { formatLongDate } from '../../../format/dates/long-date.ts'
import { tag } from '../../tag.ts'

/** Texts shared by all sections of "My account". */
export const accountPage = {
  title: 'My account',
  back: 'Dashboard',
  /** On the login page, after a deletion request. `day` is `YYYY-MM-DD`. */
  goes: ({ day }: { day: string }) =>
    `Your account will be deleted on ${formatLongDate(tag, day)}. Log in before then to keep it.`,
  lead: ({ username }: { username: string }) => `You are signed in as ${username}.`,
  groups: {
    names: 'Names',
    login: 'Logging in',
    devices: 'Phones and computers',
    data: 'Your data',
  },
  loading: 'Loading...',
  unread: 'This could not be loaded. It is still saved in your account.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  required: ({ label }: { label: string }) => `${label} is required.`,
  tooShort: ({ label, least }: { label: string; least: number }) =>
    `${label} needs at least ${least} characters.`,
  askPassword: 'Please enter your password, so that we know it is you.',
  yourPassword: 'Your password',
  privacy: 'What we keep about you, where, for how long, and who sees it',
}
