import type { ReactNode } from 'react'
import { lazyWords } from '../../../words.ts'

interface FarmCardProps {
  heading: string
  /** The current answers, on one line. */
  summary: ReactNode
  onToggle?: () => void
  children: ReactNode
}

/** A group of questions: its answers on one line, and the controls below, collapsed until tapped. */
export const FarmCard = ({ heading, summary, onToggle, children }: FarmCardProps) => (
  <details className="farm-card" onToggle={onToggle}>
    <summary className="farm-card__line">
      <h3 className="farm-settings__heading">{heading}</h3>
      <span className="farm-card__summary">{summary}</span>
      <span className="farm-card__change">{lazyWords.farmSettings.change}</span>
    </summary>
    <div className="farm-card__questions">{children}</div>
  </details>
)
