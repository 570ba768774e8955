/**
 * What the weather says to a job: the same words in the sentence of a day, on its strip, by its reasons and in the
 * chat.
 */
export const verdicts = {
  good: 'Good',
  careful: 'Careful',
  dont: 'Don’t',
  unknown: 'Can’t tell',
}

/** Reasons for care that have a sign and a word of their own. */
export const cares = { dark: 'dark', drift: 'drift' }

/** A stretch that is over before the job would be. */
export const tooShort = 'too short'

/** Frost is no job: its verdicts say whether there is any. */
export const frostVerdicts = {
  good: 'No frost',
  careful: 'Frost risk',
  dont: 'Frost',
  unknown: verdicts.unknown,
}

/** The jobs, and frost. */
export const jobNames = {
  spraying: 'Spraying',
  frost: 'Frost',
  harvest: 'Combining',
  hay: 'Baling hay',
  field_work: 'Field work',
}
