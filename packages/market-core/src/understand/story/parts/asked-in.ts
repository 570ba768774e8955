import type { Clause } from '../story.ts'

/** "Gross margin per ha of sunflower: ..." */
const ofResult =
  /^(?:[^ ]+ )*(?:margin|profit|income|revenue|loss) (?:per|an?|for each|for one) (?:ha|hectare|acre)(?![^ ])/
const ofEven = /(?<![^ ])break ?-?even(?![^ ])/
const opens = /(?<![^ ])(?:how|what|whats|(?<!of )which)(?![^ ])/

/** "And per acre on 4 acres". */
const ofLand = /^(?:and )?per (?:ha|hectare|acre) (?:on|for|of|over) (?:my |the |all )*\d/

/** The clauses that ask, or the last where none does. */
export function askedIn(clauses: readonly Clause[]): string {
  const said = clauses.map(({ tokens }) => tokens.join(' '))
  const opened = said.findLastIndex((clause) => opens.test(clause))
  // "Can you do break-even for me", with the figures told in the sentences behind it.
  const last = clauses.at(-1)?.sentence
  const isEven = (clause: string, at: number) =>
    (ofEven.test(clause) && clauses[at]?.sentence !== last) ||
    (at === 0 && said.length > 1 && ofResult.test(clause) && !/\d/.test(clause))
  const from = opened === -1 ? said.findLastIndex(isEven) : opened
  // "..., all costs 745 an acre. Profit per acre, total": what is asked without any figure, and what stands before it.
  const tail =
    said.findLastIndex(
      (clause, at) => (/\d/.test(clause) && !ofLand.test(clause)) || clauses[at]?.sentence !== last,
    ) + 1
  // What is told behind the question, as of what a bag holds, asks for nothing.
  return said
    .slice(from === -1 ? Math.min(tail, said.length - 1) : from)
    .filter((clause, at) => at === 0 || !/\d/.test(clause) || ofLand.test(clause))
    .join(' ')
}
