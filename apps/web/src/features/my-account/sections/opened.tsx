import { type ReactNode, useId, useState } from 'react'
import { Opener } from '../../../components/opener.tsx'

interface OpenedProps {
  label: string
  /** What was done, when it was done. */
  said?: string
  /** Gets the way to close it again, with what is to be said then. */
  children: (close: () => void) => ReactNode
}

/** What opens when it is wanted; the focus comes back when it is closed from within. */
export function Opened({ label, said = '', children }: OpenedProps) {
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
      <div id={id}>{opener !== undefined && children(close)}</div>
    </div>
  )
}
