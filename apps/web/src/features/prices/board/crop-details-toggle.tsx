import { type ReactNode, useId } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Disclosure } from '../../../components/disclosure.tsx'
import css from './crop-details-toggle.css?inline'

adoptStyle(css)

interface CropDetailsProps {
  /** Short label. The surrounding card names the crop. */
  label: string
  /** Full name, for use outside the card. */
  name: string
  isOpen: boolean
  load: () => Promise<object>
  onToggle: () => void
  children: ReactNode
}

/** Button and slot for a crop's details, in its card. */
export function CropDetailsToggle({ label, name, isOpen, load, onToggle, children }: CropDetailsProps) {
  const bodyId = useId()
  return (
    <div className="crop-details">
      <Disclosure label={label} name={name} opens={bodyId} isOpen={isOpen} load={load} onToggle={onToggle} />
      <div id={bodyId} className="crop-details__body" hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
