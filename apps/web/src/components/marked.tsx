import type { ReactNode } from 'react'

interface MarkedProps {
  /** A whole sentence of the catalogue. */
  words: string
  /** Values that stand in it, each with how it is drawn. One that does not is left out. */
  marks: readonly (readonly [value: string, drawn: ReactNode])[]
}

/** A sentence with a name in it, which turns nothing around it whichever way it is written. */
export const Isolated = ({ words, name }: { words: string; name: string }) => (
  <Marked words={words} marks={[[name, <bdi key="name">{name}</bdi>]]} />
)

/** A sentence of which some values are drawn otherwise, wherever the language puts them. */
export function Marked({ words, marks: [first, ...others] }: MarkedProps): ReactNode {
  if (first === undefined) return words
  const [value, drawn] = first
  const at = words.indexOf(value)
  if (at < 0) return <Marked words={words} marks={others} />
  return (
    <>
      <Marked words={words.slice(0, at)} marks={others} />
      {drawn}
      <Marked words={words.slice(at + value.length)} marks={others} />
    </>
  )
}
