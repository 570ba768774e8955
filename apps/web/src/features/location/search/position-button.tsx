import { useId } from 'react'
import '../../../components/link-button.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import css from './position-button.css?inline'

adoptStyle(css)

interface PositionButtonProps {
  isFinding: boolean
  onFind: () => void
}

/** Two ways to find an unnamed spot: the farmer's position, or typed coordinates. */
export function PositionButton({ isFinding, onFind }: PositionButtonProps) {
  const words = lazyWords.places.position
  const hintId = useId()
  return (
    <div className="position">
      <button
        className="link-button"
        type="button"
        disabled={isFinding}
        aria-describedby={hintId}
        onClick={onFind}
      >
        <svg className="position__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z" />
        </svg>
        {isFinding ? words.finding : words.find}
      </button>
      <p id={hintId} className="position__hint">
        {words.hint}
      </p>
    </div>
  )
}
