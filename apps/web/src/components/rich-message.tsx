import type { ReactNode } from 'react'

interface MarkedProps {
  words: string
  /**
   * Values to find in the sentence, each with its replacement element. Missing values are ignored.
   */
  marks: readonly (readonly [value: string, drawn: ReactNode])[]
}

/**
 * A sentence with a name. The name is isolated, so that its writing direction does not affect the
 * rest.
 */
export const IsolatedName = ({ words, name }: { words: string; name: string }) => (
  <RichMessage words={words} marks={[[name, <bdi key="name">{name}</bdi>]]} />
)

/** A sentence in which elements replace some values. The translation decides their order. */
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
