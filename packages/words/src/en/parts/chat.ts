import { formatMonth } from '../../format/dates/month.ts'
import { tag } from '../tag.ts'

interface Source {
  /** The series, with its market if it has one. */
  series: string
  /** Month of the latest value, `YYYY-MM`. */
  month: string
  unit: string
  licence: string
}

/** Chat texts from the first question on. */
export const chat = {
  /** Short answers about the farm, before the first question. */
  own: {
    worth: 'What is my crop worth?',
    stretch: ({ day, from, to }: { day: string; from: string; to: string }) => `${day}, ${from}–${to}`,
    good: 'good conditions',
    careful: 'possible with care',
    notNow: 'Not this week',
    noHours: 'no good hours in the forecast',
    priced: ({ per, where, when }: { per: string; where: string; when: string }) =>
      `per ${per}, ${where}, ${when}`,
  },
  /** Words treated as equal when questions are suggested. */
  sameWords: { worth: 'price' } as Readonly<Record<string, string | undefined>>,
  /** Replaces an empty reply. */
  noContent: 'Sorry, I could not get a response.',
  edit: 'Edit',
  editQuestion: ({ question }: { question: string }) => `Edit: ${question}`,
  editor: {
    label: 'Change your question',
    send: 'Send again',
    note: 'Everything below it will be removed.',
    cancel: 'Cancel',
  },
  stopped: 'The answer was stopped.',
  cutOff: 'The answer was cut off.',
  tryAgain: 'Try again',
  /** Heading of an answer's sources. */
  checked: 'Checked:',
  /** Follows the publisher's name. */
  source: ({ series, month, unit, licence }: Source) =>
    `: ${series}, latest ${formatMonth(tag, month)}, ${unit}, ${licence}`,
  copy: { ready: 'Copy', copied: 'Copied', failed: 'Could not copy' },
  table: 'Table',
  opensNewTab: ' (opens in a new tab)',
}
