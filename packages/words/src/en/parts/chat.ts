import { monthOfYear } from '../../format/dates/month.ts'
import { number } from '../../format/number.ts'
import { plural } from '../../format/plural.ts'
import { tag } from '../tag.ts'

interface Source {
  /** The series, and the market that it is of, where it is of one. */
  series: string
  /** Of its newest figure, `YYYY-MM`. */
  month: string
  unit: string
  licence: string
}

/** The chat from its first question on. */
export const chat = {
  /** In the place of a reply that says nothing. */
  noContent: 'Sorry, I could not get a response.',
  edit: 'Edit',
  editQuestion: ({ question }: { question: string }) => `Edit: ${question}`,
  editor: {
    label: 'Your question, put another way',
    send: 'Send again',
    note: 'What came after it will be removed.',
    cancel: 'Cancel',
  },
  /** How an answer ended that did not come to its own end. */
  stopped: 'The answer was stopped.',
  cutOff: 'The answer was cut off.',
  tryAgain: 'Try again',
  /** Under an answer of a model that states facts from sources. */
  checked:
    'Checked: its figures come from the sources named here or from you, and so do the crop, place, month and direction beside them. The advice around them was not checked.',
  /** Under an answer of a model without such facts. */
  generalAdvice: 'General advice from an AI model. It was not checked.',
  /** Behind either, where statements did not pass. */
  unchecked: ({ count }: { count: number }) =>
    `${number(tag, count)} ${plural(tag, count, { one: 'statement could not be checked and was', other: 'statements could not be checked and were' })} left out.`,
  /** Behind a figure, and the same said in full to who cannot see how it is set. */
  unverified: 'unverified',
  unverifiedWhy: ': this figure rests on none of the sources',
  sources: 'Sources',
  /** Behind the name of who publishes it. */
  source: ({ series, month, unit, licence }: Source) =>
    `: ${series}, newest ${monthOfYear(tag, month)}, ${unit}, ${licence}`,
  copy: { ready: 'Copy', copied: 'Copied', failed: 'Could not copy' },
  table: 'Table',
  opensNewTab: ' (opens in a new tab)',
}
