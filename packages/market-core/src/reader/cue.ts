import cues from './languages/en/cues.json' with { type: 'json' }

/** What a word or phrase hints at, whatever language it is in. Every language has a table of phrases by cue. */
export type Cue = keyof typeof cues

export const CUES = Object.keys(cues) as readonly Cue[]

/** Cues that say something in a sum, and little anywhere else. */
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
