import { type ReactNode, useId, useState } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { Opener } from '../../../components/opener.tsx'
import css from './crop-details.css?inline'

adoptStyle(css)

interface CropDetailsProps {
  label: string
  /** The `import()` of what is inside. */
  load: () => Promise<object>
  children: () => ReactNode
}

/** What there is to a crop's price besides itself, drawn only once it is asked for. */
export function CropDetails({ label, load, children }: CropDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  const bodyId = useId()
  return (
    <div className="crop-details">
      <Opener label={label} opens={bodyId} isOpen={isOpen} load={load} onToggle={() => setOpen(!isOpen)} />
      <div id={bodyId} className="crop-details__body" hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </div>
  )
}
