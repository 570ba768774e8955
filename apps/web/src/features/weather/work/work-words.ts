import type { Work } from '@smart-farming/weather-core/work/judge-forecast'
import type { Verdict } from '@smart-farming/weather-core/work/verdict'

const WORK_WORDS: Readonly<Record<Work, string>> = {
  spraying: 'Spraying',
  frost: 'Frost',
  harvest: 'Combining',
  hay: 'Baling hay',
  field_work: 'Field work',
}

const wordsByName: Readonly<Record<string, string>> = WORK_WORDS

/** What a job is called; one that this page is too old to know, by its name. */
export const workWords = (work: string): string => wordsByName[work] ?? work.replaceAll('_', ' ')

/** What each verdict is called. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  good: 'Good',
  careful: 'Careful',
  dont: 'Don’t',
  unknown: 'Cannot judge',
}

/** Frost is no job: its verdicts say whether there is any. */
const FROST_WORDS: Readonly<Record<Verdict, string>> = {
  good: 'No frost',
  careful: 'Frost risk',
  dont: 'Frost',
  unknown: 'Cannot judge',
}

/** A verdict on a job in words. */
export const verdictWords = (work: string, verdict: Verdict): string =>
  (work === 'frost' ? FROST_WORDS : VERDICT_WORDS)[verdict]
