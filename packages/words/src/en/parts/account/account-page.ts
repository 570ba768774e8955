import { longDate } from '../../../format/dates/long-date.ts'
import { tag } from '../../tag.ts'

/** Texts shared by all sections of "My account". */
export const accountPage = {
  title: 'My account',
  back: 'Dashboard',
  /** On the log-in page, after the farmer requested deletion. `day`: `YYYY-MM-DD`. */
  goes: ({ day }: { day: string }) =>
    `Your account will be deleted on ${longDate(tag, day)}. Until then a log-in brings it back.`,
  lead: ({ username }: { username: string }) => `You are signed in as ${username}.`,
  /** Headings of the cards. */
  groups: {
    names: 'Names',
    login: 'Logging in',
    devices: 'Phones and computers',
    data: 'Your data',
  },
  loading: 'Loading...',
  unread: 'This could not be fetched. It is saved to your account.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  required: ({ label }: { label: string }) => `${label} is required.`,
  tooShort: ({ label, least }: { label: string; least: number }) =>
    `${label} needs at least ${least} characters.`,
  askPassword: 'Your password first, to be sure that it is you.',
  yourPassword: 'Your password',
  privacy: 'What we keep of you, where, how long, and who is asked',
}
