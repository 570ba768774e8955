import { type ReactNode, useId, useState } from 'react'
import { Opener } from '../../../components/opener.tsx'

interface OpenedProps {
  label: string
  /** What it is for: stands over what is opened. */
  lead?: string
  /** What was done, when it was done. */
  said?: string
  /** Gets the way to close it again, with what is to be said then. */
  children: (close: () => void) => ReactNode
}

/** What opens when it is wanted; the focus comes back when it is closed from within. */
export function Opened({ label, lead, said = '', children }: OpenedProps) {
  const id = useId()
  const [opener, setOpener] = useState<HTMLButtonElement>()
  const close = () => {
    setOpener(undefined)
    opener?.focus()
  }
  return (
    <div>
      <Opener
        label={label}
        opens={id}
        isOpen={opener !== undefined}
        onToggle={(button) => setOpener(opener === undefined ? button : undefined)}
      />
      <p className="my-account__said" role="status">
        {opener === undefined && said}
      </p>
      <div id={id}>
        {opener !== undefined && lead !== undefined && <p className="my-account__quiet">{lead}</p>}
        {opener !== undefined && children(close)}
      </div>
    </div>
  )
}
