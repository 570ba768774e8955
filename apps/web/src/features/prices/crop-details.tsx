import { type ReactNode, useId, useState } from 'react'
import './crop-details.css'

/** What there is to a crop's price besides itself, drawn only once it is asked for. */
export function CropDetails({ label, children }: { label: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <div className="crop-details">
      <button
        className="crop-details__toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <svg className="crop-details__arrow" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </svg>
      </button>
      <div id={bodyId} className="crop-details__body" hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </div>
  )
}
