import { allOf } from '../../../format/names/list.ts'
import { number } from '../../../format/number.ts'
import { tag } from '../../tag.ts'

/** The outbox: changes and messages made offline, waiting for a connection. */
export const waiting = {
  sendWhenBack: 'Send it when the network is back',
  cannotWait: 'This phone keeps nothing, so it cannot wait.',
  willBeSent: 'It waits on this phone.',
  /** Names of queued items. */
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
  /** States of a queued item. */
  waits: ({ what }: { what: string }) =>
    `Will be sent when the network is back and this page is open: ${what}.`,
  old: ({ what }: { what: string }) => `Has waited for more than a week: ${what}.`,
  refused: ({ what, why }: { what: string; why: string }) => `Could not be kept: ${what}. ${why}`,
  asks: ({ parts }: { parts: readonly string[] }) =>
    `Your farm settings were changed elsewhere while yours waited, in another way: ${allOf(tag, parts)}. Which shall stand?`,
  sendNow: 'Send now',
  remove: 'Remove',
  takeOwn: 'Those from this phone',
  leaveThere: 'Those that are there now',
  /** Sections of the settings. */
  parts: {
    units: 'units',
    enterprises: 'farm type',
    crop: 'crop',
    soil: 'soil',
    since: 'counting from a day',
    sprayGroup: 'what I spray most',
    limits: 'my own limits',
    boardCrops: 'crops on the price board',
    boardUnit: 'unit of prices',
    boardCurrency: 'currency of prices',
    boardLand: 'unit of land',
    boardCosts: 'costs and yields',
    boardTargets: 'prices that I wait for',
  },
  /** Before a log-out that would discard the queue. */
  leaving: {
    question: ({ count }: { count: number }) =>
      `${count === 1 ? 'One thing that waits' : `${number(tag, count)} things that wait`} on this phone to be sent will be lost.`,
    leave: 'Log out and lose it',
    stay: 'Stay',
  },
  /** On the log-in page. */
  atLogin:
    'Something waits on this phone to be sent. It is sent when the account that made it logs in; another account, or “Shared phone: save nothing here”, removes it.',
}
