import { listSeparators } from '@smart-farming/words/format/names/list'
import { Fragment, type ReactNode } from 'react'

interface EnumerationProps {
  tag: string
  items: readonly ReactNode[]
}

/** Joins elements into a list in the language's style, such as "a, b, c". */
export function FormattedList({ tag, items }: EnumerationProps) {
  return listSeparators(tag, items.length).map((words, at) => (
    // Items have no identity other than their position.
    <Fragment key={at}>
      {words}
      {items[at]}
    </Fragment>
  ))
}
