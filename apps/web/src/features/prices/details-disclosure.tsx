import type { ReactNode } from 'react'
import { adoptStyle } from '../../components/adopt-style.ts'
import css from './details-disclosure.css?inline'

adoptStyle(css)

interface FoldProps {
  label: ReactNode
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A disclosure in the style of the price board. */
export function DetailsDisclosure({ label, onToggle, children }: FoldProps) {
  return (
    <details className="fold" onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <span>{label}</span>
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  )
}
