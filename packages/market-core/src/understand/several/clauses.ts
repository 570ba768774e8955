/** Where a clause ends: not within a figure. */
const joint =
  /[?!;:،؛؟।—]+|\.(?!\d)|,(?!\d)|(?<=\s)(?:and|then|plus|also|&|next to|beside|alongside|as well as)(?=\s)/giu

/** A clause of a sentence, and where it stands in it, with the joint before it. */
export interface Clause {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The clauses of a text in English words, none of them empty. */
export function clausesOf(text: string): readonly Clause[] {
  const clauses: Clause[] = []
  let start = 0
  let from = 0
  const add = (end: number) => {
    const clause = text.slice(from, end)
    if (/[\p{L}\p{N}]/u.test(clause)) {
      clauses.push({ text: clause.trim(), start, end })
      start = end
    }
  }
  for (const { index, 0: said } of text.matchAll(joint)) {
    add(index)
    from = index + said.length
  }
  add(text.length)
  return clauses
}

/** A text without one of its clauses, and without the joint that it hung on. */
export const withoutClause = (text: string, { start, end }: Clause): string =>
  `${text.slice(0, start)} ${text.slice(end)}`
    .replace(/^[\s,;:.?!]+|\s*(?:,|\band\b|\s)+(?=[?.!]*$)/giu, '')
    .trim()
