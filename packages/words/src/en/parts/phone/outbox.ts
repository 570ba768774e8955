import { formatConjunction } from '../../../format/names/list.ts'
import { formatNumber } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

/** Changes and messages made offline that wait for a connection. */
export const outbox = {
  sendWhenBack: 'Send it when the network is back',
  cannotWait: 'This phone saves nothing, so it cannot be sent later.',
  willBeSent: 'Saved on this phone, waiting to be sent.',
  settings: 'your farm settings',
  board: 'your price board',
  message: 'your message to us',
  place: {
    move: ({ name }: { name: string }) => `${name} as your location`,
    choose: ({ name }: { name: string }) => `${name} as your location`,
    add: ({ name }: { name: string }) => `${name} as another place`,
    rename: ({ name }: { name: string }) => `the name ${name}`,
    remove: ({ name }: { name: string }) => `the removal of ${name}`,
  },
  waits: ({ what }: { what: string }) =>
    `Will be sent when the network is back and this page is open: ${what}.`,
  old: ({ what }: { what: string }) => `Waiting for more than a week: ${what}.`,
  refused: ({ what, why }: { what: string; why: string }) => `Could not be saved: ${what}. ${why}`,
  asks: ({ parts }: { parts: readonly string[] }) =>
    `Your farm settings were also changed elsewhere: ${formatConjunction(tag, parts)}. Which do you want to keep?`,
  sendNow: 'Send now',
  remove: 'Remove',
  takeOwn: 'Those on this phone',
  leaveThere: 'Those in my account',
  /** Sections of the settings. */
  parts: {
    units: 'units',
    enterprises: 'farm type',
    crop: 'crop',
    soil: 'soil',
    since: 'start dates',
    sprayGroup: 'what I spray most',
    limits: 'my own limits',
    boardCrops: 'crops on the price board',
    boardUnit: 'price unit',
    boardCurrency: 'price currency',
    boardLand: 'land unit',
    boardCosts: 'costs and yields',
    boardTargets: 'price alerts',
  },
  /** Shown before a logout that would discard the queue. */
  leaving: {
    question: ({ count }: { count: number }) =>
      `${count === 1 ? 'One unsent item' : `${formatNumber(tag, count)} unsent items`} on this phone will be lost.`,
    leave: 'Log out and lose it',
    stay: 'Stay',
  },
  /** On the login page. */
  atLogin:
    'This phone has unsent changes. They are sent when the account that made them logs in. Logging in with another account, or with “Shared phone: save nothing here”, removes them.',
}
