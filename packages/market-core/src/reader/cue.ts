import cues from './languages/en/cues.json' with { type: 'json' }

/** Language-independent meaning of a phrase. Each language has a table of phrases by cue. */
export type Cue = keyof typeof cues

export const CUES = Object.keys(cues) as readonly Cue[]

/** Cues that matter mainly in calculations. */
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
