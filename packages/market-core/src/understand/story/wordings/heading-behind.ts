const heading =
  /,? ?(?<![\p{L}\d])all (?:of (?:it|them|that) |in )?(?:pounds?|dollars?|euros?|rupees|shillings|rand)? ?(?:per|an?) (acre|hectare|ha)(?![\p{L}\d])/iu
const sentenceEnd = /[?!]|\.(?!\d)/g
const figure = /\p{L} \d/gu

/** "Seed 70, sprays 110, all per hectare": a list of figures with its heading in front. */
export function withHeadingFirst(text: string): string {
  const found = heading.exec(text)
  if (found === null) return text
  const before = text.slice(0, found.index)
  const from = ([...before.matchAll(sentenceEnd)].at(-1)?.index ?? -1) + 1
  const list = before.slice(from).trim()
  if ((list.match(figure) ?? []).length < 2) return text
  const behind = text.slice(found.index + found[0].length)
  return `${text.slice(0, from)}${from > 0 ? ' ' : ''}per ${found[1]}: ${list}${behind}`
}
