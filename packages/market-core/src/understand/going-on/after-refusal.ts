import { foretells } from '../intent/not-given.ts'
import type { Period } from '../period/period.ts'
import type { Question } from '../reading.ts'

/** What a price will be, or whether to sell, was asked before, and was not told. */
export const isRefused = ({ intent, danger }: Question): boolean =>
  (intent === 'forecast' || intent === 'advice') && danger === undefined

const past =
  /(?<![^ ])(?:was|were|cost|did|had|last|past|ago|earlier|previous|history|back then|years? before|months? before)(?![^ ])/
const present = /(?<![^ ])(?:now|today|currently|current|newest|latest|at the moment|is it)(?![^ ])/

/**
 * Whether a turn behind a refusal is content with the past or with now: "then just tell me what it was last January".
 * "And in April?" still asks what will be.
 */
export const asksWhatItWas = (plain: string, { intent }: Question, period: Period | undefined): boolean =>
  !foretells(plain) && (past.test(plain) || present.test(plain) || (intent === 'advice' && isDated(period)))

/** Whoever asked whether to sell, and now names a year, asks for its price. */
const isDated = (period: Period | undefined): boolean =>
  period !== undefined &&
  ('monthsAgo' in period ||
    'months' in period ||
    ('start' in period && period.start !== undefined && !period.start.startsWith('--')))
