import type { ReactNode } from 'react'
import { lazyWords } from '../../../words.ts'

interface FarmCardProps {
  heading: string
  summary: ReactNode
  onToggle?: () => void
  children: ReactNode
}

/** A group of questions: the answers on one line, with the controls collapsed below. */
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
