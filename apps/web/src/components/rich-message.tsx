import type { ReactNode } from 'react'

interface MarkedProps {
  /** A complete sentence of the catalogue. */
  words: string
  /** Values within the sentence, each with the element that replaces it. A value that does not occur is left out. */
  marks: readonly (readonly [value: string, drawn: ReactNode])[]
}

/** A sentence with a name, isolated so that the name's writing direction does not affect the rest. */
export const IsolatedName = ({ words, name }: { words: string; name: string }) => (
  <RichMessage words={words} marks={[[name, <bdi key="name">{name}</bdi>]]} />
)

/** A sentence with some values rendered as elements, wherever the language puts them. */
export function RichMessage({ words, marks: [first, ...others] }: MarkedProps): ReactNode {
  if (first === undefined) return words
  const [value, drawn] = first
  const at = words.indexOf(value)
  if (at < 0) return <RichMessage words={words} marks={others} />
  return (
    <>
      <RichMessage words={words.slice(0, at)} marks={others} />
      {drawn}
      <RichMessage words={words.slice(at + value.length)} marks={others} />
    </>
  )
}
