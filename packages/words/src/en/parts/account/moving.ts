import type { Device } from '@smart-farming/contracts/accounts/my-account'
import { deviceName } from './devices.ts'

/** Moving to another phone with a link and a number. */
export const moving = {
  heading: 'Move to another phone',
  lead: 'Sign another phone in without typing the password there.',
  begin: 'Show the link',
  beginning: 'Making the link...',
  beginFailed: 'There is no link. Please try again.',
  linkMissing: 'The link could not be loaded. It will be tried again when you are back online.',
  scan: 'Open the camera of the other phone and point it at this square, or open the link there. It works once, for five minutes.',
  square: 'The link as a QR code',
  copy: { ready: 'Copy the link', copied: 'Copied', failed: 'Could not copy' },
  waiting: 'Waiting for the other phone...',
  asked: ({ device }: { device: Device | undefined }) =>
    `The link was opened on: ${deviceName(device)}. It shows a number of two digits. Type it only if you hold that phone.`,
  number: 'The two digits on the other phone',
  confirm: 'Let it in',
  confirming: 'Letting it in...',
  confirmFailed: 'That did not work. Please try again.',
  confirmed: 'Confirmed. The other phone signs itself in within seconds; this one stays signed in, too.',
  over: 'This link is over. Make a new one to go on.',
  again: 'Make a new link',
  unheard: 'No connection just now. Reconnects automatically.',
  stop: 'Stop',
  close: 'Close',
  page: {
    title: 'Sign this phone in',
    lead: 'Type this number on the phone that is signed in.',
    asking: 'Opening the link...',
    label: 'The number',
    waiting: 'Waiting for the other phone...',
    unheard: 'No connection just now. Reconnects automatically.',
    over: 'This link is over: it works once, for five minutes. Begin again on the phone that is signed in.',
    missing: 'This link is not complete. Begin again on the phone that is signed in.',
    failed: 'The link could not be opened. The connection may be poor.',
    tryAgain: 'Try again',
    logIn: 'Log in with the password instead',
  },
}
