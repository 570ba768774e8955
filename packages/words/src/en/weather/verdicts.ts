/**
 * Verdicts on a job, with the same text in the day's sentence, on the strip, with reasons and in
 * the chat.
 */
export const verdicts = {
  good: 'Good',
  careful: 'Careful',
  dont: 'Don’t',
  unknown: 'Can’t tell',
}

/** Reasons for care with their own icon. */
export const careReasons = { dark: 'dark', drift: 'drift' }

/** Marks a suitable time range that is shorter than the job. */
export const tooShortLabel = 'too short'

/** Frost is not a job, so its verdicts say whether frost is expected. */
export const frostVerdicts = {
  good: 'No frost',
  careful: 'Frost risk',
  dont: 'Frost',
  unknown: verdicts.unknown,
}

export const jobNames = {
  spraying: 'Spraying',
  frost: 'Frost',
  harvest: 'Combining',
  hay: 'Baling hay',
  field_work: 'Field work',
}
