import { listSeparators } from '@smart-farming/words/format/names/list'
import { Fragment, type ReactNode } from 'react'

interface EnumerationProps {
  /** Language, BCP 47. */
  tag: string
  /** At least one item. */
  items: readonly ReactNode[]
}

/** A list of elements joined as usual in the language: "a, b, c". */
export function FormattedList({ tag, items }: EnumerationProps) {
  return listSeparators(tag, items.length).map((words, at) => (
    // Items have no identity but their position.
    <Fragment key={at}>
      {words}
      {items[at]}
    </Fragment>
  ))
}
