import type { Story } from '../told-story.ts'

/** Whether a sum is made of earlier turns alone, though this one tells figures of its own. */
export function leavesOut({ read }: Story, text: string): boolean {
  const said = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))
  if (!('sum' in read) || said.length === 0) return false
  const used = [read.sum, ...(read.next ? [read.next] : [])].flatMap(({ terms }) =>
    terms.flatMap(({ factors, value, of }) => [
      value,
      ...(of ? [of.value] : []),
      ...factors.flatMap((one) => [one.value, ...(one.less ? [one.less.from, ...one.less.taken] : [])]),
    ]),
  )
  return !/[,.]\d{3}/.test(text) && said.every((value) => !used.includes(value))
}
