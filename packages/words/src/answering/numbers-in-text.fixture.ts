/**
 * Numbers in a text, in ascending order, parsed with the decimal and grouping marks of the
 * language.
 */
export function numbersInText(tag: string, text: string): number[] {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.5)
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const [group, decimal] = [mark('group'), mark('decimal')]
  const quoted = (sign: string) => sign.replace(/[.]/g, '\\.')
  const figure = new RegExp(
    `\\d{1,3}(?:${quoted(group)}\\d{2,3})+(?:${quoted(decimal)}\\d+)?|\\d+(?:${quoted(decimal)}\\d+)?`,
    'g',
  )
  return [...text.matchAll(figure)]
    .map(([said]) => Number(said.replaceAll(group, '').replace(decimal, '.')))
    .sort((a, b) => a - b)
}
