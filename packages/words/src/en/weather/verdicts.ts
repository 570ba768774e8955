/**
 * Verdicts of the weather for a job: the same words in a day's sentence, on its strip, with its reasons and in the
 * chat.
 */
export const verdicts = {
  good: 'Good',
  careful: 'Careful',
  dont: 'Don’t',
  unknown: 'Can’t tell',
}

/** Reasons for care with their own icon and word. */
export const careReasons = { dark: 'dark', drift: 'drift' }

/** A suitable time range shorter than the job. */
export const tooShortLabel = 'too short'

/** Frost is not a job: its verdicts say whether any is expected. */
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
