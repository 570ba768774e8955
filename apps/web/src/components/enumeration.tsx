import { enumerators } from '@smart-farming/words/format/names/list'
import { Fragment, type ReactNode } from 'react'

interface EnumerationProps {
  /** Of the language, BCP 47. */
  tag: string
  /** At least one. */
  items: readonly ReactNode[]
}

/** An enumeration of more than text: "a, b, c", as the language writes one. */
export function Enumeration({ tag, items }: EnumerationProps) {
  return enumerators(tag, items.length).map((words, at) => (
    // What stands in an enumeration is known by its place.
    <Fragment key={at}>
      {words}
      {items[at]}
    </Fragment>
  ))
}
