import cues from './languages/en/cues.json' with { type: 'json' }

/** Meaning of a word or phrase, independent of its language. Every language has a table of phrases by cue. */
export type Cue = keyof typeof cues

export const CUES = Object.keys(cues) as readonly Cue[]

/** Cues that matter in a sum, and little elsewhere. */
export const SUM_CUES: ReadonlySet<Cue> = new Set([
  'times',
  'lump',
  'rest',
  'self',
  'what_percent',
  'beyond_sums',
  'day',
  'daily',
  'week',
  'month',
  'year',
])
