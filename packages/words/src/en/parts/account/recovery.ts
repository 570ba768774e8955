import { formatLongDate } from '../../../format/dates/long-date.ts'
import { tag } from '../../tag.ts'

export const recovery = {
  heading: 'Recovery code',
  lead: 'If you forget your password, this code lets you back in. Write it on paper and keep it safe: we don’t send e-mails.',
  none: 'You have no recovery code yet.',
  /** `day` is `YYYY-MM-DD`. */
  madeOn: ({ day }: { day: string }) =>
    `Your code is from ${formatLongDate(tag, day)}. A new code replaces it.`,
  make: 'Make a recovery code',
  makeNew: 'Make a new code',
  making: 'Creating the code...',
  failed: 'The code could not be created. Please try again.',
  code: {
    label: 'Your recovery code',
    lead: 'It is shown only once. Write it down now; case doesn’t matter.',
    copy: { ready: 'Copy the code', copied: 'Copied', failed: 'Could not copy' },
    done: 'I have written it down',
    kept: 'Your recovery code is now active.',
  },
  notice: {
    text: 'No recovery code yet.',
    make: 'Make one',
    later: 'Not now',
    label: 'Recovery code',
    close: 'Close',
  },
  page: {
    title: 'Forgotten password',
    lead: 'Your username and the recovery code that you wrote down let you set a new password.',
    username: 'Username',
    code: 'Recovery code',
    codeExample: '24 characters in groups of four',
    password: 'New password',
    send: 'Set the new password',
    sending: 'Setting the password...',
    failed: 'The password was not set. Please try again.',
    done: 'Your new password is set, and you are signed out everywhere. Any passkeys were removed. Here is your new code.',
    logIn: 'Log in',
    remembered: 'Remembered it?',
    noCode: {
      title: 'No code?',
      text: 'Write to us. We can give you a new password.',
      frame: {
        title: 'contact form',
        late: 'The contact form is not loading.',
        open: 'Open the contact form on its own page',
      },
      link: 'Open the contact form',
    },
  },
}
