import type { ReactNode } from 'react'
import { adoptStyle } from '../../components/adopt-style.ts'
import css from './fold.css?inline'

adoptStyle(css)

interface FoldProps {
  label: ReactNode
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A line that opens what stands below it; it looks as every other that does. */
export function Fold({ label, onToggle, children }: FoldProps) {
  return (
    <details className="fold" onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <span>{label}</span>
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  )
}
