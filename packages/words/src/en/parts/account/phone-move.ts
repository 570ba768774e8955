import type { Device } from '@smart-farming/contracts/accounts/my-account'
import { deviceName } from './devices.ts'

/** Moving to another phone with a link and a number. */
export const phoneMove = {
  heading: 'Move to another phone',
  lead: 'Sign another phone in without typing the password there.',
  begin: 'Show the link',
  beginning: 'Making the link...',
  beginFailed: 'The link could not be made. Please try again.',
  linkMissing: 'The link could not be loaded. We will try again when you are back online.',
  scan: 'Open the camera of the other phone and point it at this square, or open the link there. It works once, for five minutes.',
  square: 'The link as a QR code',
  copy: { ready: 'Copy the link', copied: 'Copied', failed: 'Could not copy' },
  waiting: 'Waiting for the other phone...',
  asked: ({ device }: { device: Device | undefined }) =>
    `The link was opened on: ${deviceName(device)}. It shows a two-digit number. Type it only if you have that phone.`,
  number: 'The two digits on the other phone',
  confirm: 'Sign it in',
  confirming: 'Signing it in...',
  confirmFailed: 'That did not work. Please try again.',
  confirmed: 'Confirmed. The other phone will be signed in within seconds; this one stays signed in.',
  over: 'This link has expired. Make a new one to continue.',
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
    over: 'This link has expired: it works once, for five minutes. Start again on the phone that is signed in.',
    missing: 'This link is incomplete. Start again on the phone that is signed in.',
    failed: 'The link could not be opened. The connection may be poor.',
    tryAgain: 'Try again',
    logIn: 'Log in with the password instead',
  },
}
