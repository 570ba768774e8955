import type { Clause, StoryFigure } from '../story.ts'

const eras = /(?<![^ ])(?:(last|previous)|this) (?:year|season|month|week|harvest)(?![^ ])/g

/** Of which time the clauses before a figure are, in its sentence. */
export function eraOf(
  clauses: readonly Clause[],
  { clause, sentence }: StoryFigure,
): 'old' | 'new' | undefined {
  const said = clauses
    .slice(0, clause)
    .filter((one) => one.sentence === sentence)
    .map(({ tokens }) => tokens.join(' '))
  const last = [...said.join(' , ').matchAll(eras)].at(-1)
  return last === undefined ? undefined : last[1] === undefined ? 'new' : 'old'
}
