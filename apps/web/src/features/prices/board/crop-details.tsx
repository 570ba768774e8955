import { type ReactNode, useId } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Opener } from '../../../components/opener.tsx'
import css from './crop-details.css?inline'

adoptStyle(css)

interface CropDetailsProps {
  /** Beside its card, which says what crop it is. */
  label: string
  /** By itself. */
  name: string
  isOpen: boolean
  /** The `import()` of what is inside. */
  load: () => Promise<object>
  onToggle: () => void
  /** The place of the details, where they are open. */
  children: ReactNode
}

/** Opens what there is to a crop's price besides itself, in its card. */
export function CropDetails({ label, name, isOpen, load, onToggle, children }: CropDetailsProps) {
  const bodyId = useId()
  return (
    <div className="crop-details">
      <Opener label={label} name={name} opens={bodyId} isOpen={isOpen} load={load} onToggle={onToggle} />
      <div id={bodyId} className="crop-details__body" hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
